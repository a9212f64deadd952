"""Records: the data of models, their checks and their files."""
