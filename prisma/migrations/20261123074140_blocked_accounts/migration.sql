-- Accounts that an operator has blocked. A blocked account is never an admin's.
ALTER TABLE users
  ADD COLUMN blocked_at timestamptz(3),
  ADD CONSTRAINT users_blocked_customer CHECK (blocked_at IS NULL OR role = 'user');
