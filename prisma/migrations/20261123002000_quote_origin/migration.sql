-- Nullable: servers of the version before insert quotes without it while an upgrade runs.
ALTER TABLE "shipping_quotes" ADD COLUMN "origin" TEXT;
