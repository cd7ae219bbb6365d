-- On a new database scripts/compose/roles.sql runs before these tables are made, and again at each start.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop')
    AND (SELECT tableowner FROM pg_tables WHERE tablename = 'money_entries' AND schemaname = 'public') <> 'shop' THEN
    REVOKE UPDATE, DELETE ON money_entries, stock_movements FROM shop;
    GRANT UPDATE (note, account, image) ON money_entries TO shop;
  END IF;
END $$;
