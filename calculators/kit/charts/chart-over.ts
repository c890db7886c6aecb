import type { Years } from '#calculators/figures/units.ts';
import type { LineChart } from './chart.ts';

type Axis = 'year' | 'age' | 'month';

/** Times of the rows in years: at each full year, and at the end. */
export function yearsUntil(end: Years): readonly Years[] {
  return Array.from({ length: Math.ceil(end) + 1 }, (_, year) => Math.min(year, end));
}

/** Lines for the rows of a table whose first column is a year, an age, or a month. */
export function chartOver<X extends Axis, R extends Readonly<Record<X, number>>>(
  x: X,
  chart: {
    readonly kind: LineChart['kind'];
    readonly title: string;
    readonly unit?: 'money' | 'percent';
    readonly rows: readonly R[];
    readonly lines: Readonly<Record<string, (row: R) => number>>;
    /** The comparison line, drawn thin. */
    readonly reference?: string;
  },
): LineChart {
  const { kind, title, unit = 'money', rows, lines, reference } = chart;
  return {
    kind,
    title,
    x: { label: x.charAt(0).toUpperCase() + x.slice(1), unit: x, values: rows.map((row) => row[x]) },
    y: { label: unit === 'money' ? 'Dollars' : 'Percent', unit },
    series: Object.entries(lines).map(([label, value]) => ({
      label,
      values: rows.map(value),
      ...(label === reference ? { role: 'reference' as const } : {}),
    })),
  };
}
