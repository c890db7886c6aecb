import type { Dollars, Percent } from '#calculators/figures/units.ts';
import type { Headline } from '#calculators/kit/definition/define.ts';
import { npv } from '#calculators/kit/finance/cash-flows.ts';
import type { RatesOfReturn } from '#calculators/kit/finance/roots.ts';
import { percent } from '#calculators/kit/formatting/words.ts';

const longestList = 120;
const largestFlow = 1e12;
const noRate = 'No rate of return exists for these cash flows.';

/**
 * Reads "-10000, 3000; 4200 6800": numbers separated by commas, semicolons, or blanks; undefined if it is not such a list. If semicolons or
 * blanks separate them, a comma before three digits separates thousands: "-10,000; 3,000". An ambiguous text is not a list: "-500,
 * 200,300".
 */
export function readFlows(text: string): readonly Dollars[] | undefined {
  const thousands = hasThousands(text.trim());
  if (thousands === undefined) return undefined;
  const parts = (thousands ? text.replace(/,(?=\d)/g, '') : text).split(/[\s,;]+/).filter((part) => part !== '');
  if (parts.length < 2 || parts.length > longestList) return undefined;
  const flows = parts.map((part) =>
    /^[-+\u2212]?\$?(?!0\d)\d*\.?\d+$/.test(part) ? Number(part.replace('$', '').replace('\u2212', '-')) : Number.NaN,
  );
  return flows.every((flow) => Math.abs(flow) <= largestFlow) ? flows.map((flow) => flow + 0) : undefined;
}

/** True if commas inside the numbers of a list separate thousands; undefined if the text does not show it. */
function hasThousands(list: string): boolean | undefined {
  if (!/[;\s]/.test(list) || !/,\d/.test(list) || /,(?!\d{3}(?!\d))\S/.test(list)) return false;
  if (/;|,0|\$/.test(list)) return true;
  const isLong = /\d{4}/.test(list);
  return /,\s/.test(list) === isLong ? !isLong : undefined;
}

/** Present value of flows, the first of which occurs today. */
export function presentValue(flows: readonly Dollars[], rate: Percent): Dollars {
  const [today = 0, ...later] = flows;
  const value = later.length === 0 ? 0 : npv({ rate: rate / 100, values: later });
  return today + (typeof value === 'number' ? value : 0);
}

/** The sentence for flows without exactly one rate. */
export function ratesInWords(found: RatesOfReturn): string {
  switch (found.kind) {
    case 'none':
      return noRate;
    case 'one':
      return `The rate of return is **${percent(found.rate * 100)}**.`;
    case 'several': {
      const told = found.rates.map((rate) => `**${percent(rate * 100)}**`);
      return `These cash flows have several rates of return: ${told.slice(0, -1).join(', ')} and ${told[told.length - 1]}. Decide by the present value.`;
    }
  }
}

/** The rate, or in two words the reason there is not exactly one. */
export function rateHeadline(rate: Percent | null, answer: string): Headline {
  if (rate !== null) return { value: rate, kind: 'percent', per: 'a year' };
  return { value: answer === noRate ? 'No rate' : 'Several rates', kind: 'text' };
}

/** The rate in per cent, if there is exactly one. */
export function onlyRate(found: RatesOfReturn): Percent | null {
  return found.kind === 'one' ? found.rate * 100 : null;
}

export const flowColumns = { year: 'count', cashFlow: 'money', presentValue: 'money', cumulative: 'money' } as const;

/** Flows with their present values and their running sum. */
export function flowTable(flows: readonly Dollars[], rate: Percent) {
  let cumulative = 0;
  return flows.map((cashFlow, year) => {
    cumulative += cashFlow;
    return { year, cashFlow, presentValue: cashFlow * Math.exp(-year * Math.log1p(rate / 100)), cumulative };
  });
}

/** Years until the running sum is back at zero for good, interpolated within the year; null if it never is. */
export function paybackYears(flows: readonly Dollars[]): number | null {
  let cumulative = 0;
  for (const [year, flow] of flows.entries()) {
    const before = cumulative;
    // Not rounded to the cent, because flows may be in millions, but so that sums of cents return to zero.
    cumulative = Number((cumulative + flow).toFixed(6));
    if (year > 0 && before < 0 && cumulative >= 0) return year - 1 + -before / flow;
  }
  return null;
}

export const returnFormula = '0 = CF0 + CF1 ÷ (1 + IRR) + CF2 ÷ (1 + IRR)² + …';
export const returnSource = {
  title: 'Brealey, Myers and Allen, Principles of Corporate Finance',
  locator: 'ch. 5, internal rate of return and its pitfalls',
};
export const severalRates = 'Flows that change sign more than once may have several rates, or none.';
