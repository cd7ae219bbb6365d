-- The language of a customer's mails: the one in which the account was last used.
ALTER TABLE "users"
  ADD COLUMN "language" TEXT NOT NULL DEFAULT 'en',
  ADD CONSTRAINT users_language CHECK (language IN ('en', 'id'));
