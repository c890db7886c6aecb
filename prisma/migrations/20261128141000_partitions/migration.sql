-- Serves builds from: 20261128133100_keys_led_by_tenant
--
-- The tables that only grow become partitioned: the server makes partitions ahead, and drops those that are past their retention.
-- Rows outside of all partitions are in the default partition.

CREATE FUNCTION partition_edge(parent text, edge timestamptz) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  -- Ids sort by their time: its milliseconds are the first 48 bits.
  SELECT CASE parent
    WHEN 'command_log' THEN (lpad(to_hex((extract(epoch FROM edge) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid::text
    ELSE to_char(edge AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.MS') || '+00' END
$$;

CREATE FUNCTION partition_column(parent text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE parent WHEN 'audit_log' THEN 'at' WHEN 'command_log' THEN 'id' WHEN 'effects' THEN 'created_at'
    WHEN 'landing_page_views' THEN 'created_at' END
$$;

DO $$
DECLARE parent text;
BEGIN
  FOREACH parent IN ARRAY ARRAY['audit_log', 'command_log', 'effects', 'landing_page_views'] LOOP
    EXECUTE format('ALTER TABLE %I RENAME TO %I', parent, parent || '_default');
    EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS) PARTITION BY RANGE (%I)', parent, parent || '_default',
      partition_column(parent));
  END LOOP;
END $$;

ALTER TABLE "audit_log_default" DROP CONSTRAINT "audit_log_pkey";
ALTER TABLE "command_log_default" DROP CONSTRAINT "command_log_pkey";
ALTER TABLE "effects_default" DROP CONSTRAINT "effects_pkey";
ALTER TABLE "landing_page_views_default" DROP CONSTRAINT "landing_page_views_pkey";
DROP INDEX "audit_log_actor_id_idx", "audit_log_at_id_idx", "audit_log_id_idx", "audit_log_tenant_id_at_id_idx",
  "command_log_created_at_idx", "command_log_device_id_seq_idx", "command_log_id_idx", "command_log_tenant_id_device_id_seq_key",
  "command_log_user_id_idx", "effects_id_idx", "effects_state_next_at_idx", "effects_tenant_id_key_key",
  "landing_page_views_created_at_idx", "landing_page_views_landing_page_id_created_at_idx";

ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_pkey" PRIMARY KEY ("tenant_id", "at", "id");
ALTER TABLE "command_log" ADD CONSTRAINT "command_log_pkey" PRIMARY KEY ("tenant_id", "id");
ALTER TABLE "effects" ADD CONSTRAINT "effects_pkey" PRIMARY KEY ("tenant_id", "id", "created_at");
ALTER TABLE "landing_page_views" ADD CONSTRAINT "landing_page_views_pkey" PRIMARY KEY ("tenant_id", "created_at", "id");
CREATE INDEX "audit_log_at_id_idx" ON "audit_log" ("at", "id");
CREATE INDEX "audit_log_actor_id_idx" ON "audit_log" ("actor_id");
CREATE INDEX "command_log_id_idx" ON "command_log" ("id");
CREATE INDEX "command_log_device_id_seq_idx" ON "command_log" ("device_id", "seq");
CREATE INDEX "command_log_user_id_idx" ON "command_log" ("user_id");
CREATE INDEX "command_log_created_at_idx" ON "command_log" ("created_at");
CREATE INDEX "effects_id_idx" ON "effects" ("id");
CREATE INDEX "effects_tenant_id_key_idx" ON "effects" ("tenant_id", "key");
CREATE INDEX "effects_state_next_at_idx" ON "effects" ("state", "next_at");
CREATE INDEX "landing_page_views_tenant_id_landing_page_id_created_at_idx" ON "landing_page_views" ("tenant_id", "landing_page_id", "created_at");

-- Roles reach the rows by the partitioned table alone, whose policies hold there. A backup reads each partition.
DO $$
DECLARE
  parent text;
  guarded record;
BEGIN
  FOREACH parent IN ARRAY ARRAY['audit_log', 'command_log', 'effects', 'landing_page_views'] LOOP
    FOR guarded IN
      SELECT policyname, cmd, roles, qual, with_check FROM pg_policies WHERE schemaname = 'public' AND tablename = parent || '_default'
    LOOP
      EXECUTE format('CREATE POLICY %I ON %I FOR %s TO %s', guarded.policyname, parent, guarded.cmd, array_to_string(guarded.roles, ', '))
        || coalesce(' USING (' || guarded.qual || ')', '') || coalesce(' WITH CHECK (' || guarded.with_check || ')', '');
      EXECUTE format('DROP POLICY %I ON %I', guarded.policyname, parent || '_default');
    END LOOP;
    EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', parent || '_default');
    EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', parent || '_default');
    EXECUTE format('REVOKE ALL ON %I FROM reckoner_platform, reckoner_tenant', parent || '_default');
    EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I DEFAULT', parent, parent || '_default');
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', parent);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', parent);
    EXECUTE format('GRANT SELECT ON %I TO reckoner_backup', parent);
  END LOOP;
END $$;
GRANT SELECT, INSERT ON "audit_log" TO reckoner_platform;
REVOKE UPDATE, DELETE, TRUNCATE ON "audit_log" FROM reckoner_platform;
GRANT SELECT, INSERT, UPDATE, DELETE ON "command_log", "effects", "landing_page_views" TO reckoner_platform;
GRANT SELECT, INSERT ("id", "at", "actor_id", "actor_role", "impersonator_id", "tenant_id", "action", "object_kind", "object_id",
  "request_id", "before", "after", "hash", "previous_hash") ON "audit_log" TO reckoner_tenant;
GRANT SELECT ON "command_log", "landing_page_views" TO reckoner_tenant;
GRANT SELECT ("key", "tenant_id"), INSERT ("id", "key", "tenant_id", "type", "payload", "next_at", "created_at") ON "effects"
  TO reckoner_tenant;

-- Makes the partition that begins at a moment, and moves its rows out of the default partition. The server owns no table, so both functions
-- act as the owner of the tables, and accept nothing but the names and edges of partitions.
CREATE FUNCTION add_partition(parent text, first timestamptz, after timestamptz) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text := parent || '_' || to_char(first AT TIME ZONE 'UTC', 'YYYYMMDD');
  lower_edge text := partition_edge(parent, first);
  upper_edge text := partition_edge(parent, after);
  key text := partition_column(parent);
BEGIN
  IF key IS NULL OR first >= after THEN RAISE EXCEPTION 'no partition of this kind'; END IF;
  -- Two servers take turns.
  PERFORM pg_advisory_xact_lock(hashtextextended('partitions ' || parent, 0));
  IF to_regclass('public.' || quote_ident(name)) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE %I INCLUDING DEFAULTS INCLUDING CONSTRAINTS)', name, parent);
  EXECUTE format('REVOKE ALL ON %I FROM reckoner_platform', name);
  EXECUTE format('WITH moved AS (DELETE FROM %I WHERE %I >= %L AND %I < %L RETURNING *) INSERT INTO %I SELECT * FROM moved',
    parent || '_default', key, lower_edge, key, upper_edge, name);
  EXECUTE format('ALTER TABLE %I ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)', parent, name, lower_edge, upper_edge);
END $$;

-- Drops the partitions that end before a moment, and the older rows of the default partition. A partition with rows that still wait stays.
CREATE FUNCTION drop_partitions(parent text, before timestamptz) RETURNS int
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  name text;
  waiting text := CASE parent WHEN 'effects' THEN $q$state IN ('queued', 'running')$q$ WHEN 'command_log' THEN $q$state = 'held'$q$
    ELSE 'false' END;
  waits boolean;
  dropped int := 0;
BEGIN
  -- The audit log is kept for good.
  IF partition_column(parent) IS NULL OR parent = 'audit_log' THEN RAISE EXCEPTION 'no partition of this kind'; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('partitions ' || parent, 0));
  FOR name IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = to_regclass('public.' || quote_ident(parent)) AND c.relname ~ '_\d{8}$'
      AND CASE parent
        WHEN 'landing_page_views' THEN to_date(right(c.relname, 8), 'YYYYMMDD') + interval '1 day'
        ELSE to_date(right(c.relname, 8), 'YYYYMMDD') + interval '1 month' END <= before AT TIME ZONE 'UTC'
    ORDER BY 1
  LOOP
    EXECUTE format('SELECT EXISTS (SELECT 1 FROM %I WHERE %s)', name, waiting) INTO waits;
    CONTINUE WHEN waits;
    EXECUTE format('DROP TABLE %I', name);
    dropped := dropped + 1;
  END LOOP;
  EXECUTE format('DELETE FROM %I WHERE %I < %L AND NOT (%s)', parent || '_default',
    CASE parent WHEN 'command_log' THEN 'created_at' ELSE partition_column(parent) END, before, waiting);
  RETURN dropped;
END $$;

-- First moments of the partitions that rows of the default partition would need, up to a moment.
CREATE FUNCTION missing_partitions(parent text, until timestamptz) RETURNS SETOF timestamptz
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  moment text := CASE parent
    WHEN 'command_log' THEN $q$to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0)$q$
    ELSE partition_column(parent) END;
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT DISTINCT date_trunc(%L, m, ''UTC'') FROM (SELECT %s AS m FROM %I) rows WHERE m < %L AND m > %L::timestamptz - interval ''400 days''',
    CASE parent WHEN 'landing_page_views' THEN 'day' ELSE 'month' END, moment, parent || '_default', until, until);
END $$;

REVOKE ALL ON FUNCTION add_partition(text, timestamptz, timestamptz), drop_partitions(text, timestamptz),
  missing_partitions(text, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION add_partition(text, timestamptz, timestamptz), drop_partitions(text, timestamptz),
  missing_partitions(text, timestamptz) TO reckoner_platform;
