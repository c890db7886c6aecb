import type { Answer } from '#app/calculate/workbench/calculation/evaluate.ts';
import type { CalculatorDetails } from '#calculators/kit/definition/any-calculator.ts';
import { type EmbedSettings, embedTexts } from '#contract/pages/embed-look.ts';
import { element } from './elements.ts';

interface ChartPart {
  readonly root: HTMLElement;
  /** Draws the chart of a new answer, if the visitor has opened it. */
  readonly show: (answer: Answer) => void;
}

/** The chart below the answer. Nothing of it is loaded before a visitor opens it. */
export function createChartPart(readDetails: () => Promise<CalculatorDetails | undefined>): ChartPart {
  const place = element('div', { class: 'chart' });
  const rows = element('div');
  const table = element('details', { hidden: true }, element('summary', {}, embedTexts.asTable), rows);
  const root = element('details', {}, element('summary', {}, embedTexts.chart), place, table);
  let shown: Answer | undefined;
  let width = 0;

  async function draw(): Promise<void> {
    if (!root.open || shown === undefined) return;
    const [details, { chartRows, drawChart }] = await Promise.all([readDetails(), import('./draw-chart.ts')]);
    const chart = details?.chart(shown.results, shown.inputs);
    if (chart === undefined) throw new Error('The calculator has no chart.');
    place.replaceChildren(...drawChart(chart, Math.max(240, place.clientWidth)));
    rows.replaceChildren(chartRows(chart));
    table.hidden = false;
  }

  function drawOrSay(): void {
    draw().catch((fault) => {
      console.error(fault);
      place.replaceChildren(element('p', { role: 'status' }, embedTexts.noChart));
      table.hidden = true;
    });
  }

  root.addEventListener('toggle', drawOrSay);
  new ResizeObserver(() => {
    if (place.clientWidth === width) return;
    width = place.clientWidth;
    drawOrSay();
  }).observe(place);
  return {
    root,
    show: (answer) => {
      shown = answer;
      drawOrSay();
    },
  };
}

/** The button that shows the help of every field beside it. The texts are loaded when it is pressed. */
export function createHelpButton(
  readDetails: () => Promise<CalculatorDetails | undefined>,
  explain: (tooltips: CalculatorDetails['tooltips']) => void,
): HTMLElement {
  const button = element('button', { type: 'button', class: 'quiet', 'aria-pressed': 'false' }, embedTexts.explain);
  button.addEventListener('click', () => {
    const isOn = button.getAttribute('aria-pressed') === 'false';
    button.setAttribute('aria-pressed', String(isOn));
    if (!isOn) return explain({});
    readDetails().then(
      (details) => {
        if (button.getAttribute('aria-pressed') === 'true') explain(details?.tooltips ?? {});
      },
      (fault) => {
        console.error(fault);
        button.setAttribute('aria-pressed', 'false');
      },
    );
  });
  return button;
}

/** The loader of what stands below the answer and beside the fields. A failed load may be tried again. */
export function detailsReader(
  { id, shelf }: EmbedSettings['calculator'],
  loaders: Readonly<Record<string, () => Promise<Readonly<Record<string, CalculatorDetails>>>>>,
): () => Promise<CalculatorDetails | undefined> {
  return async () => (await loaders[shelf]?.())?.[id];
}
