-- Charges beside shipping: [{"kind": "…", "rupiah": 0}, …].
ALTER TABLE "orders" ADD COLUMN "other_charges" JSONB NOT NULL DEFAULT '[]';

-- The total of an order's columns, as lib/totals.ts has it.
CREATE FUNCTION order_total(subtotal bigint, ongkir bigint, other_charges jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT subtotal + ongkir + coalesce(sum((charge->>'rupiah')::bigint), 0)::bigint
  FROM jsonb_array_elements(other_charges) AS charge
$$;

ALTER TABLE "orders"
  DROP CONSTRAINT orders_sums,
  ADD CONSTRAINT orders_sums CHECK (subtotal >= 0 AND ongkir >= 0 AND total >= 0
    AND total = order_total(subtotal, ongkir, other_charges)) NOT VALID;
ALTER TABLE "orders" VALIDATE CONSTRAINT orders_sums;
