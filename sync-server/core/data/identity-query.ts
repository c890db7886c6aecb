import * as z from 'zod/mini';
import type { SqlValue } from './database.ts';

/** Statements on the tables of identity, outside every tenant. Rows are validated by a schema before use. */
export type IdentityQuery = (sql: string, values: readonly SqlValue[]) => Promise<readonly unknown[]>;

export function readRows<Schema extends z.ZodMiniType>(schema: Schema, rows: readonly unknown[]): readonly z.infer<Schema>[] {
  return rows.map((row) => z.parse(schema, row));
}

export function readFirst<Schema extends z.ZodMiniType>(schema: Schema, rows: readonly unknown[]): z.infer<Schema> | undefined {
  return readRows(schema, rows)[0];
}
