-- Closes what the first walls left open. Afterwards:
--   every table has forced row-level security, so a role sees a row only where a policy says so;
--   without a tenant and without a person, reckoner_tenant sees no row of any table;
--   reckoner_tenant writes only the columns that operations inside a tenant write;
--   what visitors see has a role of its own, reckoner_visitor.

DO $$
BEGIN
  -- Roles belong to the whole server: another database of it may have made this one, even at this moment.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'reckoner_visitor') THEN
    BEGIN
      CREATE ROLE reckoner_visitor NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  -- A superuser takes any role without being its member.
  IF (SELECT NOT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      GRANT reckoner_visitor TO CURRENT_USER;
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(current_user, 'reckoner_visitor', 'MEMBER') THEN RAISE; END IF;
    END;
  END IF;
END $$;
GRANT USAGE ON SCHEMA public TO reckoner_visitor;

-- Tables that had no row-level security yet. Prisma's own table is the migrating user's alone.
DO $$
DECLARE table_name text;
BEGIN
  FOR table_name IN
    SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relrowsecurity AND c.relname <> '_prisma_migrations'
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', table_name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', table_name);
    EXECUTE format('CREATE POLICY platform ON %I TO reckoner_platform USING (true) WITH CHECK (true)', table_name);
  END LOOP;
END $$;

-- The price list and the templates: visitors see what is active, signed-in people see all, an import adds and changes.
GRANT SELECT ON "plans", "templates", "landing_page_templates" TO reckoner_visitor;
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['plans', 'templates', 'landing_page_templates'] LOOP
    EXECUTE format('CREATE POLICY active_rows ON %I FOR SELECT TO reckoner_visitor USING (is_active)', table_name);
  END LOOP;
  FOREACH table_name IN ARRAY ARRAY['plans', 'templates', 'landing_page_templates', 'calculators'] LOOP
    EXECUTE format(
      'CREATE POLICY signed_in ON %I FOR SELECT TO reckoner_tenant '
      'USING ((SELECT nullif(current_setting(''app.user_id'', true), '''')) IS NOT NULL)', table_name);
  END LOOP;
  FOREACH table_name IN ARRAY ARRAY['plans', 'templates'] LOOP
    EXECUTE format('CREATE POLICY import_rows ON %I TO reckoner_import USING (true) WITH CHECK (true)', table_name);
  END LOOP;
END $$;

-- A person reads the numbers of the platform's stream, of the own one, of the own tenants' and, as an administrator, of the team's.
-- The server raises streams with the platform's rights: an operation inside a tenant also touches streams that its person cannot read.
REVOKE INSERT, UPDATE ON "stream_head", "sync_row", "command_log" FROM reckoner_tenant;
DO $$
DECLARE table_name text;
BEGIN
  FOREACH table_name IN ARRAY ARRAY['stream_head', 'sync_row'] LOOP
    EXECUTE format('DROP POLICY stream_rows ON %I', table_name);
    EXECUTE format($policy$
      CREATE POLICY own_streams ON %I FOR SELECT TO reckoner_tenant USING (stream = ANY ((
        SELECT ARRAY['platform', 'user:' || me.id]
          || ARRAY(SELECT 'tenant:' || tenant FROM unnest(nullif(current_setting('app.tenants', true), '')::uuid[]) AS tenant)
          || ARRAY(
            SELECT 'tenant-admin:' || m.tenant_id FROM public.users_to_tenants m
            WHERE m.user_id = me.id AND m.role = 'tenant_admin'
              AND m.tenant_id = ANY (nullif(current_setting('app.tenants', true), '')::uuid[]))
        FROM (SELECT nullif(current_setting('app.user_id', true), '')::uuid AS id) AS me WHERE me.id IS NOT NULL
      )::text[]))$policy$, table_name);
  END LOOP;
END $$;

-- A person's own commands, those of a tenant only inside it.
DROP POLICY own_rows ON "command_log";
CREATE POLICY own_rows ON "command_log" FOR SELECT TO reckoner_tenant USING (
  "user_id" = (SELECT nullif(current_setting('app.user_id', true), '')::uuid)
  AND ("tenant_id" IS NULL OR "tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
);

-- Coupons are looked up and counted, and settings read, with the platform's rights.
REVOKE ALL ON "coupons", "platform_settings" FROM reckoner_tenant;
REVOKE UPDATE ("usage_count", "updated_at") ON "coupons" FROM reckoner_tenant;

-- From here on the columns that operations inside a tenant write, and no others. Status, plan, subdomain and payment ids of a tenant,
-- people's roles and addresses, memberships, invoices and stored answers are the platform's to write.
REVOKE INSERT, UPDATE, DELETE ON
  "users_to_tenants", "invitations", "former_invitation_tokens", "tenant_domains", "api_tokens", "subscriptions", "tenant_calculators",
  "landing_pages", "ab_tests", "ab_test_variants", "funnel_steps", "form_submissions", "ai_usage", "idempotency_keys", "device",
  "billing_events", "invoices", "coupon_redemptions", "ai_calls", "landing_page_views", "effects", "audit_log", "tenants", "users"
  FROM reckoner_tenant;
REVOKE UPDATE ("first_name", "last_name", "profile_image_url", "is_active", "last_login_at", "invited_by", "invited_at",
  "verification_token", "preferences", "updated_at") ON "users" FROM reckoner_tenant;
DROP POLICY changed_people ON "users";

GRANT UPDATE ("settings", "custom_domain", "owner_id", "updated_at") ON "tenants" TO reckoner_tenant;
GRANT INSERT ("id", "email", "role", "is_active", "invited_by", "invited_at", "created_at", "updated_at") ON "users" TO reckoner_tenant;
GRANT DELETE ON "users_to_tenants" TO reckoner_tenant;
GRANT INSERT ("id", "email", "tenant_id", "invited_by", "role", "status", "sent_at", "accepted_at", "expires_at", "resend_count",
  "last_sent_at", "created_at") ON "invitations" TO reckoner_tenant;
GRANT UPDATE ("status", "verification_token", "expires_at", "resend_count", "last_sent_at", "invited_by") ON "invitations"
  TO reckoner_tenant;
GRANT INSERT ("token_hash", "invitation_id", "tenant_id", "created_at") ON "former_invitation_tokens" TO reckoner_tenant;
GRANT INSERT ("id", "tenant_id", "domain", "state", "proof", "reminder_count", "created_at"),
  UPDATE ("state", "observed", "checked_at", "verified_at", "failing_since", "reminder_count"), DELETE ON "tenant_domains"
  TO reckoner_tenant;
GRANT INSERT ("tenant_id", "plan_id", "status", "terms", "coupon_id", "provider_id", "cancel_at_period_end", "created_at", "updated_at"),
  UPDATE ("plan_id", "status", "terms", "coupon_id", "provider_id", "cancel_at_period_end", "updated_at") ON "subscriptions"
  TO reckoner_tenant;
GRANT INSERT ("tenant_id", "calculator_id", "is_enabled", "added_at"), UPDATE ("is_enabled") ON "tenant_calculators" TO reckoner_tenant;
-- A lock on the row needs the right to change one column of it.
GRANT INSERT ("id", "user_id", "last_seq", "created_at", "last_seen_at"), UPDATE ("last_seen_at") ON "device" TO reckoner_tenant;
GRANT INSERT ("id", "key", "tenant_id", "type", "payload", "next_at", "created_at") ON "effects" TO reckoner_tenant;
GRANT INSERT ("id", "at", "actor_id", "actor_role", "tenant_id", "action", "object_kind", "object_id", "request_id", "before", "after",
  "hash", "previous_hash") ON "audit_log" TO reckoner_tenant;

-- What waits to be sent may hold addresses and secrets: a tenant's transaction only learns that a key is taken.
REVOKE SELECT ON "effects" FROM reckoner_tenant;
GRANT SELECT ("key") ON "effects" TO reckoner_tenant;

-- A tenant begins a subscription; the payment provider's word alone makes it run.
DROP POLICY tenant_rows ON "subscriptions";
CREATE POLICY tenant_rows ON "subscriptions" TO reckoner_tenant
  USING ("tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]))
  WITH CHECK ("tenant_id" = ANY ((SELECT nullif(current_setting('app.tenants', true), ''))::uuid[]) AND "status" = 'incomplete');
