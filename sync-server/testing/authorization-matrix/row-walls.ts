import type pg from 'pg';

export const acme = '01900000-0000-7000-8000-00000000000a';
export const birch = '01900000-0000-7000-8000-00000000000b';
export const anna = '01900000-0000-7000-8000-0000000000a1';
export const boris = '01900000-0000-7000-8000-0000000000b1';

/** The scopes in which a table is tested: inside a tenant, without one, without any setting, as a visitor, and for the platform. */
const scopes = {
  'anna in acme': { role: 'reckoner_tenant', tenants: `{${acme}}`, user: anna },
  'anna without a tenant': { role: 'reckoner_tenant', tenants: '{}', user: anna },
  'nobody with the role of a tenant': { role: 'reckoner_tenant', tenants: '', user: '' },
  'a visitor': { role: 'reckoner_visitor', tenants: '', user: '' },
  'a backup': { role: 'reckoner_backup', tenants: '', user: '' },
  'an import': { role: 'reckoner_import', tenants: '{}', user: '' },
  'the platform': { role: 'reckoner_platform', tenants: '{}', user: '' },
} as const;

/**
 * The abilities of each scope in a table: the number of rows it sees, changes, and deletes, and whether it may write a row of its own
 * tenant or of another.
 */
export type Walls = Readonly<Record<string, number | string>>;

/** Tries everything in savepoints. The client is a superuser's, inside a transaction that is rolled back at the end. */
export async function wallsOf(client: pg.Client, table: string): Promise<Walls> {
  const walls: Record<string, number | string> = {};
  const { rows } = await client.query<{ row: Readonly<Record<string, unknown>> }>(`select to_jsonb(t) as row from "${table}" t`);
  const [column = ''] = Object.keys(rows[0]?.row ?? {});
  for (const [name, scope] of Object.entries(scopes)) {
    const attempt = async (what: string, sql: string, values: readonly string[] = []): Promise<void> => {
      await client.query('savepoint attempt');
      await client.query(`select set_config('role', $1, true), set_config('app.tenants', $2, true), set_config('app.user_id', $3, true)`, [
        scope.role,
        scope.tenants,
        scope.user,
      ]);
      walls[`${name} ${what}`] = await client.query(sql, [...values]).then(
        ({ rowCount }) => rowCount ?? 0,
        (fault: unknown) => (isDenied(fault) ? 'denied' : 'let through'),
      );
      await client.query('rollback to savepoint attempt');
    };
    await attempt('sees', `select 1 from "${table}"`);
    // A constant value: a change that reads the row is also restricted by row visibility.
    const change = `update "${table}" set "${column}" = (jsonb_populate_record(null::"${table}", $1::jsonb))."${column}"`;
    await attempt('changes', change, [JSON.stringify(rows[0]?.row ?? {})]);
    await attempt('deletes', `delete from "${table}"`);
    for (const { row } of rows) {
      const owner = JSON.stringify(row).includes('000000b') ? 'foreign' : 'own';
      const fresh = {
        ...row,
        ...(table === 'users' ? { id: crypto.randomUUID(), email: 'new@example.com', invited_by: owner === 'own' ? anna : boris } : {}),
      };
      await attempt(`writes ${owner}`, `insert into "${table}" select * from jsonb_populate_record(null::"${table}", $1::jsonb)`, [
        JSON.stringify(fresh),
      ]);
    }
  }
  return walls;
}

function isDenied(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === '42501';
}

/** Columns that may be empty. A submitted form comes from a page or from a calculator, and one of the two is required. */
const filled: readonly string[] = ['tenant_id', 'user_id', 'landing_page_id'];

/**
 * One row of each of two tenants in every table that row-level security guards. Columns without a default get a value that fits their type.
 */
export async function fillGuardedTables(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const [at, [tenantId, userId]] of [[acme, anna] as const, [birch, boris] as const].entries()) {
    for (const table of tables) {
      const { rows } = await client.query<{ name: string; type: string; required: boolean }>(
        `select column_name as name, udt_name as type, is_nullable = 'NO' and column_default is null as required
         from information_schema.columns where table_schema = 'public' and table_name = $1`,
        [table],
      );
      const known: Readonly<Record<string, unknown>> = {
        tenant_id: tenantId,
        user_id: userId,
        id: table === 'tenants' ? tenantId : table === 'users' ? userId : undefined,
        kind: table === 'account_factors' ? 'totp' : undefined,
        stream: `tenant:${tenantId}`,
      };
      const given = rows.filter(({ name, required }) => required || filled.includes(name));
      const row = Object.fromEntries(given.map(({ name, type }) => [name, known[name] ?? sample(name, type, at)]));
      await client.query(
        `insert into "${table}" (${given.map(({ name }) => `"${name}"`).join(', ')})
         select ${given.map(({ name }) => `"${name}"`).join(', ')} from jsonb_populate_record(null::"${table}", $1::jsonb)`,
        [JSON.stringify(row)],
      );
    }
  }
}

function sample(name: string, type: string, at: number): unknown {
  if (name === 'amount') return '1.00';
  if (name === 'billing_period_end') return '2027-01-01';
  if (type === 'uuid') return `01900000-0000-7000-9000-00000000000${at === 0 ? 'a' : 'b'}`;
  if (type === 'timestamptz') return '2026-01-01';
  if (type === 'date') return at === 0 ? '2026-01-01' : '2026-01-02';
  if (type === 'jsonb') return {};
  if (type === 'bytea') return at === 0 ? '\\x00' : '\\x000000b0';
  if (type.startsWith('_')) return [];
  if (type === 'int4' || type === 'int8') return at + 1;
  if (type === 'command_state') return 'accepted';
  if (type === 'float8') return 1;
  // Identifies the rows of the second tenant by their text where they have no id.
  return at === 0 ? 'value-a' : 'value-000000b';
}
