-- Policies of distributed tables cannot contain subqueries. On one machine they stand in subqueries, so that a setting is read once a
-- statement; here they become the settings themselves, or functions with the same condition.

CREATE FUNCTION sees_person(person uuid) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT 1 FROM users_to_tenants m
    WHERE m.user_id = person AND m.tenant_id = ANY (nullif(current_setting('app.tenants', true), '')::uuid[]))
$$;

DROP POLICY visible_people ON users;
CREATE POLICY visible_people ON users FOR SELECT TO reckoner_tenant USING (
  id = nullif(current_setting('app.user_id', true), '')::uuid
  OR (invited_by = nullif(current_setting('app.user_id', true), '')::uuid AND NOT is_active AND last_login_at IS NULL)
  OR sees_person(id)
);

DO $$
DECLARE
  found record;
  plain_qual text;
  plain_check text;
  wrapped constant text := '\( SELECT ((?:\(?NULLIF\(current_setting\(''app\.\w+''::text, true\), ''''::text\)\)?(?:::uuid)?)) AS "?\w+"?\)';
BEGIN
  FOR found IN
    SELECT tablename, policyname, cmd, roles, qual, with_check FROM pg_policies
    WHERE schemaname = 'public' AND (qual LIKE '%SELECT%' OR with_check LIKE '%SELECT%') AND tablename NOT IN ('stream_head', 'sync_row')
  LOOP
    plain_qual := regexp_replace(found.qual, wrapped, '(\1)', 'g');
    plain_check := regexp_replace(found.with_check, wrapped, '(\1)', 'g');
    EXECUTE format('DROP POLICY %I ON %I', found.policyname, found.tablename);
    EXECUTE format('CREATE POLICY %I ON %I FOR %s TO %s', found.policyname, found.tablename, found.cmd, array_to_string(found.roles, ', '))
      || coalesce(' USING (' || plain_qual || ')', '') || coalesce(' WITH CHECK (' || plain_check || ')', '');
  END LOOP;
END $$;
