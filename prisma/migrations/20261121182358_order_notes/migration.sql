-- CreateIndex
CREATE INDEX "orders_words_trigram" ON "orders" USING GIN ("order_no" gin_trgm_ops, "recipient" gin_trgm_ops, "customer_name" gin_trgm_ops, "customer_email" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "users_words_trigram" ON "users" USING GIN ("name" gin_trgm_ops, "email" gin_trgm_ops, "phone_number" gin_trgm_ops);

ALTER TABLE orders
  ADD CONSTRAINT orders_admin_note CHECK (char_length(admin_note) <= 2000);
