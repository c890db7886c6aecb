import { chartTable, textOf } from '#app/ui/charts/chart-table.ts';
import { drawnSeries } from '#app/ui/charts/drawn-series.ts';
import { seriesColor } from '#app/ui/charts/series-color.ts';
import type { BarChart, Chart, ShareChart } from '#calculators/kit/charts/chart.ts';
import { t } from '#contract/language/t.ts';
import { drawLines } from './draw-lines.ts';
import { element } from './elements.ts';

/** A chart with its title and key, as wide as its container. Loaded when a visitor opens the chart. */
export function drawChart(chart: Chart, width: number): readonly Node[] {
  const title = element('p', { class: 'title' }, chart.title);
  switch (chart.kind) {
    case 'bars':
      return [title, drawBars(chart)];
    case 'share':
      return [title, drawShares(chart)];
    case 'lines':
    case 'area':
    case 'stack':
    case 'band':
      return [title, keyOf(drawnSeries(chart)), drawLines(chart, width)];
  }
}

/** The figures of a chart in rows. */
export function chartRows(chart: Chart): HTMLElement {
  const { header, rows } = chartTable(chart);
  const headings = header.map((text) => element('th', { scope: 'col' }, text === '' ? t('Part') : text));
  const lines = rows.map((row) => element('tr', {}, ...row.map((text) => element('td', {}, text))));
  const table = element('table', {}, element('thead', {}, element('tr', {}, ...headings)), element('tbody', {}, ...lines));
  // A table that scrolls must be reachable by keyboard.
  return element('section', { class: 'rows', tabindex: '0', 'aria-label': t('{title} as a table', { title: chart.title }) }, table);
}

interface Keyed {
  readonly label: string;
  readonly color: string;
  readonly dashed?: boolean;
}

function keyOf(series: readonly Keyed[]): HTMLElement {
  return element('p', { class: 'key' }, ...(series.length < 2 ? [] : series.map(keyEntry)));
}

function keyEntry({ label, color, dashed = false }: Keyed): HTMLElement {
  const sample = element('i', { class: dashed ? 'dashed' : undefined });
  sample.style.setProperty('border-color', color);
  return element('span', {}, sample, label);
}

function drawBars({ bars, unit }: BarChart): HTMLElement {
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const span = Math.max(0, ...bars.map(({ value }) => value)) - low || 1;
  const someChosen = bars.some(({ chosen }) => chosen === true);
  const text = textOf(bars, unit);
  const rows = bars.flatMap(({ label, value, chosen }) => {
    const bar = element('i');
    bar.style.setProperty('margin-inline-start', `${((Math.min(value, 0) - low) / span) * 100}%`);
    bar.style.setProperty('width', `${(Math.abs(value) / span) * 100}%`);
    bar.style.setProperty('background', seriesColor(someChosen && chosen !== true ? 3 : 0));
    return [element('dt', {}, label), element('dd', {}, element('span', { class: 'track' }, bar), text(value))];
  });
  return element('dl', { class: 'bars' }, ...rows);
}

function drawShares({ parts, unit }: ShareChart): HTMLElement {
  const text = textOf(parts, unit);
  const strip = element('div', { class: 'share', 'aria-hidden': 'true' });
  for (const [at, { value }] of parts.entries()) {
    const part = element('i');
    part.style.setProperty('flex-grow', String(Math.max(0, value)));
    part.style.setProperty('background', seriesColor(at));
    strip.append(part);
  }
  const key = parts.map(({ label, value }, at) => keyEntry({ label: `${label}: ${text(value)}`, color: seriesColor(at) }));
  return element('div', {}, strip, element('p', { class: 'key' }, ...key));
}
