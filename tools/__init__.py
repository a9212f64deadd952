"""Programs that build, check and release the package."""
