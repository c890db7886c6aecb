import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { fractionToPercent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { marginalIncomeTaxRate } from '#calculators/kit/law/federal-tax/income-tax.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { accountBalance, expectedReturn, figures } from '#calculators/retirement/fields.ts';
import { firstDivisorOf, inheritedYears, lastYear, type Pace, taxedYears, worthAtEnd } from './inherited-account.ts';

const columns = {
  year: 'count',
  age: 'count',
  divisor: 'years',
  required: 'money',
  withdrawal: 'money',
  tax: 'money',
  balance: 'balance',
} as const;

/**
 * Required distributions from an inherited traditional IRA, year by year.
 *   life expectancy: balance at the end of the year before ÷ divisor, which falls by 1 a year
 *   divisor of the first year: Single Life Table at the beneficiary's age, or, if longer, at the owner's age at death less 1
 *   ten-year rule: everything by the end of the tenth year; before it, distributions only if the owner's own had to have begun
 *   tax of a year = brackets with the withdrawal on top of the other taxable income − brackets without it
 *   worth at the end = Σ (withdrawal − tax) · (1 + r · (1 − s))^(years left), for both paces alike
 * The return is earned before the withdrawal of a year. To the cent, half up.
 */
export default defineCalculator({
  id: 'inherited-ira',
  title: 'Inherited IRA',
  description: 'What you must withdraw from an inherited IRA.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'gift',
  sortOrder: 127,
  inputs: {
    accountBalance: { ...accountBalance, tooltip: 'On December 31 of the year of death.' },
    beneficiaryAge: quantity('Beneficiary’s age', 'years', 50, 110, { tooltip: 'Reached in the year after the death.' }),
    beneficiary: choice(
      'Beneficiary is',
      {
        tenYear: 'A child or other person, ten-year rule',
        eligible: 'Disabled, ill, or at most ten years younger',
      },
      'tenYear',
      { tooltip: 'Those of the second kind may stretch over their life expectancy.' },
    ),
    ownerHadBegun: {
      label: 'Owner’s distributions had to have begun',
      type: 'boolean',
      defaultValue: true,
      tooltip: 'Death on or after April 1 of the year after the owner reached 73, or 72 by older law.',
    },
    ownerAge: quantity('Owner’s age at death', 'years', 80, 115, {
      advanced: true,
      tooltip: 'Reached, or to be reached, in the year of death.',
    }),
    pace: choice('Withdraw', { least: 'As little as the law allows', even: 'Spread over the ten years' }, 'least', {
      tooltip: 'Spread: each year the balance divided by the years left, and never less than required.',
    }),
    expectedReturn: { ...expectedReturn, label: 'Return, effective' },
    taxableIncome: money('Other taxable income a year', 80000, {
      step: 1000,
      tooltip: 'Of the beneficiary’s household, after deductions; withdrawals are taxed on top of it.',
    }),
    filingStatus: filingStatusInput,
    stateTaxRate: rate('State tax rate', 0, {
      max: 15,
      step: 0.1,
      advanced: true,
      tooltip: 'On each withdrawal, beside the federal brackets.',
    }),
    sideTaxRate: rate('Tax on other savings', 15, {
      max: 60,
      step: 1,
      advanced: true,
      tooltip: 'Each year, on the return of what was withdrawn and invested.',
    }),
    figures,
  },
  results: {
    firstWithdrawal: 'money',
    firstDivisor: 'years?',
    largestWithdrawal: 'money',
    totalWithdrawn: 'money',
    totalTax: 'money',
    afterTax: 'money',
    highestRate: 'percent',
    worthAtEnd: 'balance',
    worthOfOtherPace: 'balance?',
    gainOfPace: 'money?',
    yearsUntilEmpty: 'years',
    schedule: columns,
  },
  calculate(inputs) {
    if (inputs.ownerHadBegun && inputs.ownerAge < 70)
      return refuse('An owner below 70 had no distributions that had to begin.', 'ownerAge');
    const divisor = firstDivisorOf(inputs.beneficiaryAge, inputs.ownerHadBegun ? inputs.ownerAge : null);
    const annual = inputs.beneficiary === 'eligible' || inputs.ownerHadBegun;
    const limit = inputs.beneficiary === 'eligible' ? Math.ceil(divisor) : lastYear;
    const taxedAt = (pace: Pace) => taxedYears(inheritedYears({ ...inputs, pace, divisor, annual, limit }), inputs);
    const schedule = taxedAt(inputs.pace);
    const end = inputs.beneficiary === 'eligible' ? schedule.length : lastYear;
    const totalWithdrawn = toCent(schedule.reduce((sum, row) => sum + row.withdrawal, 0));
    const totalTax = toCent(schedule.reduce((sum, row) => sum + row.tax, 0));
    const largestWithdrawal = Math.max(0, ...schedule.map((row) => row.withdrawal));
    const worth = worthAtEnd(schedule, inputs, end);
    const other = inputs.beneficiary === 'eligible' ? null : worthAtEnd(taxedAt(inputs.pace === 'even' ? 'least' : 'even'), inputs, end);
    return {
      firstWithdrawal: schedule[0]?.withdrawal ?? 0,
      firstDivisor: annual ? divisor : null,
      largestWithdrawal,
      totalWithdrawn,
      totalTax,
      afterTax: toCent(totalWithdrawn - totalTax),
      highestRate: fractionToPercent(
        marginalIncomeTaxRate(inputs.figures, inputs.filingStatus, Math.max(0.01, inputs.taxableIncome + largestWithdrawal)),
      ),
      worthAtEnd: worth,
      worthOfOtherPace: other,
      gainOfPace: other === null ? null : toCent(worth - other),
      yearsUntilEmpty: schedule.length,
      schedule,
    };
  },
  headline: (results) => ({ value: results.firstWithdrawal, kind: 'money', per: 'the first year' }),
  say(results, { beneficiary, ownerHadBegun, pace }) {
    const largest = `**${wholeDollars(results.largestWithdrawal)}**, taxed at up to ${percent(results.highestRate)}`;
    const kept = `**${wholeDollars(results.worthAtEnd)}** is there in the end, with what was withdrawn invested`;
    if (beneficiary === 'eligible')
      return `**${wholeDollars(results.firstWithdrawal)}** comes out in the first year, and the account lasts **${results.yearsUntilEmpty} years**. After tax ${kept}.`;
    const first =
      ownerHadBegun || results.firstWithdrawal > 0
        ? `**${wholeDollars(results.firstWithdrawal)}** comes out in the first year`
        : 'Nothing must come out in the first nine years';
    return `${first}, and the account must be empty after **ten years**; the largest year takes ${largest}. After tax ${kept}${comparedWith(results.gainOfPace ?? 0, pace)}.`;
  },
  supporting: ['largestWithdrawal', 'totalTax', 'worthAtEnd', 'gainOfPace'],
});

/** Compares the final amount of the chosen pace with that of the other one. */
function comparedWith(gain: number, pace: Pace): string {
  const other = pace === 'even' ? 'waiting for the tenth year' : 'spreading it evenly';
  if (gain === 0) return `, the same as by ${other}`;
  return `, **${wholeDollars(Math.abs(gain))} ${gain > 0 ? 'more' : 'less'}** than by ${other}`;
}
