import { choice, money, price, rate, years } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { counted, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { byMake, vehicleMake } from './makes.ts';
import { raisedAmount } from './ownership.ts';

/** Repair costs relative to the average of the make; planning factors. */
const byReliability = { excellent: 0.6, good: 0.8, average: 1, below_average: 1.35, poor: 1.8 } as const;

/**
 * Expected payments of a warranty, compared with its price.
 *   repairs of year k = repairs of the make · reliability · (1 + rise)^(k − 1)
 *   paid back = repairs · covered share − deductible · visits, never below zero
 *   break-even: all repairs scaled by one factor, so that the years with payments (the last ones) recover the price
 * Amounts are positive, each year to the cent.
 */
export default defineCalculator({
  id: 'extended-warranty',
  title: 'Extended Car Warranty',
  description: 'Whether a service contract is worth its price.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'wrench',
  sortOrder: 18,
  inputs: {
    warrantyCost: price('Price of the warranty', 2400, { step: 50 }),
    coverageYears: years('Years covered', 4, { max: 15 }),
    vehicleMake,
    vehicleReliability: choice('Reliability of the model', ['excellent', 'good', 'average', 'below_average', 'poor'], 'average'),
    deductible: money('Deductible a visit', 100, { step: 25 }),
    visitsPerYear: { label: 'Shop visits a year', type: 'number', defaultValue: 0.5, min: 0, max: 12, step: 0.1, advanced: true },
    coveredShare: rate('Share of repairs covered', 70, {
      min: 1,
      max: 100,
      step: 5,
      advanced: true,
      tooltip: 'Wear parts and maintenance are not covered.',
    }),
    costRise: rate('Repairs rise each year by', 12, { max: 100, step: 1, advanced: true, tooltip: 'Older cars break more often.' }),
  },
  results: {
    recommendation: 'text',
    netValue: 'money',
    expectedRepairs: 'money',
    expectedPayback: 'money',
    costPerMonth: 'money',
    breakEvenRepairs: 'money',
    yearly: { year: 'count', repairs: 'money', payback: 'money' },
  },
  calculate(inputs) {
    const first = byMake[inputs.vehicleMake].repairs * byReliability[inputs.vehicleReliability];
    const deductibles = toCent(inputs.deductible * inputs.visitsPerYear);
    const term = Math.round(inputs.coverageYears);
    const yearly = Array.from({ length: term }, (_, past) => {
      const repairs = toCent(raisedAmount(first, inputs.costRise, past));
      return { year: past + 1, repairs, payback: Math.max(0, toCent(toCent((repairs * inputs.coveredShare) / 100) - deductibles)) };
    });
    const repairsFrom = (past: number) => yearly.slice(past).reduce((total, row) => total + row.repairs, 0);
    const expectedRepairs = toCent(repairsFrom(0));
    // Only the last years may pay; counting one too many or too few requires more repairs.
    const breakEven = yearly.map(
      (_, past) => ((inputs.warrantyCost + deductibles * (term - past)) * 100 * expectedRepairs) / repairsFrom(past) / inputs.coveredShare,
    );
    const expectedPayback = toCent(yearly.reduce((total, row) => total + row.payback, 0));
    const netValue = toCent(expectedPayback - inputs.warrantyCost);
    return {
      recommendation: netValue > 0 ? 'Buy the warranty' : 'Skip the warranty',
      netValue,
      expectedRepairs,
      expectedPayback,
      costPerMonth: toCent(inputs.warrantyCost / (term * 12)),
      breakEvenRepairs: toCent(Math.min(...breakEven)),
      yearly,
    };
  },
  headline: (results) => ({ value: results.recommendation, kind: 'text' }),
  say(results) {
    const paid = `it is expected to pay back **${wholeDollars(results.expectedPayback)}** in **${counted(results.yearly.length, 'year')}**`;
    if (results.netValue === 0) return `The warranty returns just what it costs: ${paid}.`;
    return results.netValue > 0
      ? `The warranty is worth it: ${paid}, **${wholeDollars(results.netValue)}** more than it costs.`
      : `The warranty costs **${wholeDollars(-results.netValue)}** more than it returns: ${paid}.`;
  },
  supporting: ['netValue', 'expectedRepairs', 'expectedPayback', 'breakEvenRepairs'],
});
