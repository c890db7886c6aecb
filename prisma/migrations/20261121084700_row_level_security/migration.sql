-- Who sees which rows, behind the rules of the services.
--
-- Every transaction takes one of two roles, which own nothing and may change no table:
--   reckoner_tenant    acts inside the tenants named in app.tenants, as the person named in app.user_id
--   reckoner_platform  acts for the platform: the owner's operations, sign-in, workers
-- A setting that is missing or empty shows no row and raises no error. The conditions stand in sub-selects so that a setting is read
-- once a statement, not once a row.

DO $$
DECLARE role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['reckoner_tenant', 'reckoner_platform'] LOOP
    -- Roles belong to the whole server: another database of it may have made them, even at this moment.
    IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
      END;
    END IF;
    -- A superuser takes any role without being its member.
    IF (SELECT NOT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
      BEGIN
        EXECUTE format('GRANT %I TO CURRENT_USER', role_name);
      EXCEPTION WHEN insufficient_privilege THEN
        IF NOT pg_has_role(current_user, role_name, 'MEMBER') THEN RAISE; END IF;
      END;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END $$;

-- The platform: every row of every table; the audit log only grows.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO reckoner_platform;
DO $$
BEGIN
  -- The history of migrations is the migrating user's alone.
  IF to_regclass('public._prisma_migrations') IS NOT NULL THEN
    REVOKE ALL ON "_prisma_migrations" FROM reckoner_platform;
  END IF;
END $$;
REVOKE UPDATE, DELETE ON "audit_log" FROM reckoner_platform;

-- What belongs to nobody and is read by all.
GRANT SELECT ON "plans", "templates", "landing_page_templates", "calculators", "platform_settings", "coupons" TO reckoner_tenant;
-- A redemption counts itself in the transaction of the subscription.
GRANT UPDATE ("usage_count", "updated_at") ON "coupons" TO reckoner_tenant;

GRANT SELECT, INSERT, UPDATE, DELETE ON
  "users_to_tenants", "invitations", "tenant_domains", "api_tokens", "subscriptions", "tenant_calculators", "landing_pages", "ab_tests",
  "ab_test_variants", "funnel_steps", "form_submissions", "ai_usage", "idempotency_keys", "device"
  TO reckoner_tenant;
GRANT SELECT, INSERT, UPDATE ON "billing_events", "invoices", "command_log", "stream_head", "sync_row" TO reckoner_tenant;
GRANT SELECT, INSERT ON "coupon_redemptions", "ai_calls", "landing_page_views", "effects", "audit_log" TO reckoner_tenant;
-- A tenant is made, renamed in the address bar and deleted by the platform only.
GRANT SELECT, UPDATE ON "tenants" TO reckoner_tenant;
-- A person's role and address change at the platform only: nothing done inside a tenant makes a platform owner.
GRANT SELECT, INSERT ON "users" TO reckoner_tenant;
GRANT UPDATE ("first_name", "last_name", "profile_image_url", "is_active", "last_login_at", "invited_by", "invited_at", "verification_token",
  "preferences", "updated_at") ON "users" TO reckoner_tenant;

-- Tables whose rows belong to the tenant in tenant_id. Rows without a tenant are the platform's.
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY[
    'users_to_tenants', 'invitations', 'tenant_domains', 'api_tokens', 'tenant_tombstones', 'coupon_redemptions', 'subscriptions',
    'ai_usage', 'ai_calls', 'billing_events', 'invoices', 'tenant_calculators', 'landing_pages', 'ab_tests', 'ab_test_variants',
    'landing_page_views', 'funnel_steps', 'form_submissions', 'mail_outbox'
  ] LOOP
    EXECUTE format(
      'CREATE POLICY tenant_rows ON %I TO reckoner_tenant '
      'USING (tenant_id = ANY ((SELECT nullif(current_setting(''app.tenants'', true), ''''))::uuid[])) '
      'WITH CHECK (tenant_id = ANY ((SELECT nullif(current_setting(''app.tenants'', true), ''''))::uuid[]))', table_name);
  END LOOP;
END $$;

CREATE POLICY own_memberships ON "users_to_tenants" FOR SELECT TO reckoner_tenant
  USING ("user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));

CREATE POLICY tenant_rows ON "tenants" TO reckoner_tenant
  USING ("id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK ("id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));

-- A person is seen by themselves, by the teams they belong to, and, until they join, by whoever invited them.
CREATE POLICY visible_people ON "users" FOR SELECT TO reckoner_tenant USING (
  "id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
  OR ("invited_by" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid) AND NOT "is_active" AND "last_login_at" IS NULL)
  OR EXISTS (
    SELECT 1 FROM "users_to_tenants" m
    WHERE m."user_id" = "users"."id" AND m."tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[])
  )
);
CREATE POLICY changed_people ON "users" FOR UPDATE TO reckoner_tenant USING (
  "id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
  OR ("invited_by" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid) AND NOT "is_active" AND "last_login_at" IS NULL)
  OR EXISTS (
    SELECT 1 FROM "users_to_tenants" m
    WHERE m."user_id" = "users"."id" AND m."tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[])
  )
);
CREATE POLICY invited_people ON "users" FOR INSERT TO reckoner_tenant WITH CHECK (
  "role" <> 'platform_owner' AND "invited_by" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
);

CREATE POLICY own_rows ON "device" TO reckoner_tenant
  USING ("user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));
CREATE POLICY own_rows ON "command_log" TO reckoner_tenant
  USING ("user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));
CREATE POLICY own_rows ON "idempotency_keys" TO reckoner_tenant
  USING ("user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid));

CREATE POLICY tenant_rows ON "audit_log" FOR SELECT TO reckoner_tenant
  USING ("tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));
CREATE POLICY new_rows ON "audit_log" FOR INSERT TO reckoner_tenant WITH CHECK (
  "tenant_id" IS NULL OR "tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[])
);
CREATE POLICY tenant_rows ON "effects" FOR SELECT TO reckoner_tenant
  USING ("tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]));
CREATE POLICY new_rows ON "effects" FOR INSERT TO reckoner_tenant WITH CHECK (
  "tenant_id" IS NULL OR "tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[])
);

-- Streams of a tenant are named tenant:{id} and tenant-admin:{id}. Those of the platform and of persons are raised from inside a tenant
-- too: they hold numbers and ids, no data.
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['stream_head', 'sync_row'] LOOP
    EXECUTE format(
      'CREATE POLICY stream_rows ON %I TO reckoner_tenant USING ('
      '  stream NOT LIKE ''tenant%%'''
      '  OR split_part(stream, '':'', 2) = ANY ((SELECT nullif(current_setting(''app.tenants'', true), ''''))::text[]))', table_name);
  END LOOP;
END $$;

-- Forced: not even the owner of the tables passes by.
DO $$
DECLARE table_name text;
BEGIN
  FOR table_name IN
    SELECT c.relname FROM pg_class c JOIN pg_policy p ON p.polrelid = c.oid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' GROUP BY c.relname
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY platform ON %I TO reckoner_platform USING (true) WITH CHECK (true)', table_name);
  END LOOP;
END $$;
