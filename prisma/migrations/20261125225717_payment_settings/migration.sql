-- A nullable column: no row is rewritten.
-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "payment_accounts" JSONB;

-- CreateTable
CREATE TABLE "shop_settings" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "value" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(6) NOT NULL DEFAULT clock_timestamp(),
    "changed_by" UUID,

    CONSTRAINT "shop_settings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shop_settings_key_changed_at_id_idx" ON "shop_settings"("key", "changed_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "shop_settings_changed_by_idx" ON "shop_settings"("changed_by");

-- AddForeignKey
ALTER TABLE "shop_settings" ADD CONSTRAINT "shop_settings_changed_by_fkey" FOREIGN KEY ("changed_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
