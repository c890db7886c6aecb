import { expect, it } from 'vitest';
import { csvCell } from '#app/ui/csv-cell.ts';
import { tableCsv } from './table-csv.ts';

it.each([
  ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['+1', "'+1"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['-12.5', '-12.5'],
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
])('writes the text %j as %j', (text, written) => {
  expect(csvCell(text)).toBe(written);
});

it('keeps negative numbers numbers', () => {
  expect(csvCell(-12.5)).toBe('-12.5');
  expect(csvCell(-0)).toBe('0');
});

it('writes a heading and a line for each row', () => {
  const table = {
    name: 'schedule',
    columns: { month: 'count', totalPaid: 'money', note: 'text' },
    rows: [{ month: 1, totalPaid: -2.5, note: null }],
  } as const;
  expect(tableCsv(table)).toBe('Month,Total paid,Note\r\n1,-2.5,\r\n');
  expect(tableCsv(table, ['Figures: 2025 law', 'Under 2026 law: $1,000'])).toBe(
    'Month,Total paid,Note\r\n1,-2.5,\r\n\r\nFigures: 2025 law\r\n"Under 2026 law: $1,000"\r\n',
  );
});
