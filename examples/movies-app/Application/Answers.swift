/// What the movie database has, in JSON. A page has two movies at most.
let answers = [
  "/search/movie?query=cat&page=1": """
    {"page": 1, "total_pages": 2, "results": [
      {"id": 1, "title": "The Cat Returns", "release_date": "2002-07-19", "overview": "A girl is to marry the prince of cats."},
      {"id": 2, "title": "Cat Soup", "release_date": "2001-02-21", "vote_average": 7.3}
    ]}
    """,
  "/search/movie?query=cat&page=2": """
    {"page": 2, "total_pages": 2, "results": [
      {"id": 3, "title": null, "release_date": ""}
    ]}
    """,
  "/search/movie?query=castle&page=1": """
    {"page": 1, "total_pages": 1, "results": [
      {"id": 4, "title": "Howl's Moving Castle", "release_date": "2004-11-20", "overview": "A house walks about."}
    ]}
    """,
  "/search/movie?query=torn&page=1": """
    {"page": 1, "total_pages":
    """,
]
