import { createStore, Provider } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { meetingAtom } from '#app/calculate/meeting/meeting-atom.ts';
import { loadCalculator } from '#app/device/catalog/load-calculator.ts';
import { figureSetName, newestCompleteSet } from '#calculators/figures/set.ts';
import type { AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import { Workbench } from './workbench.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function calculatorOf(id: string): Promise<AnyCalculator> {
  const calculator = await loadCalculator(id);
  if (calculator === undefined) throw new Error(`There is no calculator ${id}.`);
  return calculator;
}

async function open(calculator: AnyCalculator, fragment = '', store = createStore()) {
  return render(
    <Provider store={store}>
      <Workbench calculator={calculator} fragment={fragment} isSwitchedOff={false} header={(actions) => <header>{actions}</header>} />
    </Provider>,
  );
}

const answer = () => page.getByRole('region', { name: 'Answer' });
const field = (name: string | RegExp) => page.getByRole('textbox', { name });

async function type(name: string | RegExp, text: string) {
  await field(name).click();
  await userEvent.keyboard(`{Control>}a{/Control}${text}`);
}

describe('a calculator', () => {
  it('[R-CUI-06] opens with its defaults and a first answer', async () => {
    await open(await calculatorOf('auto-loan-basic'));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Auto Loan from Price' })).toBeVisible();
    await expect.element(field('Vehicle price')).toHaveValue('35,000');
    await expect.element(answer()).toHaveTextContent('$503.39');
  });

  it('[R-CUI-07] updates its answer at each key', async () => {
    await open(await calculatorOf('debt-payoff'));
    await type('Payment a month', '4');
    await expect.element(answer()).toHaveTextContent('Payment amount is too low to pay off debt');
    const answers: string[] = [];
    for (const key of '000') {
      await userEvent.keyboard(key);
      await expect.poll(() => answer().element().textContent).not.toBe(answers.at(-1));
      answers.push(answer().element().textContent ?? '');
    }
    // 40 a month is refused. 400 and 4,000 pay off the debt, the latter in 3 months.
    expect([...new Set(answers)]).toEqual(answers);
    expect(answers.at(-1)).toMatch(/3 months/);
  });

  it('keeps an open dialog while the entries below it are replaced, as by a kept meeting that is read late', async () => {
    const calculator = await calculatorOf('mortgage-payment');
    const bench = (replaced: number) => (
      <Provider store={store}>
        <Workbench
          calculator={calculator}
          fragment=""
          replaced={replaced}
          isSwitchedOff={false}
          header={(actions) => <header>{actions}</header>}
        />
      </Provider>
    );
    const store = createStore();
    const screen = await render(bench(0));
    await page.getByRole('button', { name: 'Present', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await screen.rerender(bench(1));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-CUI-08] [R-CMSG-01] shows the reason of a refusal beside the last good answer, and recovers', async () => {
    await open(await calculatorOf('debt-payoff'));
    const before = document.querySelector('.headline__value')?.textContent;
    await type('Payment a month', '10');
    await expect.element(answer().getByRole('alert')).toHaveTextContent('Payment amount is too low to pay off debt');
    await expect.element(field('Payment a month')).toHaveAttribute('aria-invalid', 'true');
    expect(document.querySelector('.headline__value')?.textContent).toBe(before);
    await expect.element(answer()).toHaveAttribute('data-stale', 'true');
    await type('Payment a month', '500');
    await expect.element(answer()).toHaveAttribute('data-stale', 'false');
    expect(answer().getByRole('alert').query()).toBeNull();
  });

  it('[R-CUI-09] logs a calculation that breaks, and stays usable', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sound = await calculatorOf('debt-payoff');
    const broken: AnyCalculator = {
      ...sound,
      calculate: (inputs) => {
        if (inputs.monthlyPayment === 777) throw new Error('a fault in the formula');
        return sound.calculate(inputs);
      },
    };
    await open(broken);
    await type('Payment a month', '777');
    await expect.element(answer().getByRole('alert')).toHaveTextContent('These figures cannot be calculated.');
    expect(logged).toHaveBeenCalledWith('debt-payoff failed', expect.objectContaining({ message: 'a fault in the formula' }));
    await type('Payment a month', '500');
    await expect.element(answer()).toHaveAttribute('data-stale', 'false');
  });

  it('[A-30] that breaks on an entry out of range points to the marked input', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const sound = await calculatorOf('debt-payoff');
    const highest = 1000;
    const payment = sound.inputs.monthlyPayment;
    const broken: AnyCalculator = {
      ...sound,
      inputs: { ...sound.inputs, ...(payment?.type === 'currency' ? { monthlyPayment: { ...payment, max: highest } } : {}) },
      calculate: (inputs) => {
        if (inputs.monthlyPayment === highest) throw new Error('a fault in the formula');
        return sound.calculate(inputs);
      },
    };
    await open(broken);
    await type('Payment a month', String(highest * 10));
    await expect.element(answer().getByRole('alert')).toHaveTextContent('Check the marked input, or change another.');
    await expect.element(field('Payment a month')).toHaveAttribute('aria-invalid', 'true');
  });

  it('[R-CUI-21] without inputs says that they will follow', async () => {
    const sound = await calculatorOf('debt-payoff');
    await open({ ...sound, inputs: {}, calculate: () => ({ refused: 'There is nothing to calculate yet.' }) });
    await expect.element(page.getByText('Calculator inputs for Debt Payoff will be available soon.')).toBeVisible();
    expect(page.getByRole('textbox').query()).toBeNull();
  });
});

describe('a calculator with statutory figures', () => {
  const line = () => document.querySelector('.law__line')?.textContent;

  it('opens under the newest complete law: an estate below its exemption owes $0, not $316,000', async () => {
    await open(await calculatorOf('estate-tax'));
    const newest = figureSetName(newestCompleteSet);
    await expect.element(answer().getByRole('button', { name: newest })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => document.querySelector('.headline__value')?.textContent).toBe('$0');
    await expect.poll(line).toBeUndefined();
  });

  it('[A-09] shows the set in use beside the headline and the answer under the newest law below the sentence', async () => {
    await open(await calculatorOf('estate-tax'), '#figures=spec');
    await expect.element(answer().getByRole('button', { name: 'Original figures' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(line).toBe('Under 2026 law: $0');
    await answer().getByRole('button', { name: '2026 law' }).click();
    await expect.element(answer().getByRole('button', { name: '2026 law' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => document.querySelector('.headline__value')?.textContent).toBe('$0');
    await expect.poll(line).toBeUndefined();
  });

  it('names the set and the answer of the newest law in Present and beside the link', async () => {
    await open(await calculatorOf('estate-tax'), '#figures=spec');
    await page.getByRole('button', { name: 'Present' }).first().click();
    const said = () => [...document.querySelectorAll('.present__law')].map(({ textContent }) => textContent);
    await expect.poll(said).toEqual(['Figures: Original figures', 'Under 2026 law: $0']);
    await page.getByRole('button', { name: /^Leave/ }).click();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Figures: Original figures');
    await expect.element(page.getByRole('dialog')).toHaveTextContent('Under 2026 law: $0');
    await expect.element(page.getByRole('textbox', { name: 'Link' })).toHaveValue(expect.stringMatching(/figures=spec$/));
  });

  it('prints the set and the answer of the newest law under the sentence', async () => {
    await open(await calculatorOf('estate-tax'), '#figures=spec');
    const said = () => {
      window.dispatchEvent(new Event('beforeprint'));
      return [...document.querySelectorAll('.print__law')].map(({ textContent }) => textContent);
    };
    await expect.poll(said, { timeout: 8000 }).toEqual(['Figures: Original figures', 'Under 2026 law: $0']);
  });

  it('names the figure that an incomplete year lacks, and offers the newest complete year', async () => {
    await open(await calculatorOf('estate-tax'), '#figures=2027');
    await expect
      .element(answer())
      .toHaveTextContent('The law of 2027 is not complete. Missing here: estate tax, exclusion. Choose 2026 law.');
    await answer().getByRole('button', { name: '2026 law' }).click();
    await expect.element(answer()).not.toHaveTextContent('not complete');
    await expect.element(answer()).toHaveTextContent('$0');
  });

  it('says that newer law is missing after the end of the newest year', async () => {
    vi.setSystemTime(new Date(2027, 0, 1));
    await open(await calculatorOf('estate-tax'));
    await expect.element(answer()).toHaveTextContent('The newest complete figures here are of 2026: the law of 2027 is incomplete.');
    vi.useRealTimers();
  });

  it('has no such choice in a calculator without statutory figures', async () => {
    await open(await calculatorOf('debt-payoff'));
    await expect.element(answer()).toHaveTextContent(/month/);
    expect(answer().getByRole('button').query()).toBeNull();
  });
});

describe('the details', () => {
  it('show no heading above an empty list', async () => {
    await open(await calculatorOf('state-income-tax'), '#state=NY&figures=2025');
    await expect.element(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
    await open(await calculatorOf('state-income-tax'), '#state=CA&figures=2025');
    await expect.element(page.getByText('Tax before credits').last()).toBeVisible();
    expect(page.getByRole('heading', { name: 'Notes' }).elements()).toHaveLength(1);
  });

  it('draw sensitivity as a tornado around the answer, the table beside it', async () => {
    await open(await calculatorOf('auto-loan-basic'));
    await page.getByRole('tab', { name: 'Sensitivity' }).click();
    await expect.poll(() => document.querySelectorAll('.tornado__row').length).toBeGreaterThan(2);
    const widths = [...document.querySelectorAll('.tornado__track')].map((track) =>
      Math.max(...[...track.querySelectorAll('i')].map((bar) => bar.getBoundingClientRect().width)),
    );
    expect(widths.every((width, at) => at === 0 || width <= (widths[at - 1] ?? 0) + 1)).toBe(true);
    await expect.element(page.getByRole('rowheader', { name: 'Vehicle price' })).toBeVisible();
  });

  it('show the summands of a payment in the breakdown', async () => {
    await open(await calculatorOf('fha-loan'));
    await page.getByRole('tab', { name: 'Breakdown' }).click();
    await expect
      .poll(() => document.querySelector('.sums__root')?.textContent)
      .toMatch(/^Monthly payment.*= Principal and interest.*\+ Monthly/);
  });

  it('call the simulation Monte Carlo and label its percentiles', async () => {
    await open(await calculatorOf('retirement-income'));
    await page.getByRole('tab', { name: 'Monte Carlo' }).click();
    await expect.element(page.getByText('10th and 90th percentile')).toBeVisible();
    await expect.element(page.getByText(/eight of ten outcomes end within it/)).toBeVisible();
  });
});

describe('the browser’s own print', () => {
  it('lays out the sheet within its event, with headline, sentence, figures and chart on white', async () => {
    await open(await calculatorOf('debt-payoff'));
    const print = () => window.dispatchEvent(new Event('beforeprint'));
    // Loaded ahead, so that from then on nothing has to load.
    await expect
      .poll(
        () => {
          print();
          return document.querySelector('.print__root h1')?.textContent;
        },
        { timeout: 8000 },
      )
      .toBe('Debt Payoff');
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelector('.print__root')).toBeNull();
    print();
    const sheet = document.querySelector('.print__root');
    expect(sheet?.querySelector('.print__headline')?.textContent).toMatch(/\d/);
    const parts = [...(sheet?.querySelectorAll('.print__say, .workbench__figures, .chart__root, .print__columns') ?? [])];
    expect(parts.map(({ className }) => className)).toEqual(['print__say', 'workbench__figures', 'chart__root', 'print__columns']);
  });
});

describe('goal seek', () => {
  it('names the price of a wanted payment, enters it, and says where none exists', async () => {
    await open(await calculatorOf('auto-loan-basic'));
    await page.getByRole('tab', { name: 'Goal seek' }).click();
    const wanted = page.getByRole('textbox', { name: /^Answer you want/ });
    await wanted.click();
    await userEvent.keyboard('600');
    await expect.element(page.getByText('One value of “Vehicle price” gives this answer:')).toBeVisible();
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect.element(answer()).toHaveTextContent('$600.00');
    await wanted.click();
    await userEvent.keyboard('{Control>}a{/Control}-5');
    await expect.element(page.getByText(/^No value of “Vehicle price” .*gives this answer\.$/)).toBeVisible();
  });
});

describe('the workbench', () => {
  it('takes the inputs of a shared link', async () => {
    await open(await calculatorOf('debt-payoff'), '#monthlyPayment=500');
    await expect.element(field('Payment a month')).toHaveValue('500');
  });

  it('starts over with the defaults, and moves the focus to the inputs', async () => {
    await open(await calculatorOf('debt-payoff'));
    const reset = page.getByRole('button', { name: 'Start over' });
    expect(reset.query()).toBeNull();
    await type('Payment a month', '500');
    await reset.click();
    await expect.element(field('Payment a month')).toHaveValue('300');
    await expect.element(page.getByRole('region', { name: 'Inputs' })).toHaveFocus();
  });

  it('compares a pinned scenario with the current entries', async () => {
    await open(await calculatorOf('debt-payoff'));
    await page.getByRole('button', { name: 'Compare' }).click();
    await type('Payment a month', '500');
    const compared = page.getByRole('region', { name: 'Details' });
    await expect.element(compared).toHaveTextContent(/300/);
    await expect.element(compared).toHaveTextContent(/500/);
  });

  it('shows and prints no result of refused inputs', async () => {
    await open(await calculatorOf('debt-payoff'));
    const present = page.getByRole('button', { name: 'Present' }).first();
    await expect.element(present).toBeEnabled();
    await type('Payment a month', '10');
    await expect.element(present).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Print' }).first()).toBeDisabled();
  });
});

describe('a meeting', () => {
  it('finds the entries and pinned answers of a calculator again after another one was open', async () => {
    const store = createStore();
    const first = await open(await calculatorOf('debt-payoff'), '', store);
    await page.getByRole('button', { name: 'Compare' }).click();
    await type('Payment a month', '500');
    await first.unmount();
    const second = await open(await calculatorOf('auto-loan-basic'), '', store);
    await expect.element(field('Vehicle price')).toHaveValue('35,000');
    await second.unmount();
    await open(await calculatorOf('debt-payoff'), '', store);
    await expect.element(field('Payment a month')).toHaveValue('500');
    await expect.element(page.getByRole('region', { name: 'Comparison' })).toHaveTextContent('$300');
    expect(store.get(meetingAtom).calculators.map(({ id }) => id)).toEqual(['debt-payoff']);
  });
});
