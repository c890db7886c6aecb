-- Taking an export in has rights of its own: whatever an imported script could be made to say, it adds to and changes four tables, and it
-- neither makes a platform owner nor touches one.
DO $$
BEGIN
  -- Roles belong to the whole server: another database of it may have made this one, even at this moment.
  IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = 'reckoner_import') THEN
    BEGIN
      CREATE ROLE reckoner_import NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE;
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
  END IF;
  -- A superuser takes any role without being its member.
  IF (SELECT NOT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    BEGIN
      GRANT reckoner_import TO CURRENT_USER;
    EXCEPTION WHEN insufficient_privilege THEN
      IF NOT pg_has_role(current_user, 'reckoner_import', 'MEMBER') THEN RAISE; END IF;
    END;
  END IF;
END $$;

GRANT USAGE ON SCHEMA public TO reckoner_import;
GRANT SELECT, INSERT ON "plans", "templates", "users", "tenants" TO reckoner_import;
-- The columns that travel, and the time of the change. Ids, tokens, preferences and what the payment provider knows stay.
GRANT UPDATE ("name", "description", "base_price", "annual_price", "annual_discount", "calculator_limit", "ai_calls_included", "custom_domain",
  "white_label", "priority_support", "is_active", "sort_order", "settings", "created_at", "updated_at") ON "plans" TO reckoner_import;
GRANT UPDATE ("name", "description", "category", "thumbnail_url", "is_active", "config_schema", "created_at", "updated_at") ON "templates"
  TO reckoner_import;
GRANT UPDATE ("email", "first_name", "last_name", "profile_image_url", "role", "is_active", "invited_at", "created_at", "updated_at") ON "users"
  TO reckoner_import;
GRANT UPDATE ("name", "subdomain", "custom_domain", "owner_id", "plan_id", "template_id", "status", "trial_ends_at", "billing_email", "settings",
  "created_at", "updated_at") ON "tenants" TO reckoner_import;

CREATE POLICY import_rows ON "tenants" TO reckoner_import USING (true) WITH CHECK (true);
CREATE POLICY import_seen ON "users" FOR SELECT TO reckoner_import USING (true);
CREATE POLICY import_new ON "users" FOR INSERT TO reckoner_import WITH CHECK ("role" <> 'platform_owner');
CREATE POLICY import_changed ON "users" FOR UPDATE TO reckoner_import USING ("role" <> 'platform_owner') WITH CHECK ("role" <> 'platform_owner');
