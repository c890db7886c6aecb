import type { Dollars, Percent } from '#calculators/figures/units.ts';
import type { Chart } from '#calculators/kit/charts/chart.ts';
import { age, money } from '#calculators/kit/definition/fields.ts';
import { number, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { lifeExpectancy } from '#calculators/retirement/fields.ts';

export const pensionInputs = {
  monthlyPension: money('Pension a month', 2500, { step: 50, max: 1e7, required: true }),
  lumpSum: money('Lump sum', 400000, { step: 1000, required: true }),
  currentAge: age('Age now', 65, { slider: [50, 80] }),
  lifeExpectancy: { ...lifeExpectancy, label: 'Live until age', defaultValue: 85 },
};

export interface Offer {
  readonly monthlyPension: Dollars;
  readonly lumpSum: Dollars;
  readonly months: number;
  /** Months until the first payment's month begins. */
  readonly delay?: number;
  /** Yearly raise of the pension. */
  readonly raise?: Percent;
  /** Share paid to a survivor, for the given number of additional months. */
  readonly survivorShare?: Percent;
  readonly survivorMonths?: number;
  readonly expectedReturn: Percent;
  readonly pensionTax?: Percent;
  readonly lumpTax?: Percent;
}

export const pensionResults = {
  betterChoice: 'text',
  presentValueOfPension: 'balance',
  lumpSumAfterTax: 'balance',
  difference: 'money',
  totalPension: 'money',
  breakEvenAge: 'years?',
  impliedReturn: 'percent?',
} as const;

/**
 * Present value of the monthly payments, compared with the lump sum. Payments come at month ends and are raised once a year.
 */
export function comparePension(offer: Offer, atAge: number) {
  const stretches = paymentsOf(offer);
  const delay = offer.delay ?? 0;
  const rate = Math.log1p(offer.expectedReturn / 100) / 12;
  const lump = offer.lumpSum * (1 - (offer.lumpTax ?? 0) / 100);
  const totalPension = toCent(totalOf(stretches));
  const presentValue = toCent(worthOf(stretches, delay, rate).worth);
  const lumpSumAfterTax = toCent(lump);
  const ahead = toCent(presentValue - lumpSumAfterTax);
  const paidBack = lumpSumAfterTax > 0 ? monthPaidBack(stretches, delay, rate, Math.min(lump, lumpSumAfterTax)) : null;
  return {
    betterChoice: ahead === 0 ? 'Either' : ahead > 0 ? 'Pension' : 'Lump sum',
    presentValueOfPension: presentValue,
    lumpSumAfterTax,
    difference: Math.abs(ahead),
    totalPension,
    breakEvenAge: paidBack === null ? null : atAge + paidBack / 12,
    impliedReturn: lumpSumAfterTax <= 0 || totalPension < lumpSumAfterTax ? null : returnOf(stretches, delay, lump),
  };
}

/** Up to twelve months with the same payment. */
interface Stretch {
  readonly payment: Dollars;
  readonly months: number;
}

/** Raised at the start of each year; a survivor's share follows the months of the pension, with raises in the same months. */
function paymentsOf(offer: Offer): readonly Stretch[] {
  const raise = 1 + (offer.raise ?? 0) / 100;
  const whole = offer.months + (offer.survivorMonths ?? 0);
  const stretches: Stretch[] = [];
  let raised = offer.monthlyPension * (1 - (offer.pensionTax ?? 0) / 100);
  for (let at = 0; at < whole; ) {
    const own = at < offer.months;
    const end = Math.min(at - (at % 12) + 12, own ? offer.months : whole);
    stretches.push({ payment: own ? raised : (raised * (offer.survivorShare ?? 0)) / 100, months: end - at });
    if (end % 12 === 0) raised *= raise;
    at = end;
  }
  return stretches;
}

function totalOf(stretches: readonly Stretch[]): Dollars {
  return stretches.reduce((sum, { payment, months }) => sum + payment * months, 0);
}

/**
 * Present value of the payments at a continuously compounded rate ρ a month, and its derivative with respect to that rate.
 *   worth = Σ payment · e^(−ρ · month), month by month; slope = −Σ payment · month · e^(−ρ · month)
 */
function worthOf(stretches: readonly Stretch[], delay: number, rate: number): { readonly worth: Dollars; readonly slope: number } {
  // Σ factor^k and Σ k · factor^k of the first months of a stretch, the same for all of them.
  const sums = new Array<number>(13).fill(0);
  const moments = new Array<number>(13).fill(0);
  const factor = Math.exp(-rate);
  let power = 1;
  for (let month = 1; month <= 12; month++) {
    power *= factor;
    sums[month] = (sums[month - 1] ?? 0) + power;
    moments[month] = (moments[month - 1] ?? 0) + power * month;
  }
  const year = Math.exp(-rate * 12);
  let weight = Math.exp(-rate * delay);
  let worth = 0;
  let slope = 0;
  let before = delay;
  for (const { payment, months } of stretches) {
    const paid = payment * weight;
    const sum = sums[months] ?? 0;
    worth += paid * sum;
    slope -= paid * (before * sum + (moments[months] ?? 0));
    weight *= months === 12 ? year : Math.exp(-rate * months);
    before += months;
  }
  return { worth, slope };
}

/** The month from today at whose end the value of the payments so far equals the lump sum; null if it never does. */
function monthPaidBack(stretches: readonly Stretch[], delay: number, rate: number, lump: Dollars): number | null {
  const factor = Math.exp(-rate);
  let weight = Math.exp(-rate * delay);
  let value = 0;
  let month = delay;
  for (const { payment, months } of stretches) {
    for (const end = month + months; month < end; ) {
      month += 1;
      weight *= factor;
      value += payment * weight;
      if (toCent(value - lump) >= 0) return month;
    }
  }
  return null;
}

/** Yearly return at which both have the same value, for payments that add up to at least the lump sum; null above a meaningful return. */
function returnOf(stretches: readonly Stretch[], delay: number, lump: Dollars): Percent | null {
  let rate = 0;
  // The logarithm of the value falls and is convex in the rate, so Newton's steps from 0 approach the root from one side.
  for (let step = 0; step < mostSteps; step++) {
    const { worth, slope } = worthOf(stretches, delay, rate);
    const change = (Math.log(lump / worth) * worth) / slope;
    rate += change;
    // The next step would be about a hundred times the square of this one.
    if (Math.abs(change) < 1e-9) break;
  }
  const yearly = Math.expm1(rate * 12) * 100;
  return yearly <= mostShown ? Math.max(0, yearly) : null;
}

const mostSteps = 60;
/** Yearly per cent above which a return is no longer meaningful. */
const mostShown: Percent = 1000;

export type Comparison = ReturnType<typeof comparePension>;

export function sayPension(results: Comparison, expectedReturn: Percent): string {
  const { betterChoice } = results;
  if (betterChoice === 'Either') return `Both are worth the **same** at a return of ${number(expectedReturn)}%.`;
  const need =
    results.impliedReturn === null
      ? ''
      : ` The lump sum would have to earn **${number(results.impliedReturn)}%** a year to match the pension.`;
  return `At a return of ${number(expectedReturn)}% the **${betterChoice.toLowerCase()}** is worth **${wholeDollars(results.difference)}** more today.${need}`;
}

export function pensionChart(results: Comparison): Chart {
  return {
    kind: 'bars',
    title: 'Worth today',
    unit: 'money',
    bars: [
      { label: 'Pension', value: results.presentValueOfPension, chosen: results.betterChoice === 'Pension' },
      { label: 'Lump sum', value: results.lumpSumAfterTax, chosen: results.betterChoice === 'Lump sum' },
    ],
  };
}
