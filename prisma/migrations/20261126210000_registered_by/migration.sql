-- Null for accounts of earlier releases: their first proof forgets what was put in.
ALTER TABLE "users" ADD COLUMN "registered_by" TEXT;
