-- Only adds.
-- AlterTable
ALTER TABLE "money_entries" ADD COLUMN     "image" TEXT;
