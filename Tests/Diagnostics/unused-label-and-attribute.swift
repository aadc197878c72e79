#unknown // error: unknown
