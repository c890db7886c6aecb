import type { BarChart as BarChartData, ShareChart as ShareChartData } from '#calculators/kit/charts/chart.ts';
import { percent } from '#contract/language/words.ts';
import { textOf } from './chart-table.ts';
import { seriesColor } from './series-color.ts';

/** Horizontal bars from a common zero. Labels and figures are text and never rotate or overlap. */
export function BarChart({ chart }: { readonly chart: BarChartData }) {
  const low = Math.min(0, ...chart.bars.map((bar) => bar.value));
  const high = Math.max(0, ...chart.bars.map((bar) => bar.value));
  const span = high - low || 1;
  const someChosen = chart.bars.some((bar) => bar.chosen === true);
  const share = (value: number) => `${(value / span) * 100}%`;
  const text = textOf(chart.bars, chart.unit);
  return (
    <div className="chart__bars">
      {chart.bars.map((bar, at) => {
        const color = someChosen && bar.chosen !== true ? seriesColor(3) : seriesColor(0);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two bars may have the same label
          <div key={at} className="chart__bar" data-chosen={bar.chosen === true}>
            <span>{bar.label}</span>
            <div className="chart__track">
              <i style={{ left: share(Math.min(bar.value, 0) - low), width: share(Math.abs(bar.value)), background: color }} />
              {low < 0 ? <u style={{ left: share(-low) }} /> : null}
            </div>
            <b>{text(bar.value)}</b>
          </div>
        );
      })}
    </div>
  );
}

/** Parts of a whole as one bar with a key below. Its parts can be compared more easily than those of a pie. */
export function ShareChart({ chart }: { readonly chart: ShareChartData }) {
  const whole = chart.parts.reduce((sum, part) => sum + Math.max(0, part.value), 0);
  const text = textOf(chart.parts, chart.unit);
  return (
    <div className="chart__bars">
      <div className="chart__share" aria-hidden="true">
        {chart.parts.map((part, at) =>
          part.value > 0 ? <i key={part.label} style={{ flexGrow: part.value / (whole || 1), background: partColor(at) }} /> : null,
        )}
      </div>
      <dl className="pairs">
        {chart.parts.map((part, at) => (
          <div key={part.label} style={{ display: 'contents' }}>
            <dt>
              <Key color={partColor(at)} label={part.label} />
            </dt>
            <dd>
              {text(part.value)}
              {whole > 0 ? ` · ${percent((Math.max(0, part.value) / whole) * 100)}` : ''}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Color of a part. After five parts the colors repeat in a paler shade. */
function partColor(at: number): string {
  return at < 5 ? seriesColor(at) : `color-mix(in oklab, ${seriesColor(at)} 55%, var(--rk-colors-panel))`;
}

interface KeyProps {
  readonly color: string;
  readonly label: string;
  readonly dashed?: boolean;
}

/** A color sample with the name of the series. */
export function Key({ color, label, dashed }: KeyProps) {
  return (
    <span
      className="chart__key"
      data-role={dashed === true ? 'reference' : 'main'}
      ref={(element) => {
        element?.style.setProperty('--key', color);
      }}
    >
      {label}
    </span>
  );
}
