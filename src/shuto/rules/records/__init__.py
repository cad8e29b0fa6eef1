"""Games as files: records, their notation, and reading them."""
