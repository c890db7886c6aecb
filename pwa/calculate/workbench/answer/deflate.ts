import type { NamedTable } from '#app/calculate/workbench/calculation/format-result.ts';
import type { Chart, ChartUnit } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';

/** An amount of a later year in today's dollars: amount ÷ (1 + i)^years, i in percent a year. */
export function inTodaysDollars(amount: number, years: number, inflation: number): number {
  return amount / (1 + inflation / 100) ** years;
}

/** Converts a chart over time to today's dollars. A chart without time or without money stays as it is. */
export function deflateChart(chart: Chart, inflation: number): Chart {
  if (chart.kind === 'bars' || chart.kind === 'share') return chart;
  const years = yearsOf(chart.x.values, chart.x.unit);
  if (years === undefined || chart.y.unit !== 'money') return chart;
  const real = (values: readonly number[]) => values.map((value, at) => inTodaysDollars(value, years[at] ?? 0, inflation));
  const y = { ...chart.y, label: t("{label}, today's dollars", { label: chart.y.label }) };
  if (chart.kind === 'band') return { ...chart, y, low: real(chart.low), middle: real(chart.middle), high: real(chart.high) };
  return { ...chart, y, series: chart.series.map((series) => ({ ...series, values: real(series.values) })) };
}

/**
 * Converts the amounts of a table by year, age, or month. Other tables stay as they are. The first age of a table is the end of its first
 * year: balances are as of then, while flows within a year are in the dollars of its start, as withdrawals rise with prices.
 */
export function deflateTable(table: NamedTable, inflation: number): NamedTable {
  const first = Object.keys(table.columns)[0] ?? '';
  const unit = ({ year: 'year', age: 'age', month: 'months', period: 'months' } as const)[first];
  const values = table.rows.map((row) => Number(row[first]));
  const years = unit === undefined ? undefined : yearsOf(values, unit);
  if (years === undefined) return table;
  const rows = table.rows.map((row, at) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => {
        const kind = table.columns[name];
        const isAmount = kind === 'money' || kind === 'balance';
        const passed = (years[at] ?? 0) + (unit === 'age' && kind === 'balance' ? 1 : 0);
        return [name, isAmount && typeof value === 'number' ? inTodaysDollars(value, passed, inflation) : value];
      }),
    ),
  );
  return { ...table, rows };
}

/** True if converting to today's dollars changes a chart or its tables. */
export function canDeflate(chart: Chart | undefined, tables: readonly NamedTable[]): boolean {
  return (chart !== undefined && deflateChart(chart, 0) !== chart) || tables.some((table) => deflateTable(table, 0) !== table);
}

/** Years from now of each position. Ages and calendar years count from the first one. */
function yearsOf(values: readonly number[], unit: ChartUnit): readonly number[] | undefined {
  const first = values[0] ?? 0;
  switch (unit) {
    case 'years':
      return values;
    case 'year':
      return values.map((value) => (first > 1000 ? value - first : value));
    case 'count':
    case 'day':
    case 'age':
      return values.map((value) => value - first);
    case 'month':
    case 'months':
      return values.map((value) => value / 12);
    case 'money':
    case 'price':
    case 'percent':
    case 'number':
      return undefined;
  }
}
