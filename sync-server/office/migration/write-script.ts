import { type DataCounts, type ExportedTable, exportedTables } from '#contract/tenants/migration.ts';
import { canonicalJson } from '#server/core/sync/changes/canonical-json.ts';
import type { ColumnKind } from './column-kind.ts';
import { exportedColumns, statementEnd, statementStart } from './exported-columns.ts';
import { type SigningKey, signatureLine } from './sign-script.ts';

export type ExportedRow = Readonly<Record<string, unknown>>;
export type ExportedRows = Readonly<Record<ExportedTable, readonly ExportedRow[]>>;

export const firstLine = '-- reckoner export, version 1';

export interface ScriptHead {
  readonly createdAt: Date;
  /** Origin of the server that exports the data. */
  readonly source: string;
  readonly counts: DataCounts;
}

/** The canonical text of these rows. It can also be run in a database console. */
export function writeScript(head: ScriptHead, rows: ExportedRows, key: SigningKey): string {
  const lines = headLines(head);
  const body = exportedTables.map((table) => rows[table].map((row) => writeRow(table, row)).join('')).join('');
  return `${lines}${signatureLine(key, lines + body)}${body}`;
}

export function headLines({ createdAt, source, counts }: ScriptHead): string {
  const lines = [
    firstLine,
    `-- created: ${createdAt.toISOString()}`,
    `-- source: ${source}`,
    ...exportedTables.map((table) => `-- ${table}: ${counts[table]}`),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

export function writeRow(table: ExportedTable, row: ExportedRow): string {
  const values = exportedColumns[table].map(({ field, kind }) => literalOf(row[field], kind));
  return `${statementStart(table)}${values.join(', ')}${statementEnd(table)}`;
}

function literalOf(value: unknown, kind: ColumnKind): string {
  if (value === null || value === undefined) return 'NULL';
  switch (kind) {
    case 'whole':
      return String(value);
    case 'truth':
      return value === true ? 'TRUE' : 'FALSE';
    case 'time':
      return quoted(value instanceof Date ? value.toISOString() : String(value));
    case 'json':
      return quoted(canonicalJson(value));
    case 'uuid':
    case 'text':
      return quoted(String(value));
  }
}

/** A standard literal: between quotes only a quote has a meaning, and it is doubled. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
