-- The size that a buyer chooses where the size chart is a picture, and what an order keeps of sizes.
ALTER TABLE cart_items ADD COLUMN chosen_size text;

ALTER TABLE order_items
  ADD COLUMN size_details text NOT NULL DEFAULT '',
  ADD COLUMN chosen_size text;

-- What the buyer tells the shop with the order.
ALTER TABLE orders
  ADD COLUMN customer_note text NOT NULL DEFAULT '',
  ADD CONSTRAINT orders_customer_note CHECK (char_length(customer_note) <= 300);
