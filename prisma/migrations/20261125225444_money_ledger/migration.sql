-- Only adds. An order that the version before places or moves meanwhile gets its missing entries at its next
-- move (lib/orders/move-order.ts).
-- CreateTable
CREATE TABLE "money_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "rupiah" BIGINT NOT NULL,
    "source" TEXT NOT NULL,
    "actor_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "account" TEXT NOT NULL DEFAULT '',
    "happened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "money_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "money_entries_order_id_idx" ON "money_entries"("order_id");

-- CreateIndex
CREATE INDEX "money_entries_happened_at_idx" ON "money_entries"("happened_at");

-- CreateIndex
CREATE INDEX "money_entries_actor_id_idx" ON "money_entries"("actor_id");

-- AddForeignKey
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "money_entries" ADD CONSTRAINT "money_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the orders' statuses say of the past.
INSERT INTO money_entries (order_id, kind, rupiah, source, happened_at)
SELECT id, 'expected', total, 'order', created_at FROM orders
WHERE status NOT IN ('Cancelled', 'Out of Stock');
INSERT INTO money_entries (order_id, kind, rupiah, source, happened_at)
SELECT o.id, 'received', o.total, 'order',
  coalesce((SELECT min(e.created_at) FROM order_events e
    WHERE e.order_id = o.id AND e.status = 'Payment Confirm'), o.created_at)
FROM orders o WHERE o.payment_status IN ('Paid', 'Refunded');
INSERT INTO money_entries (order_id, kind, rupiah, source, happened_at)
SELECT id, 'refunded', total, 'order', updated_at FROM orders WHERE payment_status = 'Refunded';
