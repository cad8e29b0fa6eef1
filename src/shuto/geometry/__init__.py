"""Shapes, crossings and clearances in mm. No game words here; nothing heavy is loaded until a kernel module is."""
