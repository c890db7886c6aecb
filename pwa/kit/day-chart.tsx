import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { t } from '#contract/language/t.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface DayChartProps {
  readonly title: string;
  /** Name of the counted things, such as calls or uses. */
  readonly label: string;
  /** One count per day (UTC), oldest first. */
  readonly counts: readonly number[];
  /** The last of the days. */
  readonly last: Date;
}

/** A count for each of the last days, as a chart and as a table. */
export function DayChart({ title, label, counts, last }: DayChartProps) {
  const today = Math.floor(last.getTime() / dayMs);
  const days = counts.map((_, place) => today + place - counts.length + 1);
  return (
    <ChartFigure
      chart={{
        kind: 'area',
        title,
        x: { label: t('Day'), unit: 'day', values: days },
        y: { label, unit: 'count' },
        series: [{ label, values: counts }],
      }}
      height={200}
    />
  );
}
