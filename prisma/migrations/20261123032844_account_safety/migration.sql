-- AlterTable
ALTER TABLE "one_time_codes" ADD COLUMN     "other_tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "requested_by" TEXT NOT NULL DEFAULT '';

-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "erased_at" TIMESTAMPTZ(3),
ADD COLUMN     "placed_from" TEXT;

-- AlterTable
ALTER TABLE "payment_proofs" ADD COLUMN     "image_deleted_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "last_seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deleted_at" TIMESTAMPTZ(3),
ADD COLUMN     "must_change_password" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "email_changes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "old_email" TEXT NOT NULL,
    "old_verified_at" TIMESTAMPTZ(3),
    "new_email" TEXT NOT NULL,
    "undo_token_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "email_changes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "sealed_secret" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "confirmed_at" TIMESTAMPTZ(3),
    "last_step" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "recovery_codes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "actor_id" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL DEFAULT '',
    "subject" TEXT NOT NULL DEFAULT '',
    "before" JSONB NOT NULL DEFAULT '{}',
    "after" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "email_changes_undo_token_hash_key" ON "email_changes"("undo_token_hash");

-- CreateIndex
CREATE INDEX "email_changes_user_id_idx" ON "email_changes"("user_id");

-- CreateIndex
CREATE INDEX "email_changes_expires_at_idx" ON "email_changes"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "recovery_codes_user_id_code_hash_key" ON "recovery_codes"("user_id", "code_hash");

-- CreateIndex
CREATE INDEX "audit_entries_created_at_id_idx" ON "audit_entries"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "audit_entries_subject_id_created_at_idx" ON "audit_entries"("subject_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_entries_actor_id_idx" ON "audit_entries"("actor_id");

-- AddForeignKey
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE users
  ADD CONSTRAINT users_deleted_is_customer CHECK (deleted_at IS NULL OR role = 'user');

ALTER TABLE one_time_codes
  ADD CONSTRAINT one_time_codes_other_tries CHECK (other_tries >= 0);

ALTER TABLE email_changes
  ADD CONSTRAINT email_changes_lower CHECK (old_email = lower(old_email) AND new_email = lower(new_email)),
  ADD CONSTRAINT email_changes_undo CHECK (old_verified_at IS NOT NULL OR undo_token_hash IS NULL);
-- One change waits at a time.
CREATE UNIQUE INDEX email_changes_one_pending ON email_changes (user_id) WHERE confirmed_at IS NULL AND ended_at IS NULL;

-- Open orders of a customer or an address group, and the deadline of a rejected proof.
DROP INDEX orders_unpaid_deadline;
DROP INDEX orders_unpaid_of_customer;
CREATE INDEX orders_deadline ON orders (payment_deadline) WHERE status = 'Waiting for Payment' AND payment_status IN ('Unpaid', 'Rejected');
CREATE INDEX orders_open_of_customer ON orders (user_id) WHERE status = 'Waiting for Payment';
CREATE INDEX orders_open_by_address ON orders (placed_from) WHERE status = 'Waiting for Payment';

-- Orders whose proof was rejected had no deadline: they get a day from this upgrade.
UPDATE orders SET payment_deadline = greatest(payment_deadline, now() + interval '24 hours')
  WHERE status = 'Waiting for Payment' AND payment_status = 'Rejected';
