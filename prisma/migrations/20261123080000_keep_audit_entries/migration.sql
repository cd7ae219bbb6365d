-- On a new database scripts/compose/roles.sql runs before this table is made, and again at each start.
DO $$
BEGIN
  IF EXISTS (SELECT FROM pg_roles WHERE rolname = 'shop')
    AND (SELECT tableowner FROM pg_tables WHERE tablename = 'audit_entries' AND schemaname = 'public') <> 'shop' THEN
    REVOKE UPDATE ON audit_entries FROM shop;
  END IF;
END $$;
