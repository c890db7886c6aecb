import { unzipSync } from 'fflate';
import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { emptyMeeting } from '#app/calculate/meeting/meeting.ts';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { ReportSection } from '#app/calculate/report/report-section.tsx';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { Workbench } from './workbench.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Calculators of three shelves, and their headline on the default inputs under the law of 2026. */
const answers = [
  // 75,000 − 16,100 = 58,900; 1,240 + 12 % × 38,000 + 22 % × 8,500 (Rev. Proc. 2025-32).
  { id: 'basic-tax', underNewest: 'Under 2026 law: $7,670 a year' },
  // Earnings of 65,000 a year: 90 % × 1,286 + 32 % × (5,416 − 1,286) (bend points of 2026), down to the dollar.
  { id: 'social-security', underNewest: 'Under 2026 law: $2,479 a month' },
  // HUD's factor for 70 and 5.5 % is 0.439: 0.439 × 400,000 − 16,500 of costs (Mortgagee Letter 2017-12).
  { id: 'reverse-mortgage', underNewest: 'Under 2026 law: $159,100' },
] as const;

async function open(id: string) {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  await render(
    <Provider store={createStore()}>
      <Workbench calculator={calculator} fragment="#figures=spec" isSwitchedOff={false} header={(actions) => <header>{actions}</header>} />
    </Provider>,
  );
}

/** The report of a meeting in which one calculator was answered with its defaults and the original figures. */
async function openReport(id: string) {
  const store = createStore();
  const part = { key: 'a', title: 'The answer', calculator: id, inputs: { figures: 'spec' }, note: '', hasSchedule: true };
  store.set(meetingAtom, () => ({ ...emptyMeeting, report: [part] }));
  await render(
    <Provider store={store}>
      <ReportSection />
    </Provider>,
  );
}

/** The content of the next download, which the browser is kept from saving. */
function nextDownload(): Promise<Blob> {
  return new Promise((resolve) => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
      if (content instanceof Blob) resolve(content);
      return '#';
    });
  });
}

/** All texts of a spreadsheet file. */
async function textsOf(workbook: Blob): Promise<string> {
  const files = unzipSync(new Uint8Array(await workbook.arrayBuffer()));
  return Object.values(files)
    .map((bytes) => new TextDecoder().decode(bytes))
    .join('\n');
}

const linesOf = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe.each(answers)('$id: the set in use and the answer under the newest law are shown', ({ id, underNewest }) => {
  const lines = ['Figures: Original figures', underNewest];

  it('on the screen', async () => {
    await open(id);
    await expect.element(page.getByRole('button', { name: 'Original figures' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => linesOf('.law__line')).toEqual([underNewest]);
  });

  it('on the printed sheet', async () => {
    await open(id);
    const printed = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return linesOf('.print__law');
    };
    await expect.poll(printed, { timeout: 8000 }).toEqual(expect.arrayContaining(lines));
    expect(linesOf('.print__foot').join()).toContain('figures: Original figures');
  });

  it('in Present', async () => {
    await open(id);
    await page.getByRole('button', { name: 'Present' }).first().click();
    await expect.poll(() => linesOf('.present__law')).toEqual(lines);
  });

  it('beside the link, which carries the set', async () => {
    await open(id);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    for (const line of lines) await expect.element(page.getByRole('dialog')).toHaveTextContent(line);
    await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(expect.stringMatching(/[#&]figures=spec(&|$)/));
  });

  it('in the CSV of a table', async () => {
    await open(id);
    const saved = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).first().click();
    const csv = await (await saved).text();
    for (const line of lines) expect(csv).toContain(line);
  });

  it('in the spreadsheet', async () => {
    await open(id);
    const saved = nextDownload();
    await page.getByRole('button', { name: 'Spreadsheet (.xlsx)' }).click();
    const texts = await textsOf(await saved);
    for (const line of lines) expect(texts).toContain(line);
  });

  it('in the report, on paper and as a spreadsheet', async () => {
    await openReport(id);
    window.dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => linesOf('.report__root .print__law'), { timeout: 8000 }).toEqual(expect.arrayContaining(lines));
    const saved = nextDownload();
    await page.getByRole('button', { name: 'Spreadsheet' }).click();
    const texts = await textsOf(await saved);
    for (const line of lines) expect(texts).toContain(line);
  });
});

describe.each(answers)('$id: after the end of the newest year', ({ id }) => {
  it.each([
    [2027, 'incomplete'],
    [2031, 'missing'],
  ])('the same places state in %i that newer law is %s', async (year, state) => {
    vi.setSystemTime(new Date(year, 0, 1));
    const missing = `The newest complete figures here are of 2026: the law of ${year} is ${state}.`;
    await open(id);
    await expect.poll(() => linesOf('.law__line')).toContain(missing);
    const printed = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return linesOf('.print__law');
    };
    await expect.poll(printed, { timeout: 8000 }).toContain(missing);
    const saved = nextDownload();
    await page.getByRole('button', { name: 'CSV' }).first().click();
    expect(await (await saved).text()).toContain(missing);
    await page.getByRole('button', { name: 'Present' }).first().click();
    await expect.poll(() => linesOf('.present__law')).toContain(missing);
  });
});
