import { missedDistributionTax } from '#calculators/figures/federal-tax/additional-taxes.ts';
import { lawInput } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { wholeDollars } from '#calculators/kit/formatting/words.ts';
import { requiredDistribution, rmdDivisor, rmdStartAge } from '#calculators/kit/law/retirement/rmd.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { accountBalance, distributionAge } from '#calculators/retirement/fields.ts';
import { distributionOf, notYet } from './distribution.ts';

const lastShownAge = 100;
/** A year of birth and an age are consistent if the age was reached at most a few years ago, or will be within a long plan. */
const firstYear = 2015;
const lastYear = 2066;

/**
 * Required distribution by year of birth, with a younger spouse, tax, and the following years.
 *   distribution = balance ÷ divisor of the age; from one year to the next (balance − distribution) · (1 + r)
 * Starts at 72 for those born before 1951, 73 before 1960, 75 from then on.
 */
export default defineCalculator({
  id: 'rmd-enhanced',
  title: 'Required Distributions by Year of Birth',
  description: 'Required distributions year by year, with a younger spouse and tax.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'calendar-clock',
  sortOrder: 87,
  inputs: {
    accountBalance,
    currentAge: distributionAge,
    birthYear: quantity('Year of birth', 'year', 1951, 2015, { min: 1900, step: 1 }),
    spouseAge: quantity('Spouse’s age this year', 'years', 0, 120, {
      tooltip: 'Only if the spouse is the sole beneficiary and more than ten years younger; else 0.',
    }),
    alreadyTaken: money('Already taken this year', 0),
    retirementTaxRate: rate('Tax rate', 22, { max: 60, step: 1 }),
    retirementReturn: rate('Return a year', 5, { max: 20, step: 0.1 }),
    figures: lawInput,
  },
  results: {
    requiredDistribution: 'money',
    monthlyDistribution: 'money',
    divisor: 'years',
    distributionRate: 'percent',
    remainingBalance: 'balance',
    startingAge: 'years',
    stillToTake: 'money',
    taxOnDistribution: 'money',
    afterTaxDistribution: 'money',
    taxIfMissed: 'money',
    totalDistributions: 'money',
    schedule: { age: 'count', divisor: 'years', distribution: 'money', balance: 'balance' },
  },
  calculate(inputs) {
    const born = Math.floor(inputs.birthYear);
    const law = inputs.figures;
    const refused = notYet(law, inputs.currentAge, born);
    if (refused !== undefined) return refused;
    const reached = born + Math.floor(inputs.currentAge);
    if (reached < firstYear || reached > lastYear)
      return refuse(
        `Age and year of birth do not fit together: born in ${born}, you reach ${Math.floor(inputs.currentAge)} in ${reached}.`,
        'birthYear',
      );
    const age = Math.floor(inputs.currentAge);
    const yearAt = (at: number, held: Dollars) => ({
      balance: held,
      age: age + at,
      birthYear: born,
      youngerSpouseAge: inputs.spouseAge > 0 ? inputs.spouseAge + at : undefined,
    });
    const due = distributionOf(law, yearAt(0, inputs.accountBalance));
    const stillToTake = toCent(Math.max(0, due.requiredDistribution - inputs.alreadyTaken));
    const tax = toCent((due.requiredDistribution * inputs.retirementTaxRate) / 100);
    let balance = inputs.accountBalance;
    const schedule = Array.from({ length: Math.max(1, lastShownAge - age + 1) }, (_, at) => {
      const year = yearAt(at, balance);
      const distribution = toCent(requiredDistribution(law, year));
      balance = toCent((balance - distribution) * (1 + inputs.retirementReturn / 100));
      return { age: year.age, divisor: rmdDivisor(year.age, year.youngerSpouseAge), distribution, balance };
    });
    return {
      ...due,
      startingAge: rmdStartAge(law, born),
      stillToTake,
      taxOnDistribution: tax,
      afterTaxDistribution: toCent(due.requiredDistribution - tax),
      taxIfMissed: toCent(stillToTake * missedDistributionTax),
      totalDistributions: toCent(schedule.reduce((sum, row) => sum + row.distribution, 0)),
      schedule,
    };
  },
  headline: (results) => ({ value: results.requiredDistribution, kind: 'money', per: 'this year' }),
  say(results) {
    const start = `For your year of birth distributions start at ${results.startingAge}: **${wholeDollars(results.requiredDistribution)}** this year, **${wholeDollars(results.afterTaxDistribution)}** after tax`;
    if (results.stillToTake === 0) return `${start}. Nothing is left to take.`;
    return `${start}. Missing the **${wholeDollars(results.stillToTake)}** still to take would cost **${wholeDollars(results.taxIfMissed)}**.`;
  },
  supporting: ['stillToTake', 'divisor', 'taxOnDistribution', 'totalDistributions'],
});
