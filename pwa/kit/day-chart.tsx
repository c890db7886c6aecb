import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { t } from '#contract/language/t.ts';

interface DayChartProps {
  readonly title: string;
  /** Name of the counted things, such as calls or uses. */
  readonly label: string;
  /** One count per day, oldest first. The last one is today's. */
  readonly counts: readonly number[];
}

/** A count for each of the last days, as a chart and as a table. */
export function DayChart({ title, label, counts }: DayChartProps) {
  const days = counts.map((_, place) => place - counts.length + 1);
  return (
    <ChartFigure
      chart={{
        kind: 'area',
        title,
        x: { label: t('Days from today'), unit: 'number', values: days },
        y: { label, unit: 'number' },
        series: [{ label, values: counts }],
      }}
      height={200}
    />
  );
}
