/** Port and password of the embedded database: stored beside it, readable by its owner only. */
import { chmodSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { readText } from '#server/core/data/read-text.ts';

const PostgresAccess = z.object({ port: z.int(), password: z.string() });
export type PostgresAccess = z.infer<typeof PostgresAccess>;

export function urlOf({ port, password }: PostgresAccess, database: string): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/${database}`;
}

export function readAccess(path: string): PostgresAccess | undefined {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return PostgresAccess.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function writeAccess(path: string, access: PostgresAccess): void {
  writeFileSync(path, `${JSON.stringify(access)}\n`, { mode: 0o600 });
  chmodSync(path, 0o600);
}
