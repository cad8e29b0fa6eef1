"""Who sits where, until when, and what a rated table demands: seats, clocks, pauses."""
