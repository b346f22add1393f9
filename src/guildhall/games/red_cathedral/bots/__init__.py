"""What bots think of The Red Cathedral: `policy` chooses quickly, `prices` values, `appraisal` judges positions."""
