import { Key } from '#app/ui/charts/bar-chart.tsx';
import { seriesColor } from '#app/ui/charts/series-color.ts';
import { t } from '#contract/language/t.ts';
import type { Influence } from './sensitivity.ts';

/** Number of bars that can be compared at a glance. The table has all inputs. */
const mostBars = 10;

interface TornadoProps {
  readonly influences: readonly Influence[];
  readonly now: number;
}

/** Bars for the effect of each input on the answer, down and up, the largest first. The table shows the same in figures. */
export function Tornado({ influences, now }: TornadoProps) {
  const shown = influences.slice(0, mostBars);
  const moves = shown.flatMap(({ lower, higher }) => [lower ?? now, higher ?? now]);
  const low = Math.min(now, ...moves);
  const span = Math.max(now, ...moves) - low || 1;
  const place = (value: number) => `${((value - low) / span) * 100}%`;
  const width = (value: number) => `${(Math.abs(value - now) / span) * 100}%`;
  const bar = (value: number | undefined, color: string) =>
    value === undefined ? null : (
      <i
        style={{ left: place(Math.min(value, now)), width: width(value) }}
        ref={(element) => {
          element?.style.setProperty('--bar', color);
        }}
      />
    );
  return (
    <div className="tornado__bars" aria-hidden="true">
      <p className="chart__legend">
        <Key color={seriesColor(3)} label={t('Input 10% lower')} />
        <Key color={seriesColor(0)} label={t('Input 10% higher')} />
      </p>
      {shown.map((influence) => (
        <div key={influence.input} className="tornado__row">
          <span>{influence.label}</span>
          <div className="tornado__track">
            {bar(influence.lower, seriesColor(3))}
            {bar(influence.higher, seriesColor(0))}
            <u style={{ left: place(now) }} />
          </div>
        </div>
      ))}
    </div>
  );
}
