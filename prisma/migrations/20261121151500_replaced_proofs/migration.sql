-- A customer may send another proof before the shop has looked at the first: that one is replaced.
ALTER TABLE payment_proofs
  DROP CONSTRAINT payment_proofs_state,
  ADD CONSTRAINT payment_proofs_state CHECK (state IN ('pending', 'confirmed', 'rejected', 'replaced')),
  ADD CONSTRAINT payment_proofs_amount CHECK (amount > 0);

-- Of an order's proofs one at a time waits for the shop.
CREATE UNIQUE INDEX payment_proofs_one_pending ON payment_proofs (order_id) WHERE state = 'pending';
