import type { TableRows } from './connected.ts';

export function sumOf(rows: TableRows): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${total} rows of ${Object.keys(rows).length} tables`;
}
