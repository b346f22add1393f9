"""What bots think."""
