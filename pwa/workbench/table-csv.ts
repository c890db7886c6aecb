import type { AnyRow } from '#calculators/kit/define.ts';
import { labelFromName } from '#calculators/kit/label.ts';
import type { NamedTable } from './format-result.ts';

/** A table as CSV (RFC 4180): plain numbers, so that a spreadsheet can go on calculating. */
export function tableCsv(table: NamedTable): string {
  const names = Object.keys(table.columns);
  const lines = [
    names.map((name) => cell(labelFromName(name))),
    ...table.rows.map((row) => names.map((name) => cell(plainValue(row, name)))),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}

function plainValue(row: AnyRow, name: string): string | number {
  const value = row[name];
  if (value === null || value === undefined) return '';
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : value;
}

/**
 * A text that a spreadsheet would take for a formula (= + - @, tab, carriage return in front) gets an apostrophe before it. A negative
 * number is a number and stays one.
 */
export function cell(value: string | number): string {
  if (typeof value === 'number') return String(Object.is(value, -0) ? 0 : value);
  const isNumber = /^-?\d+(\.\d+)?$/.test(value);
  const safe = !isNumber && /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
