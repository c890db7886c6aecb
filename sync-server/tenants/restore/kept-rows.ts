import { Prisma } from '#server/core/data/client.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { KeptRow } from '#server/tenants/deletion/tombstone.ts';

/** Tables whose rows are restored, or to which restored rows refer. */
type Table =
  | 'tenants'
  | 'users'
  | 'plans'
  | 'templates'
  | 'identities'
  | 'accounts'
  | typeof import('#server/tenants/deletion/tombstone.ts').keptTables[number];

interface InsertOptions {
  /** Leaves out a row whose unique value has been taken by another row in the meantime. */
  readonly skipsTaken?: boolean;
}

/** Restores rows unchanged. A column added by a later version keeps its default; a removed one is left out. */
export async function insertKept(
  tx: Tx,
  table: Table,
  rows: readonly KeptRow[],
  { skipsTaken = false }: InsertOptions = {},
): Promise<void> {
  if (rows.length === 0) return;
  const kept = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = await tx.$queryRaw<{ name: string }[]>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table}`;
  const names = columns.map(({ name }) => name).filter((name) => kept.has(name));
  const list = Prisma.raw(names.map((name) => `"${name}"`).join(', '));
  await tx.$executeRaw`
    insert into ${Prisma.raw(`"${table}"`)} (${list})
    select ${list} from jsonb_populate_recordset(null::${Prisma.raw(`"${table}"`)}, ${JSON.stringify(rows)}::jsonb)
    ${skipsTaken ? Prisma.sql`on conflict do nothing` : Prisma.empty}`;
}

/** The subset of these ids that exist in a table. */
export async function presentIds(tx: Tx, table: Table, ids: readonly unknown[]): Promise<ReadonlySet<string>> {
  const texts = ids.filter((id) => typeof id === 'string');
  if (texts.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from ${Prisma.raw(`"${table}"`)} where id = any(${texts}::uuid[])`;
  return new Set(rows.map(({ id }) => id));
}

export function textOf(row: KeptRow, name: string): string {
  const value = row[name];
  if (typeof value !== 'string') throw new Error(`A kept row has no ${name}.`);
  return value;
}
