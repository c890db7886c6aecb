import { ChartFigure } from '../ui/charts/chart-figure.tsx';

interface DayChartProps {
  readonly title: string;
  /** Name of the counted things: calls, uses. */
  readonly label: string;
  /** One count a day, the oldest first; the last one is today's. */
  readonly counts: readonly number[];
}

/** A count for each of the last days, with its twin as a table. */
export function DayChart({ title, label, counts }: DayChartProps) {
  const days = counts.map((_, place) => place - counts.length + 1);
  return (
    <ChartFigure
      chart={{
        kind: 'area',
        title,
        x: { label: 'Days from today', unit: 'number', values: days },
        y: { label, unit: 'number' },
        series: [{ label, values: counts }],
      }}
      height={200}
    />
  );
}
