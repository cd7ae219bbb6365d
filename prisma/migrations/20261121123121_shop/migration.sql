-- Fuzzy search by name. Only the catalogue's search needs it; nothing on the order path does.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT 'user',
    "email_verified_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "user_agent" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID,
    "email" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "addresses" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "recipient" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "address_key" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "city_id" TEXT NOT NULL,
    "zip_code" TEXT NOT NULL,
    "is_saved" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "addresses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "carts" (
    "user_id" UUID NOT NULL,
    "checkout_token" UUID NOT NULL DEFAULT gen_random_uuid(),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "carts_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "cart_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "user_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "sold_out_type" TEXT,
    "sold_out_from" INTEGER,
    "sold_out_to" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cart_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "size_details" TEXT NOT NULL DEFAULT '',
    "price" INTEGER NOT NULL,
    "stock" INTEGER NOT NULL,
    "weight" INTEGER NOT NULL,
    "description" TEXT NOT NULL,
    "care_instructions" TEXT NOT NULL,
    "is_purchased" BOOLEAN NOT NULL DEFAULT false,
    "image1" TEXT,
    "image2" TEXT,
    "image3" TEXT,
    "image4" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "stock_movements" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "product_id" UUID NOT NULL,
    "delta" INTEGER NOT NULL,
    "reason" TEXT NOT NULL,
    "order_id" UUID,
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stock_movements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "event_name" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,
    "event_location" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "image1" TEXT,
    "image2" TEXT,
    "image3" TEXT,
    "image4" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "gallery_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "title" TEXT NOT NULL,
    "image1" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "gallery_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "outbox_mails" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "recipient" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "data" JSONB NOT NULL,
    "message_id" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "last_error" TEXT,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sent_at" TIMESTAMPTZ(3),
    "failed_at" TIMESTAMPTZ(3),

    CONSTRAINT "outbox_mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shop_facts" (
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "shop_facts_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_no" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'Waiting for Payment',
    "payment_status" TEXT NOT NULL DEFAULT 'Unpaid',
    "holds_stock" BOOLEAN NOT NULL DEFAULT true,
    "resi" TEXT,
    "service" TEXT NOT NULL,
    "etd" TEXT NOT NULL,
    "weight" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "subtotal" BIGINT NOT NULL,
    "ongkir" BIGINT NOT NULL,
    "total" BIGINT NOT NULL,
    "recipient" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "city" TEXT NOT NULL,
    "city_id" TEXT NOT NULL,
    "province" TEXT NOT NULL,
    "province_id" TEXT NOT NULL,
    "zip_code" TEXT NOT NULL,
    "customer_name" TEXT NOT NULL,
    "customer_email" TEXT NOT NULL,
    "customer_phone" TEXT NOT NULL,
    "admin_note" TEXT NOT NULL DEFAULT '',
    "payment_deadline" TIMESTAMPTZ(3) NOT NULL,
    "reminded_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_items" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_id" UUID NOT NULL,
    "product_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "quantity" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "size" TEXT NOT NULL,
    "price" INTEGER NOT NULL,
    "weight" INTEGER NOT NULL,
    "image1" TEXT,
    "image2" TEXT,
    "image3" TEXT,
    "image4" TEXT,

    CONSTRAINT "order_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "actor_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" VARCHAR(255) NOT NULL,
    "body_hash" TEXT NOT NULL,
    "order_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "payment_proofs" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "order_id" UUID NOT NULL,
    "image" TEXT NOT NULL,
    "bank" TEXT NOT NULL DEFAULT '',
    "sender" TEXT NOT NULL DEFAULT '',
    "amount" BIGINT,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "rejection_reason" TEXT NOT NULL DEFAULT '',
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "reviewed_at" TIMESTAMPTZ(3),

    CONSTRAINT "payment_proofs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "completion_tokens" (
    "token_hash" TEXT NOT NULL,
    "order_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "completion_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "provinces" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "provinces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cities" (
    "id" TEXT NOT NULL,
    "province_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "cities_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "tariffs" (
    "zone" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "rate" INTEGER NOT NULL,
    "etd" TEXT NOT NULL,

    CONSTRAINT "tariffs_pkey" PRIMARY KEY ("zone","service")
);

-- CreateTable
CREATE TABLE "tariff_cities" (
    "city_id" TEXT NOT NULL,
    "service" TEXT NOT NULL,
    "zone" TEXT NOT NULL,

    CONSTRAINT "tariff_cities_pkey" PRIMARY KEY ("city_id","service")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE INDEX "one_time_codes_email_created_at_idx" ON "one_time_codes"("email", "created_at" DESC);

-- CreateIndex
CREATE INDEX "one_time_codes_user_id_idx" ON "one_time_codes"("user_id");

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE INDEX "addresses_user_id_created_at_idx" ON "addresses"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "addresses_city_id_idx" ON "addresses"("city_id");

-- CreateIndex
CREATE UNIQUE INDEX "addresses_user_id_address_key_key" ON "addresses"("user_id", "address_key");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "cart_items_product_id_idx" ON "cart_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "cart_items_user_id_product_id_key" ON "cart_items"("user_id", "product_id");

-- CreateIndex
CREATE INDEX "products_name_trigram" ON "products" USING GIN ("name" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "stock_movements_product_id_created_at_idx" ON "stock_movements"("product_id", "created_at");

-- CreateIndex
CREATE INDEX "stock_movements_order_id_idx" ON "stock_movements"("order_id");

-- CreateIndex
CREATE INDEX "stock_movements_actor_id_idx" ON "stock_movements"("actor_id");

-- CreateIndex
CREATE INDEX "events_starts_at_id_idx" ON "events"("starts_at" DESC, "id");

-- CreateIndex
CREATE INDEX "events_ends_at_id_idx" ON "events"("ends_at" DESC, "id");

-- CreateIndex
CREATE INDEX "gallery_items_created_at_id_idx" ON "gallery_items"("created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_mails_message_id_key" ON "outbox_mails"("message_id");

-- CreateIndex
CREATE UNIQUE INDEX "orders_order_no_key" ON "orders"("order_no");

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_id_idx" ON "orders"("user_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "order_items_product_id_idx" ON "order_items"("product_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_items_order_id_product_id_key" ON "order_items"("order_id", "product_id");

-- CreateIndex
CREATE INDEX "order_events_order_id_created_at_idx" ON "order_events"("order_id", "created_at");

-- CreateIndex
CREATE INDEX "order_events_actor_id_idx" ON "order_events"("actor_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_order_id_idx" ON "idempotency_keys"("order_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "payment_proofs_order_id_uploaded_at_idx" ON "payment_proofs"("order_id", "uploaded_at");

-- CreateIndex
CREATE INDEX "completion_tokens_order_id_idx" ON "completion_tokens"("order_id");

-- CreateIndex
CREATE INDEX "completion_tokens_expires_at_idx" ON "completion_tokens"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "provinces_name_key" ON "provinces"("name");

-- CreateIndex
CREATE UNIQUE INDEX "cities_name_key" ON "cities"("name");

-- CreateIndex
CREATE INDEX "cities_province_id_name_idx" ON "cities"("province_id", "name");

-- CreateIndex
CREATE INDEX "tariff_cities_zone_service_idx" ON "tariff_cities"("zone", "service");

-- CreateIndex
CREATE INDEX "idempotency_keys_repeats" ON "idempotency_keys"("user_id", "body_hash", "created_at" DESC);

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "carts"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cart_items" ADD CONSTRAINT "cart_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_proofs" ADD CONSTRAINT "payment_proofs_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "completion_tokens" ADD CONSTRAINT "completion_tokens_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "cities" ADD CONSTRAINT "cities_province_id_fkey" FOREIGN KEY ("province_id") REFERENCES "provinces"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tariff_cities" ADD CONSTRAINT "tariff_cities_city_id_fkey" FOREIGN KEY ("city_id") REFERENCES "cities"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tariff_cities" ADD CONSTRAINT "tariff_cities_zone_service_fkey" FOREIGN KEY ("zone", "service") REFERENCES "tariffs"("zone", "service") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's language can't say: the rules that hold whichever code writes.

ALTER TABLE users
  ADD CONSTRAINT users_role CHECK (role IN ('user', 'admin')),
  ADD CONSTRAINT users_email_lower CHECK (email = lower(email));

ALTER TABLE one_time_codes
  ADD CONSTRAINT one_time_codes_purpose CHECK (purpose IN ('register', 'reset-password', 'edit-email')),
  ADD CONSTRAINT one_time_codes_tries CHECK (tries >= 0);

ALTER TABLE products
  ADD CONSTRAINT products_stock CHECK (stock >= 0),
  ADD CONSTRAINT products_price CHECK (price >= 0),
  ADD CONSTRAINT products_weight CHECK (weight >= 0),
  ADD CONSTRAINT products_category CHECK (category IN ('Men', 'Women', 'Others', 'Batik Cloth')),
  ADD CONSTRAINT products_size CHECK (size IN ('XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', 'Free-Size', 'See-Image')),
  ADD CONSTRAINT products_purchased_is_gone CHECK (NOT is_purchased OR stock = 0);

ALTER TABLE stock_movements
  ADD CONSTRAINT stock_movements_reason CHECK (reason IN ('created', 'admin-edit', 'order', 'cancel', 'return', 'reopen'));

ALTER TABLE cart_items
  ADD CONSTRAINT cart_items_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT cart_items_sold_out CHECK (
    (sold_out_type IS NULL AND sold_out_from IS NULL AND sold_out_to IS NULL)
    OR (sold_out_type = 'removed' AND sold_out_from >= 1 AND sold_out_to = 0)
    OR (sold_out_type = 'deducted' AND sold_out_to >= 1 AND sold_out_from > sold_out_to));

ALTER TABLE orders
  ADD CONSTRAINT orders_status CHECK (status IN ('Waiting for Payment', 'Payment Confirm', 'In Delivery', 'Completed', 'Cancelled', 'Return', 'Out of Stock')),
  ADD CONSTRAINT orders_payment_status CHECK (payment_status IN ('Unpaid', 'Awaiting Verification', 'Paid', 'Rejected', 'Refunded', 'Expired')),
  ADD CONSTRAINT orders_cancelled_holds_nothing CHECK (status <> 'Cancelled' OR NOT holds_stock),
  ADD CONSTRAINT orders_sums CHECK (subtotal >= 0 AND ongkir >= 0 AND total = subtotal + ongkir),
  ADD CONSTRAINT orders_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT orders_weight CHECK (weight >= 0);

ALTER TABLE order_items
  ADD CONSTRAINT order_items_quantity CHECK (quantity >= 1),
  ADD CONSTRAINT order_items_price CHECK (price >= 0);

ALTER TABLE payment_proofs
  ADD CONSTRAINT payment_proofs_state CHECK (state IN ('pending', 'confirmed', 'rejected'));

ALTER TABLE tariffs
  ADD CONSTRAINT tariffs_service CHECK (service IN ('OKE', 'REG', 'YES')),
  ADD CONSTRAINT tariffs_rate CHECK (rate > 0);

ALTER TABLE events
  ADD CONSTRAINT events_order CHECK (ends_at >= starts_at);

ALTER TABLE outbox_mails
  ADD CONSTRAINT outbox_mails_tries CHECK (tries >= 0);

-- The catalogue: what is in the shop, unsold first, then newest or by price.
CREATE INDEX products_newest ON products (is_purchased, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX products_cheapest ON products (is_purchased, price, id) WHERE deleted_at IS NULL;
CREATE INDEX products_category_newest ON products (category, is_purchased, created_at DESC, id) WHERE deleted_at IS NULL;
CREATE INDEX products_size_newest ON products (size, is_purchased, created_at DESC, id) WHERE deleted_at IS NULL;

-- The jobs: unpaid orders that run out, mails that wait.
CREATE INDEX orders_unpaid_deadline ON orders (payment_deadline) WHERE status = 'Waiting for Payment' AND payment_status = 'Unpaid';
CREATE INDEX orders_unpaid_of_customer ON orders (user_id) WHERE status = 'Waiting for Payment' AND payment_status = 'Unpaid';
CREATE INDEX outbox_mails_waiting ON outbox_mails (next_try_at) WHERE sent_at IS NULL AND failed_at IS NULL;
