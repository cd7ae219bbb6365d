-- AlterTable
ALTER TABLE "cities" ADD COLUMN     "districts" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "rate_source" TEXT NOT NULL DEFAULT 'table';

-- CreateTable
CREATE TABLE "city_tariffs" (
    "city_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "etd" TEXT NOT NULL,

    CONSTRAINT "city_tariffs_pkey" PRIMARY KEY ("city_id","service")
);

-- CreateTable
CREATE TABLE "tariff_editions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "seed_hash" TEXT,
    "editor" TEXT,
    "changes" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tariff_editions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_destinations" (
    "city_id" TEXT NOT NULL,
    "destination_id" INTEGER,
    "label" TEXT NOT NULL,
    "resolved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ask_again_at" TIMESTAMPTZ(3),

    CONSTRAINT "rate_destinations_pkey" PRIMARY KEY ("city_id")
);

-- CreateTable
CREATE TABLE "shipping_quotes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "city_id" TEXT NOT NULL,
    "kilograms" INTEGER NOT NULL,
    "source" TEXT NOT NULL,
    "options" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "fresh_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shipping_quotes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_circuits" (
    "id" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "open_until" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rate_circuits_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "parcel_histories" (
    "resi" TEXT NOT NULL,
    "phone_end" TEXT NOT NULL,
    "entries" JSONB,
    "checked_at" TIMESTAMPTZ(3),
    "ask_again_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "parcel_histories_pkey" PRIMARY KEY ("resi","phone_end")
);

-- CreateIndex
CREATE INDEX "tariff_editions_created_at_idx" ON "tariff_editions"("created_at" DESC);

-- CreateIndex
CREATE INDEX "shipping_quotes_city_id_kilograms_created_at_idx" ON "shipping_quotes"("city_id", "kilograms", "created_at" DESC);

-- CreateIndex
CREATE INDEX "shipping_quotes_created_at_idx" ON "shipping_quotes"("created_at");

-- CreateIndex
CREATE INDEX "parcel_histories_ask_again_at_idx" ON "parcel_histories"("ask_again_at");

-- AddForeignKey
ALTER TABLE "city_tariffs" ADD CONSTRAINT "city_tariffs_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rate_destinations" ADD CONSTRAINT "rate_destinations_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shipping_quotes" ADD CONSTRAINT "shipping_quotes_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the zones said, city by city; then the zones go.
INSERT INTO city_tariffs (city_id, service, rate, etd)
SELECT c.city_id, c.service, t.rate, t.etd
FROM tariff_cities c JOIN tariffs t USING (zone, service);

-- DropForeignKey
ALTER TABLE "tariff_cities" DROP CONSTRAINT "tariff_cities_city_id_fkey";

-- DropForeignKey
ALTER TABLE "tariff_cities" DROP CONSTRAINT "tariff_cities_zone_service_fkey";

-- DropTable
DROP TABLE "tariff_cities";

-- DropTable
DROP TABLE "tariffs";

-- What Prisma's language can't say.

ALTER TABLE city_tariffs
  ADD CONSTRAINT city_tariffs_service CHECK (service IN ('OKE', 'REG', 'YES')),
  ADD CONSTRAINT city_tariffs_rate CHECK (rate > 0);

ALTER TABLE orders
  ADD CONSTRAINT orders_rate_source CHECK (rate_source IN ('table', 'rajaongkir', 'earlier-quote', 'table-fallback'));

-- A quote of the table itself is never kept: it costs one read.
ALTER TABLE shipping_quotes
  ADD CONSTRAINT shipping_quotes_source CHECK (source IN ('rajaongkir', 'earlier-quote', 'table-fallback')),
  ADD CONSTRAINT shipping_quotes_kilograms CHECK (kilograms >= 1);

ALTER TABLE rate_circuits
  ADD CONSTRAINT rate_circuits_failures CHECK (failures >= 0);

-- Either it was found, or it is known when to search again.
ALTER TABLE rate_destinations
  ADD CONSTRAINT rate_destinations_found CHECK ((destination_id IS NULL) = (ask_again_at IS NOT NULL));

ALTER TABLE parcel_histories
  ADD CONSTRAINT parcel_histories_told CHECK ((entries IS NULL) = (checked_at IS NULL));
