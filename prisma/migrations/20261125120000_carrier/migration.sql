-- Existing rows went by JNE, and the old version writes none but JNE's. The columns' defaults are constants, so no
-- table is rewritten. The new key is built on 1,400 rows; the services of each carrier are in lib/shipping/carriers.ts.
ALTER TABLE orders ADD COLUMN carrier text NOT NULL DEFAULT 'jne';
ALTER TABLE shipping_quotes ADD COLUMN carrier text NOT NULL DEFAULT 'jne';
ALTER TABLE city_tariffs
  ADD COLUMN carrier text NOT NULL DEFAULT 'jne',
  DROP CONSTRAINT city_tariffs_service,
  DROP CONSTRAINT city_tariffs_pkey,
  ADD CONSTRAINT city_tariffs_pkey PRIMARY KEY (carrier, city_id, service);
-- The foreign key's index: the key began with the city before.
CREATE INDEX city_tariffs_city_id_idx ON city_tariffs (city_id);

-- The city that the prices are from. Null: an edition of an earlier release, which doesn't tell.
ALTER TABLE tariff_editions ADD COLUMN origin text;
