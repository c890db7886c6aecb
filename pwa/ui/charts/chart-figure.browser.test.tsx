import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { ChartFigure } from './chart-figure.tsx';

const lines: Chart = {
  kind: 'lines',
  title: 'Balance over time',
  x: { label: 'Year', unit: 'years', values: [0, 1, 2] },
  y: { label: 'Balance', unit: 'money' },
  series: [
    { label: 'Loan', values: [300_000, 200_000, 0] },
    { label: 'Paid', values: [0, 100_000, 300_000] },
  ],
};

async function show(chart: Chart, width = 600) {
  return render(
    <div style={{ width }}>
      <ChartFigure chart={chart} />
    </div>,
  );
}

describe('a chart', () => {
  it('is a figure under its title, with a key of its series', async () => {
    await show(lines);
    const figure = page.getByRole('figure', { name: 'Balance over time' });
    await expect.element(figure).toBeVisible();
    await expect.element(figure.getByText('Loan', { exact: true })).toBeVisible();
    await expect.element(figure.getByText('Paid', { exact: true })).toBeVisible();
    await expect.element(figure).toHaveTextContent('Balance by year');
  });

  it('is drawn as wide as its place, and again when that changes', async () => {
    const shown = await show(lines);
    // Redrawn instead of stretched, so that letters keep their size.
    const drawn = () => document.querySelector('.chart__root svg')?.getAttribute('viewBox');
    await expect.poll(drawn).toBe('0 0 600 260');
    await shown.rerender(
      <div style={{ width: 300 }}>
        <ChartFigure chart={lines} />
      </div>,
    );
    await expect.poll(drawn).toBe('0 0 300 260');
  });

  it('gives bars with short labels nearly the whole width', async () => {
    await show({ kind: 'bars', title: 'Benefit', unit: 'money', bars: [62, 66, 70].map((age) => ({ label: `${age}`, value: age * 30 })) });
    const width = (part: string) => document.querySelector(part)?.getBoundingClientRect().width ?? 0;
    await expect.poll(() => width('.chart__track') / width('.chart__bars')).toBeGreaterThan(0.75);
  });

  it('is read point by point with the arrow keys', async () => {
    await show(lines);
    const reader = page.getByRole('slider');
    await expect.element(reader).toBeVisible();
    const element = reader.element();
    if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
    await userEvent.keyboard('{Home}');
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('Loan $300,000'));
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('Loan $200,000, Paid $100,000'));
    await userEvent.keyboard('{End}');
    await expect.element(reader).toHaveAttribute('aria-valuetext', expect.stringContaining('Loan $0'));
  });

  it('has a twin as a table with the same figures, and goes back', async () => {
    await show(lines);
    await page.getByRole('button', { name: 'Show as table' }).click();
    const cells = page.getByRole('table').getByRole('row').elements();
    expect(cells.map((row) => row.textContent)).toEqual([
      'YearLoanPaid',
      expect.stringMatching(/\$300,000\$0$/),
      expect.stringMatching(/\$200,000\$100,000$/),
      expect.stringMatching(/\$0\$300,000$/),
    ]);
    expect(document.querySelector('.chart__root svg')).toBeNull();
    await page.getByRole('button', { name: 'Show as chart' }).click();
    await expect.poll(() => document.querySelector('.chart__root svg')).not.toBeNull();
  });
});
