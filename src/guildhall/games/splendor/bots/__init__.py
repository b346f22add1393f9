"""What bots think of Splendor."""
