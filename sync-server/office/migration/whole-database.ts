import type { Database } from '#server/core/data/database.ts';

/** One hash for the content of each table, for tests that nothing else changed. */
export async function hashTables(db: Database, except: readonly string[] = []): Promise<Readonly<Record<string, string>>> {
  const tables = await db.query<{ name: string }>(
    { as: 'platform' },
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    [],
  );
  const hashes: Record<string, string> = {};
  for (const { name } of tables) {
    if (except.includes(name) || name === '_prisma_migrations') continue;
    const [row] = await db.query<{ hash: string | null }>(
      { as: 'platform' },
      `select md5(string_agg(t::text, '|' order by t::text)) as hash from "${name}" t`,
      [],
    );
    hashes[name] = row?.hash ?? 'empty';
  }
  return hashes;
}
