-- Perceptual hashes of proofs' pictures. Only adds. Proofs of earlier releases have none.
ALTER TABLE "payment_proofs" ADD COLUMN "picture_hash" BIT(8064),
  -- A hash goes with its picture.
  ADD CONSTRAINT payment_proofs_picture_hash CHECK (picture_hash IS NULL OR image_deleted_at IS NULL);
-- Two hashes differ by at least as many bits as their counts do: the others needn't be read.
CREATE INDEX payment_proofs_picture_edges ON "payment_proofs" (bit_count(picture_hash));

-- The days that a statement covers, without its rows. It also finds what the index on statement_id alone did.
CREATE INDEX "bank_rows_statement_id_date_idx" ON "bank_rows"("statement_id", "date");
DROP INDEX "bank_rows_statement_id_idx";
