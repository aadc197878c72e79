// Requests, which Foundation has.
