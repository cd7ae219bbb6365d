-- Nullable columns: no row is rewritten.
-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "ended_at" TIMESTAMPTZ(3),
ADD COLUMN     "named_amount" BIGINT;

-- CreateIndex
CREATE UNIQUE INDEX "orders_named_amount_key" ON "orders"("named_amount");

-- What still takes a proof. The last write of an ended order is no earlier than its end.
UPDATE orders SET ended_at = updated_at
WHERE status IN ('Completed', 'Cancelled', 'Return', 'Out of Stock') AND updated_at > now() - interval '30 days';

-- A proof that nobody had looked at when its order ended is looked at like one that came late.
UPDATE payment_proofs p SET state = 'pending', rejection_reason = '', reviewed_at = NULL
FROM orders o WHERE o.id = p.order_id AND o.status IN ('Cancelled', 'Out of Stock')
  AND o.payment_status = 'Awaiting Verification'
  AND p.rejection_reason = 'The order ended before this proof was checked';
