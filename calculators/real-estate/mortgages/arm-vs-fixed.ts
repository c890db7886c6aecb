import type { Percent } from '#calculators/figures/units.ts';
import { amortize } from '#calculators/kit/amortization/schedule.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, duration, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { centsToDollars, toCent } from '#calculators/kit/money/money.ts';
import { interestRate, loanAmount, loanTerm, years } from '#calculators/real-estate/fields.ts';
import { amortizeAdjustable, type RateStep } from './adjustable.ts';
import { balanceAfter, paidUntil } from './loan.ts';

/**
 * An adjustable-rate mortgage (ARM) against a fixed one.
 *   rate of year y after the fixed period: towards the expected rate, by at most the first or later cap, never beyond start ± lifetime cap
 *   cost while you keep the home = payments + remaining debt, so that faster repayment does not count as a loss
 * The worst case lets the rate rise by the caps at each adjustment.
 */
export default defineCalculator({
  id: 'arm-vs-fixed',
  title: 'ARM vs Fixed Rate',
  description: 'Whether an adjustable rate costs less than a fixed one.',
  shelf: 'Real Estate',
  suite: 'mortgage',
  category: 'Mortgage',
  icon: 'trending-up',
  sortOrder: 33,
  inputs: {
    loanAmount: { ...loanAmount, defaultValue: 300000 },
    fixedRate: { ...interestRate, label: 'Fixed rate', defaultValue: 6.75 },
    armRate: { ...interestRate, label: 'ARM starting rate', defaultValue: 6 },
    fixedYears: years('Years before it adjusts', 5, { max: 15, tooltip: 'The 5 of a 5/1 or 5/6 ARM.' }),
    expectedRate: rate('Rate you expect later', 7.5, { step: 0.125, tooltip: 'Index plus margin after the fixed years.' }),
    yearsInHome: years('Years you keep the loan', 7),
    loanTerm: { ...loanTerm, advanced: true },
    adjustmentYears: years('Years between adjustments', 1, { min: 0.5, max: 10, step: 0.5, advanced: true, tooltip: '0.5 for a 5/6 ARM.' }),
    initialCap: rate('First cap', 2, { max: 10, advanced: true, tooltip: 'Most the rate moves at its first adjustment.' }),
    periodicCap: rate('Later caps', 2, { max: 10, advanced: true }),
    paymentCap: rate('Payment cap', 0, {
      max: 50,
      step: 0.5,
      advanced: true,
      tooltip: 'Most the payment rises at an adjustment; 0 without one. Interest that it does not cover is added to the loan.',
    }),
    lifetimeCap: rate('Lifetime cap', 5, { max: 15, advanced: true, tooltip: 'Most the rate ever moves from its start.' }),
  },
  results: {
    recommendation: 'text',
    armSavings: 'money',
    fixedPayment: 'money',
    armInitialPayment: 'money',
    armAdjustedPayment: 'money',
    armHighestPayment: 'money',
    fixedCost: 'money',
    armCost: 'money',
    worstCaseSavings: 'money',
    negativeAmortization: 'money',
    monthsUntilFixedWins: 'months?',
    comparison: {
      year: 'count',
      armRate: 'percent',
      armPayment: 'money',
      worstPayment: 'money',
      fixedPayment: 'money',
      armBalance: 'balance',
      fixedBalance: 'balance',
    },
  },
  calculate(inputs) {
    const months = Math.round(inputs.loanTerm * 12);
    const stay = Math.min(months, Math.round(inputs.yearsInHome * 12));
    const fixed = amortize({ principal: inputs.loanAmount, annualRate: inputs.fixedRate, periods: months });
    if (fixed === undefined) return refuse('The payment does not cover the interest.', 'fixedRate');
    const path = ratePath(inputs, inputs.expectedRate, months);
    const worst = ratePath(inputs, Number.MAX_VALUE, months);
    const arm = amortizeAdjustable(inputs.loanAmount, months, path, 0, inputs.paymentCap);
    const bad = amortizeAdjustable(inputs.loanAmount, months, worst, 0, inputs.paymentCap);
    const cost = (rows: typeof arm, month: number) => toCent(paidUntil(rows, month) + balanceAfter(rows, month, inputs.loanAmount));
    const fixedCost = cost(fixed.rows, stay);
    const armCost = cost(arm, stay);
    const payment = (rows: typeof arm, month: number) => centsToDollars(rows[month - 1]?.payment ?? 0);
    const fixedMonths = Math.round(inputs.fixedYears * 12);
    return {
      recommendation: armCost < fixedCost ? 'The ARM costs less' : 'The fixed rate costs no more',
      armSavings: toCent(fixedCost - armCost),
      fixedPayment: payment(fixed.rows, 1),
      armInitialPayment: payment(arm, 1),
      armAdjustedPayment: payment(arm, fixedMonths < months ? fixedMonths + 1 : 1),
      // The last payment clears the balance, and is not a payment computed from a rate.
      armHighestPayment: centsToDollars(bad.reduce((most, row) => (row.period < months ? Math.max(most, row.payment) : most), 0)),
      fixedCost,
      armCost,
      worstCaseSavings: toCent(fixedCost - cost(bad, stay)),
      // Interest that the capped payments of the worst case do not cover.
      negativeAmortization: toCent(bad.reduce((sum, row) => sum + Math.max(0, -row.principal), 0) / 100),
      monthsUntilFixedWins: firstDearer(arm, fixed.rows),
      comparison: Array.from({ length: Math.ceil(stay / 12) }, (_, before) => ({
        year: before + 1,
        armRate: rateIn(path, before * 12 + 1),
        armPayment: payment(arm, before * 12 + 1),
        worstPayment: payment(bad, before * 12 + 1),
        fixedPayment: payment(fixed.rows, before * 12 + 1),
        armBalance: balanceAfter(arm, (before + 1) * 12, inputs.loanAmount),
        fixedBalance: balanceAfter(fixed.rows, (before + 1) * 12, inputs.loanAmount),
      })),
    };
  },
  headline: (results) => ({ value: results.armSavings, kind: 'money', per: 'saved by the ARM' }),
  say(results, inputs) {
    const kept = counted(Math.min(inputs.yearsInHome, inputs.loanTerm), 'year');
    const worst =
      results.armHighestPayment > results.armInitialPayment
        ? `At worst its payment rises to **${dollars(results.armHighestPayment)}**.`
        : `Its payment stays at **${dollars(results.armInitialPayment)}**.`;
    if (results.armSavings === 0) return `Over ${kept} **both cost the same**. ${worst}`;
    if (results.armSavings < 0)
      return `Over ${kept} the ARM would cost **${wholeDollars(-results.armSavings)}** more than the fixed rate; its payment starts at **${dollars(results.armInitialPayment)}**.`;
    const until =
      results.monthsUntilFixedWins === null ? '' : `; from **${duration(results.monthsUntilFixedWins)}** on, the fixed rate is cheaper`;
    return `Over ${kept} the ARM saves **${wholeDollars(results.armSavings)}**${until}. ${worst}`;
  },
  supporting: ['armInitialPayment', 'fixedPayment', 'armAdjustedPayment', 'armHighestPayment'],
});

interface Caps {
  readonly armRate: Percent;
  readonly fixedYears: number;
  readonly adjustmentYears: number;
  readonly initialCap: Percent;
  readonly periodicCap: Percent;
  readonly lifetimeCap: Percent;
  readonly paymentCap: Percent;
}

/** The steps of the rate toward a target, limited by the caps and never below 0. */
function ratePath(caps: Caps, target: Percent, months: number): readonly RateStep[] {
  const wanted = decimal(Math.max(0, Math.min(caps.armRate + caps.lifetimeCap, Math.max(caps.armRate - caps.lifetimeCap, target))));
  const fixedMonths = Math.round(caps.fixedYears * 12);
  const every = Math.max(1, Math.round(caps.adjustmentYears * 12));
  const steps: RateStep[] = [{ from: 1, rate: caps.armRate }];
  let rate = caps.armRate;
  for (let month = fixedMonths; month < months && (rate !== wanted || caps.paymentCap > 0); month += every) {
    const cap = month === fixedMonths ? caps.initialCap : caps.periodicCap;
    rate = decimal(Math.min(rate + cap, Math.max(rate - cap, wanted)));
    steps.push({ from: month + 1, rate });
  }
  return steps;
}

/** A sum of rates without binary noise, which would cause an extra change. */
function decimal(rate: Percent): Percent {
  return Number(rate.toFixed(9));
}

function rateIn(steps: readonly RateStep[], month: number): Percent {
  return steps.findLast(({ from }) => from <= month)?.rate ?? 0;
}

interface Paid {
  readonly payment: number;
  readonly balance: number;
}

/** First month from which the ARM has cost more than the fixed loan, permanently. */
function firstDearer(arm: readonly Paid[], fixed: readonly Paid[]): number | null {
  let lead = 0;
  let notDearer = 0;
  let month = 0;
  for (const row of fixed) {
    const other = arm[month];
    month += 1;
    lead += row.payment - (other?.payment ?? 0);
    if (lead + row.balance - (other?.balance ?? 0) >= 0) notDearer = month;
  }
  return notDearer < fixed.length ? notDearer + 1 : null;
}
