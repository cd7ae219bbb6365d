-- The newest row of a key counts, and the older ones are its history. On a new database scripts/compose/roles.sql
-- runs before this table is made, and again at each start.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop')
    AND (SELECT tableowner FROM pg_tables WHERE tablename = 'shop_settings' AND schemaname = 'public') <> 'shop' THEN
    REVOKE UPDATE, DELETE ON shop_settings FROM shop;
  END IF;
END $$;
