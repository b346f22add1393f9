"""What people read: views, names, positions as text."""
