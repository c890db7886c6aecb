import { useEffect, useRef, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';
import { BarChart, Key, ShareChart } from './bar-chart.tsx';
import { chartTable } from './chart-table.ts';
import { LineChart } from './line-chart.tsx';
import { seriesColor, seriesLook } from './series-color.ts';

interface ChartFigureProps {
  readonly chart: Chart;
  readonly height?: number;
  /** Set for paper, where no width can be measured. */
  readonly width?: number;
}

/** A chart with its title, its key, and the same data as a table. */
export function ChartFigure({ chart, height = 260, width }: ChartFigureProps) {
  const [asTable, setAsTable] = useState(false);
  const frame = useRef<HTMLElement>(null);
  const measured = useWidth(frame);
  const drawn = width ?? measured;
  return (
    <figure ref={frame} className="chart__root" aria-label={chart.title}>
      <div className="chart__head">
        <figcaption className="chart__title">
          {chart.title} <small>{axes(chart)}</small>
        </figcaption>
        {width === undefined ? (
          <Button variant="quiet" size="small" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? t('Show as chart') : t('Show as table')}
          </Button>
        ) : null}
      </div>
      {asTable ? (
        <ChartTwin chart={chart} />
      ) : (
        <>
          <Legend chart={chart} />
          <div style={isLine(chart) ? { minHeight: height } : undefined}>
            {drawn === 0 ? null : <Drawing chart={chart} width={drawn} height={height} />}
          </div>
        </>
      )}
    </figure>
  );
}

function isLine(chart: Chart): boolean {
  return chart.kind !== 'bars' && chart.kind !== 'share';
}

function Drawing({ chart, width, height }: { readonly chart: Chart; readonly width: number; readonly height: number }) {
  switch (chart.kind) {
    case 'bars':
      return <BarChart chart={chart} />;
    case 'share':
      return <ShareChart chart={chart} />;
    case 'lines':
    case 'area':
    case 'stack':
    case 'band':
      return <LineChart chart={chart} width={width} height={height} />;
  }
}

function Legend({ chart }: { readonly chart: Chart }) {
  if (chart.kind === 'bars' || chart.kind === 'share') return null;
  if (chart.kind === 'band') {
    return (
      <p className="chart__legend">
        <Key color={seriesColor(0)} label={t('50th percentile (median)')} />
        <Key color={seriesColor(3)} label={t('10th and 90th percentile')} dashed />
      </p>
    );
  }
  if (chart.series.length < 2) return null;
  return (
    <p className="chart__legend">
      {chart.series.map((one, at) => (
        <Key key={one.label} label={one.label} {...seriesLook(chart.series, at)} />
      ))}
    </p>
  );
}

/** Text such as "Balance by year", unless the title already says the same. */
function axes(chart: Chart): string {
  if (chart.kind === 'bars' || chart.kind === 'share') return '';
  const text = t('{label} by {label2}', { label: chart.y.label, label2: chart.x.label.toLowerCase() });
  return text === chart.title ? '' : text;
}

function ChartTwin({ chart }: { readonly chart: Chart }) {
  const { header, rows } = chartTable(chart);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling table must be reachable by keyboard
    <section className="table__frame" tabIndex={0} aria-label={t('{title} as a table', { title: chart.title })}>
      <table className="table__root">
        <thead>
          <tr>
            {header.map((text) => (
              <th key={text} scope="col">
                {text === '' ? <span className="unseen">{t('Part')}</span> : text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows are places on an axis and have no other name
            <tr key={at}>
              {row.map((text, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are fixed
                <td key={column}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The width of an element, kept up to date. 0 until it is known. */
function useWidth(element: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
