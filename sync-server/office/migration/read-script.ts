import { type ExportedTable, exportedTables, migrationTexts } from '#contract/tenants/migration.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import type { ColumnKind } from './column-kind.ts';
import { exportedColumns, statementEnd, statementStart } from './exported-columns.ts';
import { type ExportedRow, headLines, type ScriptHead, writeRow } from './write-script.ts';

export interface ScriptRow {
  readonly table: ExportedTable;
  readonly line: number;
  /** By the product's names, not validated yet. */
  readonly values: ExportedRow;
}

export interface ReadScript {
  readonly head: ScriptHead;
  readonly rows: readonly ScriptRow[];
}

/** Position of the reader. */
interface Place {
  readonly text: string;
  at: number;
  line: number;
}

const headPattern =
  /^-- reckoner export, version 1\n-- created: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)\n-- source: (https?:\/\/[^\s]{1,250})\n-- plans: (\d{1,9})\n-- templates: (\d{1,9})\n-- users: (\d{1,9})\n-- tenants: (\d{1,9})\n/;

/**
 * Reads exactly the format that the export writes and nothing else. No SQL is interpreted: the only keywords are the fixed beginnings and
 * ends of four statements, the only values are literals, and each row, written again, must match its source character by character.
 */
export function readScript(text: string): Outcome<ReadScript, 'InputInvalid'> {
  const found = headPattern.exec(text);
  if (found === null) return refused('InputInvalid', migrationTexts.notAnExport(1));
  const [whole, created = '', source = '', plans, templates, users, tenants] = found;
  const head: ScriptHead = {
    createdAt: new Date(created),
    source,
    counts: { plans: Number(plans), templates: Number(templates), users: Number(users), tenants: Number(tenants) },
  };
  if (Number.isNaN(head.createdAt.getTime()) || headLines(head) !== whole) return refused('InputInvalid', migrationTexts.notAnExport(1));
  // The signature line after the header was removed.
  const place: Place = { text, at: whole.length, line: whole.split('\n').length + 1 };
  const rows: ScriptRow[] = [];
  for (const table of exportedTables) {
    for (let count = 0; count < head.counts[table]; count += 1) {
      const row = readRow(place, table);
      if (row === undefined) return refused('InputInvalid', migrationTexts.notAnExport(place.line));
      rows.push(row);
    }
  }
  return place.at === text.length ? done({ head, rows }) : refused('InputInvalid', migrationTexts.notAnExport(place.line));
}

function readRow(place: Place, table: ExportedTable): ScriptRow | undefined {
  const { at: start, line } = place;
  if (!take(place, statementStart(table))) return undefined;
  const values: Record<string, unknown> = {};
  for (const [position, { field, kind, nullable }] of exportedColumns[table].entries()) {
    if (position > 0 && !take(place, ', ')) return undefined;
    const value = readValue(place, kind);
    if (value === undefined || (value === null && !nullable)) return undefined;
    values[field] = value;
  }
  if (!take(place, statementEnd(table))) return undefined;
  return writeRow(table, values) === place.text.slice(start, place.at) ? { table, line, values } : undefined;
}

/** undefined: there is no literal of this kind here. */
function readValue(place: Place, kind: ColumnKind): unknown {
  if (take(place, 'NULL')) return null;
  if (kind === 'truth') return take(place, 'TRUE') ? true : take(place, 'FALSE') ? false : undefined;
  if (kind === 'whole') return readWhole(place);
  const text = readQuoted(place);
  if (text === undefined) return undefined;
  switch (kind) {
    case 'json': {
      const value = parseStrictJson(text);
      return value.ok ? (value.value ?? undefined) : undefined;
    }
    case 'time': {
      const time = new Date(text);
      return Number.isNaN(time.getTime()) ? undefined : time;
    }
    case 'uuid':
    case 'text':
      return text;
  }
}

function readWhole(place: Place): number | undefined {
  const digits = /^-?\d{1,10}(?=[,)])/.exec(place.text.slice(place.at, place.at + 12))?.[0];
  if (digits === undefined) return undefined;
  place.at += digits.length;
  return Number(digits);
}

function readQuoted(place: Place): string | undefined {
  if (!take(place, "'")) return undefined;
  let text = '';
  for (;;) {
    const end = place.text.indexOf("'", place.at);
    if (end === -1) return undefined;
    const part = place.text.slice(place.at, end);
    text += part;
    place.line += part.split('\n').length - 1;
    place.at = end + 1;
    if (place.text[place.at] !== "'") return text;
    text += "'";
    place.at += 1;
  }
}

function take(place: Place, expected: string): boolean {
  if (!place.text.startsWith(expected, place.at)) return false;
  place.at += expected.length;
  place.line += expected.endsWith('\n') ? 1 : 0;
  return true;
}
