import { choice, price, quantity } from '#calculators/automotive/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { byMake, vehicleMake } from './makes.ts';

/** Factors for a ticket for 11 to 29 miles an hour over the limit, a first DUI, one at-fault accident above $2,000, and two of them. */
const byRecord = { clean: 1, minor_violation: 1.34, major_violation: 1.9, accident: 1.53, multiple_incidents: 2.17 } as const;
/** Planning factors around full coverage. */
export const byCoverage = { liability_only: 0.45, basic: 0.7, full: 1, premium: 1.25 } as const;
/** Planning factors around the suburb. */
const byLocation = { urban: 1.2, suburban: 1, rural: 0.9 } as const;
/** Planning factors by age: the first one whose limit is above the age. */
const byAge = [
  { below: 20, factor: 2.4 },
  { below: 25, factor: 1.6 },
  { below: 70, factor: 1 },
  { below: 120, factor: 1.25 },
] as const;

export const coverage = choice('Coverage', ['liability_only', 'basic', 'full', 'premium'], 'full');

/**
 * A car insurance premium, derived from a typical one.
 *   premium = usual premium · record · coverage · location · make · age
 * The typical premium is that of a driver of 25 to 69 with a clean record and full coverage in a suburb.
 */
export default defineCalculator({
  id: 'auto-insurance-cost',
  title: 'Car Insurance Cost',
  description: 'Your car insurance premium, and what changes it.',
  shelf: 'Automotive',
  suite: 'auto',
  category: 'Ownership',
  icon: 'shield-check',
  sortOrder: 17,
  inputs: {
    usualPremium: price('Usual premium a year', 2000, {
      step: 50,
      tooltip: 'In your state, for a clean record and full coverage. A quote of yours makes the rest exact.',
    }),
    drivingRecord: choice('Driving record', ['clean', 'minor_violation', 'major_violation', 'accident', 'multiple_incidents'], 'clean'),
    coverage,
    location: choice('Location', ['urban', 'suburban', 'rural'], 'suburban'),
    vehicleMake,
    currentAge: quantity('Age of the driver', 'years', 35, 16, 119, { zeroMeansDefault: true }),
  },
  results: {
    annualPremium: 'money',
    monthlyPremium: 'money',
    combinedFactor: 'times',
    cleanRecordPremium: 'money',
    costOfRecord: 'money',
    factors: 'list',
  },
  calculate(inputs) {
    const age = byAge.find((group) => inputs.currentAge < group.below)?.factor ?? 1;
    const rest = byCoverage[inputs.coverage] * byLocation[inputs.location] * byMake[inputs.vehicleMake].insurance * age;
    const combinedFactor = rest * byRecord[inputs.drivingRecord];
    const annualPremium = toCent(inputs.usualPremium * combinedFactor);
    const cleanRecordPremium = toCent(inputs.usualPremium * rest);
    return {
      annualPremium,
      monthlyPremium: toCent(annualPremium / 12),
      combinedFactor,
      cleanRecordPremium,
      costOfRecord: toCent(annualPremium - cleanRecordPremium),
      factors: [
        `Record × ${byRecord[inputs.drivingRecord]}`,
        `Coverage × ${byCoverage[inputs.coverage]}`,
        `Location × ${byLocation[inputs.location]}`,
        `Make × ${byMake[inputs.vehicleMake].insurance}`,
        `Age × ${age}`,
      ],
    };
  },
  headline: (results) => ({ value: results.annualPremium, kind: 'money', per: 'a year' }),
  say(results) {
    const record = results.costOfRecord > 0 ? `; the driving record costs **${wholeDollars(results.costOfRecord)}** of it` : '';
    return `Expect about **${wholeDollars(results.annualPremium)}** a year, or **${dollars(results.monthlyPremium)}** a month${record}.`;
  },
  supporting: ['monthlyPremium', 'combinedFactor', 'costOfRecord'],
});
