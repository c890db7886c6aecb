import type pg from 'pg';

/** Columns that operations inside a tenant write, by table. The database lets them write only these. */
export const tenantWrites: Readonly<Record<string, TableWrites>> = {
  ab_test_variants: { insert: 'id tenant_id test_id name config is_control source_page_id', update: 'config' },
  ab_tests: {
    insert: 'id tenant_id name description landing_page_id status traffic_split goal planned_visitors created_at',
    update: 'status start_date end_date winner_variant confidence_level evidence',
    deletes: true,
  },
  audit_log: {
    insert: 'id at actor_id actor_role impersonator_id tenant_id action object_kind object_id request_id before after hash previous_hash',
  },
  // The lock of a push needs the right to update one column.
  device: { insert: 'id user_id last_seq created_at last_seen_at', update: 'last_seen_at' },
  effects: { insert: 'id key tenant_id type payload next_at created_at' },
  funnel_steps: {
    insert: 'id tenant_id landing_page_id name step_order event_type event_selector is_required',
    deletes: true,
  },
  former_invitation_tokens: { insert: 'token_hash invitation_id tenant_id created_at' },
  invitations: {
    insert: 'id email tenant_id invited_by role status sent_at accepted_at expires_at resend_count last_sent_at created_at',
    update: 'status verification_token expires_at resend_count last_sent_at invited_by',
  },
  landing_pages: {
    insert:
      'id tenant_id name template_id config is_published path seo_title seo_description seo_keywords analytics_id facebook_pixel_id revision created_at updated_at',
    update:
      'name config published_config is_published published_at subdomain path seo_title seo_description seo_keywords analytics_id facebook_pixel_id revision publish_at publish_path unpublish_at schedule_problem updated_at published_analytics_id published_facebook_pixel_id',
  },
  pictures: { insert: 'id tenant_id landing_page_id kind digest content created_at', deletes: true },
  subscriptions: {
    insert: 'tenant_id plan_id status terms coupon_id provider_id cancel_at_period_end reminders_sent upgrade created_at updated_at',
    update: 'plan_id status terms coupon_id provider_id cancel_at_period_end updated_at',
  },
  tenant_calculators: { insert: 'tenant_id calculator_id is_enabled added_at', update: 'is_enabled' },
  tenant_domains: {
    insert: 'id tenant_id domain state proof reminder_count created_at',
    update: 'state observed checked_at verified_at failing_since reminder_count',
    deletes: true,
  },
  tenants: { update: 'settings custom_domain owner_id updated_at' },
  users: { insert: 'id email role is_active invited_by invited_at created_at updated_at' },
  users_to_tenants: { deletes: true },
  webhook_deliveries: { update: 'state rounds' },
  webhooks: {
    insert: 'id tenant_id url failures created_at',
    update: 'id url failures former_id former_ends_at switched_off_at',
    deletes: true,
  },
};

interface TableWrites {
  readonly insert?: string;
  readonly update?: string;
  readonly deletes?: boolean;
}

/** Tables of which visitors see the active rows. */
const publicTables: readonly string[] = ['plans', 'templates', 'landing_page_templates'];
const recipe = 'see "Add a table" in prisma/README.md';

/**
 * Defects in the protection of the tables: one sentence each, with the remedy. Tables, policies, and privileges are read from the catalog,
 * so that no table is forgotten. Each table must have a row; the client is a superuser's, inside a transaction.
 */
export async function findGaps(client: pg.Client): Promise<readonly string[]> {
  const gaps: string[] = [];
  for (const { name, role } of await rightsOnPartitions(client)) {
    gaps.push(`${name}: ${role} reaches a partition past the policies of its table; revoke the right.`);
  }
  for (const { name, forced, platform, backup } of await tablesOf(client)) {
    if (!forced) gaps.push(`${name}: row-level security is not enabled and forced; ${recipe}.`);
    if (!platform) gaps.push(`${name}: no policy lets reckoner_platform see its rows; ${recipe}.`);
    if (!backup) gaps.push(`${name}: no policy lets reckoner_backup see its rows, so a backup would lack them; ${recipe}.`);
    if ((await seenBy(client, name, 'reckoner_tenant')) > 0) {
      gaps.push(`${name}: reckoner_tenant sees rows although no tenant and no person is named; ${recipe}.`);
    }
    if ((await seenBy(client, name, 'reckoner_visitor')) > 0 && !publicTables.includes(name)) {
      gaps.push(`${name}: visitors see its rows; take the right from reckoner_visitor, or list the table in publicTables.`);
    }
    if ((await seenBy(client, name, 'reckoner_server')) >= 0) {
      gaps.push(`${name}: the server reads it without taking a role; grant rights to reckoner_tenant or reckoner_platform only.`);
    }
    gaps.push(...(await writeGaps(client, name)));
  }
  return gaps;
}

interface Table {
  readonly name: string;
  readonly forced: boolean;
  readonly platform: boolean;
  readonly backup: boolean;
}

async function tablesOf(client: pg.Client): Promise<readonly Table[]> {
  const { rows } = await client.query<Table>(
    `select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
       exists (select 1 from pg_policy p where p.polrelid = c.oid and 'reckoner_platform'::regrole = any (p.polroles)) as platform,
       exists (select 1 from pg_policy p where p.polrelid = c.oid and 'reckoner_backup'::regrole = any (p.polroles)) as backup
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
       and c.relname <> '_prisma_migrations' and not c.relispartition
     order by 1`,
  );
  return rows;
}

/** Policies hold for the table that is asked for, so nobody but a backup may ask for a partition. */
async function rightsOnPartitions(client: pg.Client) {
  const { rows } = await client.query<{ readonly name: string; readonly role: string }>(
    `select distinct c.relname as name, r.rolname as role from pg_class c join pg_roles r on r.rolname like 'reckoner%' and not r.rolsuper
     where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind = 'r' and r.rolname <> 'reckoner_backup'
       and not pg_has_role(r.oid, c.relowner, 'member')
       and (has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete, truncate'))
     order by 1, 2`,
  );
  return rows;
}

/** Rows that a role sees when no setting names a person or tenant; -1 where it may not read the table. */
async function seenBy(client: pg.Client, table: string, role: string): Promise<number> {
  await client.query('savepoint look');
  await client.query(`select set_config('role', $1, true), set_config('app.tenants', '', true), set_config('app.user_id', '', true)`, [
    role,
  ]);
  const seen = await client.query(`select 1 from "${table}"`).then(
    ({ rowCount }) => rowCount ?? 0,
    () => -1,
  );
  await client.query('rollback to savepoint look');
  return seen;
}

async function writeGaps(client: pg.Client, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ column: string; inserts: boolean; updates: boolean; deletes: boolean }>(
    `select attname as column, has_column_privilege('reckoner_tenant', attrelid, attnum, 'insert') as inserts,
       has_column_privilege('reckoner_tenant', attrelid, attnum, 'update') as updates,
       has_table_privilege('reckoner_tenant', attrelid, 'delete') or has_table_privilege('reckoner_tenant', attrelid, 'truncate') as deletes
     from pg_attribute where attrelid = to_regclass(quote_ident($1)) and attnum > 0 and not attisdropped`,
    [table],
  );
  const { insert = '', update = '', deletes = false } = tenantWrites[table] ?? {};
  const compare = (what: string, may: boolean, should: boolean): readonly string[] => {
    if (may === should) return [];
    return may
      ? [`${what} is granted to reckoner_tenant: revoke it in a migration, or list it in tenantWrites if an operation needs it.`]
      : [`${what} is listed in tenantWrites but not granted to reckoner_tenant: add the GRANT to a migration.`];
  };
  return [
    ...rows.flatMap(({ column, inserts, updates }) => [
      ...compare(`INSERT of ${table}.${column}`, inserts, insert.split(' ').includes(column)),
      ...compare(`UPDATE of ${table}.${column}`, updates, update.split(' ').includes(column)),
    ]),
    ...compare(`DELETE from ${table}`, rows[0]?.deletes ?? false, deletes),
  ];
}
