-- A backup has a role of its own, which reads every row and writes none: pg_dump as the owner of the tables ends with an error, because
-- forced row-level security holds the owner, too.
DO $$
BEGIN
  -- Roles belong to the whole server: another database of it may have made this one, even at this moment.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'reckoner_backup') THEN
    BEGIN
      CREATE ROLE reckoner_backup NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  -- A superuser takes any role without being its member.
  IF (SELECT NOT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      GRANT reckoner_backup TO CURRENT_USER;
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(current_user, 'reckoner_backup', 'MEMBER') THEN RAISE; END IF;
    END;
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO reckoner_backup;
GRANT SELECT ON ALL TABLES IN SCHEMA public TO reckoner_backup;
GRANT SELECT ON ALL SEQUENCES IN SCHEMA public TO reckoner_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON TABLES TO reckoner_backup;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT ON SEQUENCES TO reckoner_backup;

DO $$
DECLARE guarded text;
BEGIN
  FOR guarded IN
    SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND relrowsecurity
  LOOP
    EXECUTE format('CREATE POLICY backup ON %I FOR SELECT TO reckoner_backup USING (true)', guarded);
  END LOOP;
END $$;
