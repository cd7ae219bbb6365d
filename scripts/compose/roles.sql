-- The roles of the shop's database, run by its superuser in one transaction. May be repeated.
--   shop_owner  owns the database and its tables: migrations, seed, backup, restore
--   shop        reads and writes rows: the web server and the worker. It changes no entry of the audit log, of
--               the stock, of the settings and of the pages' versions, and neither sum nor kind of one of money.
-- The passwords are in the settings roles.shop_owner and roles.shop.
-- A running web server or backup holds tables. Whoever runs this tries again.
SET LOCAL lock_timeout = '2s';

DO $$
DECLARE
  role text;
  statement text;
BEGIN
  FOREACH role IN ARRAY ARRAY['shop_owner', 'shop'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role) THEN
      EXECUTE format('CREATE ROLE %I', role);
    END IF;
    EXECUTE format(
      'ALTER ROLE %I LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD %L',
      role, current_setting('roles.' || role));
  END LOOP;

  EXECUTE format('ALTER DATABASE %I OWNER TO shop_owner', current_database());
  EXECUTE format('REVOKE ALL ON DATABASE %I FROM PUBLIC', current_database());
  EXECUTE format('GRANT CONNECT ON DATABASE %I TO shop', current_database());

  -- Tables and functions of a database that an earlier release has made. An extension's keep theirs.
  FOR statement IN
    SELECT format('ALTER TABLE %s OWNER TO shop_owner', oid::regclass)
    FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
      AND relowner <> 'shop_owner'::regrole
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO shop_owner', oid::regprocedure)
    FROM pg_proc
    WHERE pronamespace = 'public'::regnamespace AND proowner <> 'shop_owner'::regrole
      AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  LOOP
    EXECUTE statement;
  END LOOP;
END $$;

-- What the shop asks for when it connects, and can't behind a pooler (lib/database/session-settings.ts).
ALTER ROLE shop SET timezone = 'UTC';
ALTER ROLE shop SET statement_timeout = '10s';
ALTER ROLE shop SET lock_timeout = '5s';
ALTER ROLE shop SET idle_in_transaction_session_timeout = '10s';

ALTER SCHEMA public OWNER TO shop_owner;
REVOKE ALL ON SCHEMA public FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO shop;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO shop;
-- A new database has no table yet: a migration revokes it there.
DO $$
BEGIN
  IF to_regclass('public.audit_entries') IS NOT NULL THEN
    REVOKE UPDATE ON public.audit_entries FROM shop;
  END IF;
  IF to_regclass('public.money_entries') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON public.money_entries, public.stock_movements FROM shop;
    -- What an account's end or the end of a picture's time takes away.
    GRANT UPDATE (note, account, image) ON public.money_entries TO shop;
  END IF;
  IF to_regclass('public.bank_rows') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON public.bank_rows FROM shop;
    GRANT UPDATE (state, order_id, entry_id, note, text, settled_by, settled_at) ON public.bank_rows TO shop;
  END IF;
  IF to_regclass('public.shop_settings') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON public.shop_settings FROM shop;
  END IF;
  IF to_regclass('public.page_versions') IS NOT NULL THEN
    REVOKE UPDATE, DELETE ON public.page_versions FROM shop;
  END IF;
END $$;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO shop;
-- What a migration or a restore makes later.
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner GRANT USAGE ON SCHEMAS TO shop;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO shop;
ALTER DEFAULT PRIVILEGES FOR ROLE shop_owner GRANT USAGE ON SEQUENCES TO shop;
