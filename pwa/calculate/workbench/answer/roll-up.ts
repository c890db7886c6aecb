import type { NamedTable } from '#app/calculate/workbench/calculation/format-result.ts';
import type { AnyRow, ColumnRecord } from '#calculators/kit/definition/define.ts';

/** True for a table of more than two years of months, which can be combined into years. */
export function isMonthly(table: NamedTable): boolean {
  const first = Object.keys(table.columns)[0];
  return first !== undefined && /^(month|period)$/.test(first) && table.rows.length > 24;
}

/** Combines months into years: flows of money are summed, and a balance or a rate is the last one. */
export function rollUpYears(table: NamedTable): NamedTable {
  const names = Object.keys(table.columns);
  const monthName = names[0] ?? '';
  const years = new Map<number, AnyRow[]>();
  for (const row of table.rows) {
    const year = Math.ceil(Number(row[monthName]) / 12);
    const gathered = years.get(year);
    if (gathered === undefined) years.set(year, [row]);
    else gathered.push(row);
  }
  const rest = names.slice(1);
  const columns: ColumnRecord = Object.fromEntries([['year', 'count'], ...rest.map((name) => [name, table.columns[name] ?? 'text'])]);
  const rows = [...years].map(([year, months]) =>
    Object.fromEntries([
      ['year', year],
      ...rest.map((name) => [name, table.columns[name] === 'money' ? total(months, name) : (months.at(-1)?.[name] ?? null)]),
    ]),
  );
  return { name: table.name === 'monthly' ? 'yearly' : table.name, columns, rows };
}

/** Sums cents as whole numbers, so that no year is off by binary rounding errors. */
function total(rows: readonly AnyRow[], name: string): number {
  return rows.reduce((cents, row) => cents + Math.round(Number(row[name]) * 100), 0) / 100;
}
