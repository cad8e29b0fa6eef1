"""The referee: what may be built where, and every reason why not."""
