-- Bank statements and their rows. Only adds.
-- CreateTable
CREATE TABLE "bank_statements" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "account" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "mapping" JSONB,
    "created_by" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "bank_statements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "bank_rows" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "statement_id" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "line" INTEGER NOT NULL,
    "date" DATE NOT NULL,
    "text" TEXT NOT NULL,
    "rupiah" BIGINT NOT NULL,
    "sen" INTEGER NOT NULL,
    "direction" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'unmatched',
    "order_id" UUID,
    "entry_id" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "settled_by" UUID,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "bank_rows_pkey" PRIMARY KEY ("id"),
    CONSTRAINT bank_rows_amount CHECK (rupiah >= 0 AND sen BETWEEN 0 AND 99 AND rupiah + sen > 0),
    CONSTRAINT bank_rows_kind CHECK (direction IN ('credit', 'debit') AND kind IN ('transfer', 'sum')),
    -- A row is in one place: with one order and its money entry, or with none.
    CONSTRAINT bank_rows_state CHECK (
      state IN ('unmatched', 'matched', 'returned', 'written-off')
      AND (state = 'matched') = (order_id IS NOT NULL) AND (state = 'matched') = (entry_id IS NOT NULL)
      AND (state <> 'matched' OR (direction = 'credit' AND kind = 'transfer' AND sen = 0)))
);

-- CreateIndex
CREATE INDEX "bank_statements_account_created_at_idx" ON "bank_statements"("account", "created_at" DESC);
CREATE INDEX "bank_statements_created_by_idx" ON "bank_statements"("created_by");
CREATE UNIQUE INDEX "bank_rows_hash_key" ON "bank_rows"("hash");
CREATE UNIQUE INDEX "bank_rows_entry_id_key" ON "bank_rows"("entry_id");
CREATE INDEX "bank_rows_state_date_id_idx" ON "bank_rows"("state", "date" DESC, "id");
CREATE INDEX "bank_rows_rupiah_state_idx" ON "bank_rows"("rupiah", "state");
CREATE INDEX "bank_rows_statement_id_idx" ON "bank_rows"("statement_id");
CREATE INDEX "bank_rows_order_id_idx" ON "bank_rows"("order_id");
CREATE INDEX "bank_rows_settled_by_idx" ON "bank_rows"("settled_by");

-- AddForeignKey
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_fkey" FOREIGN KEY ("created_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_statement_id_fkey" FOREIGN KEY ("statement_id") REFERENCES "bank_statements"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
-- Orders and entries go only with the demo: a row of theirs is the demo's.
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_entry_id_fkey" FOREIGN KEY ("entry_id") REFERENCES "money_entries"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "bank_rows" ADD CONSTRAINT "bank_rows_settled_by_fkey" FOREIGN KEY ("settled_by") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- The web role changes where a row is, never what the bank said. On a new database scripts/compose/roles.sql runs
-- before these tables are made, and again at each start.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop')
    AND (SELECT tableowner FROM pg_tables WHERE tablename = 'bank_rows' AND schemaname = 'public') <> 'shop' THEN
    REVOKE UPDATE, DELETE ON bank_rows FROM shop;
    GRANT UPDATE (state, order_id, entry_id, note, text, settled_by, settled_at) ON bank_rows TO shop;
  END IF;
END $$;
