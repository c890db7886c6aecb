import type pg from 'pg';

/** Placement of the tables on a cluster of database machines. */
export interface Distribution {
  /** Tables whose rows are placed by their tenant. */
  readonly byTenant: readonly string[];
  /** Tables with a copy on every machine. */
  readonly reference: readonly string[];
}

/** Reads the statements of `deploy/citus/distribute.sql`. */
export function readDistribution(sql: string): Distribution {
  const named = (pattern: RegExp): readonly string[] =>
    [...sql.matchAll(pattern)].flatMap(([, name]) => (name === undefined ? [] : [name]));
  return {
    byTenant: named(/^SELECT create_distributed_table\('(\w+)', 'tenant_id'/gm),
    reference: named(/^SELECT create_reference_table\('(\w+)'\)/gm),
  };
}

interface Index {
  readonly table: string;
  readonly name: string;
  readonly columns: readonly string[];
}

interface ForeignKey extends Index {
  readonly target: string;
  readonly targetColumns: readonly string[];
  readonly setsNull: boolean;
}

/** Reasons for which a table cannot be placed as `distribution` says: one sentence each. Read from the catalog, so no table is forgotten. */
export async function findDistributionGaps(client: pg.Client, { byTenant, reference }: Distribution): Promise<readonly string[]> {
  const isByTenant = (table: string): boolean => byTenant.includes(table);
  const gaps: string[] = [];
  for (const { table, required } of await tablesWithTenant(client)) {
    if (reference.includes(table)) continue;
    if (!isByTenant(table)) gaps.push(`${table}: has a tenant_id, but is placed nowhere; add it to deploy/citus/distribute.sql.`);
    if (!required) gaps.push(`${table}: tenant_id may be null; rows of the platform belong to the platform tenant.`);
  }
  for (const table of await tablesWithoutKey(client)) if (isByTenant(table)) gaps.push(`${table}: has no primary key.`);
  for (const { table, name, columns } of await uniqueIndexes(client)) {
    if (isByTenant(table) && columns[0] !== 'tenant_id') gaps.push(`${table}: the unique index ${name} is not led by tenant_id.`);
  }
  for (const key of await foreignKeys(client)) {
    const at = key.columns.indexOf('tenant_id');
    if (isByTenant(key.target)) {
      if (!isByTenant(key.table)) gaps.push(`${key.table}: ${key.name} leads to ${key.target}, whose rows are on other machines.`);
      else if (at !== 0 || key.targetColumns[0] !== 'tenant_id') gaps.push(`${key.table}: ${key.name} is not led by tenant_id.`);
    } else if (isByTenant(key.table) && !reference.includes(key.target)) {
      gaps.push(`${key.table}: ${key.name} leads to ${key.target}, which is on one machine only.`);
    }
    if (isByTenant(key.table) && key.setsNull && at >= 0) gaps.push(`${key.table}: ${key.name} sets tenant_id to null.`);
  }
  for (const { table, name } of await triggers(client)) {
    if (isByTenant(table)) gaps.push(`${table}: has the trigger ${name}; a distributed table can have none.`);
  }
  return gaps;
}

async function tablesWithTenant(client: pg.Client) {
  const { rows } = await client.query<{ readonly table: string; readonly required: boolean }>(
    `select c.relname as table, a.attnotnull as required from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  return rows;
}

async function tablesWithoutKey(client: pg.Client): Promise<readonly string[]> {
  const { rows } = await client.query<{ readonly table: string }>(
    `select c.relname as table from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
       and not c.relispartition and not exists (select 1 from pg_index i where i.indrelid = c.oid and i.indisprimary) order by 1`,
  );
  return rows.map(({ table }) => table);
}

async function uniqueIndexes(client: pg.Client): Promise<readonly Index[]> {
  const { rows } = await client.query<Index>(
    `select t.relname as table, c.relname as name, array(
       select coalesce(a.attname::text, '') from unnest(i.indkey) with ordinality k(number, place)
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number order by k.place) as columns
     from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
     where t.relnamespace = 'public'::regnamespace and i.indisunique and not t.relispartition order by 1, 2`,
  );
  return rows;
}

async function foreignKeys(client: pg.Client): Promise<readonly ForeignKey[]> {
  const names = (relation: string, key: string): string =>
    `array(select a.attname::text from unnest(${key}) with ordinality k(number, place)
       join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number order by k.place)`;
  const { rows } = await client.query<ForeignKey>(
    `select t.relname as table, f.conname as name, ${names('f.conrelid', 'f.conkey')} as columns, r.relname as target,
       ${names('f.confrelid', 'f.confkey')} as "targetColumns", f.confdeltype in ('n', 'd') or f.confupdtype in ('n', 'd') as "setsNull"
     from pg_constraint f join pg_class t on t.oid = f.conrelid join pg_class r on r.oid = f.confrelid
     where f.contype = 'f' and f.connamespace = 'public'::regnamespace and not t.relispartition order by 1, 2`,
  );
  return rows;
}

async function triggers(client: pg.Client) {
  const { rows } = await client.query<{ readonly table: string; readonly name: string }>(
    `select c.relname as table, t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and not c.relispartition order by 1, 2`,
  );
  return rows;
}
