"""The component values: read, checked, packed."""
