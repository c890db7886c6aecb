import type { Dollars, Years } from '../../figures/units.ts';
import { defineCalculator } from '../../kit/definition/define.ts';
import { choice, quantity, rate } from '../../kit/definition/fields.ts';
import { refuse } from '../../kit/definition/refusal.ts';
import { wholeDollars } from '../../kit/formatting/words.ts';
import { singleLifeExpectancy } from '../../kit/law/retirement/life-expectancy.ts';
import { toCent } from '../../kit/money/money.ts';
import { accountBalance, expectedReturn } from '../fields.ts';

const columns = { year: 'count', age: 'count', divisor: 'years', required: 'money', withdrawal: 'money', balance: 'balance' } as const;

/** Years after the death by the end of which the account must be empty. */
const lastYear = 10;

/**
 * Required distributions from an inherited traditional IRA, year by year.
 *   life expectancy: balance at the end of the year before ÷ divisor, which falls by 1 a year
 *   divisor of the first year: Single Life Table at the beneficiary's age, or, if longer, at the owner's age at death less 1
 *   ten-year rule: everything by the end of the tenth year; before it, distributions only if the owner's own had to have begun
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
    ownerAge: quantity('Owner’s age at death', 'years', 80, 115, { tooltip: 'Reached, or to be reached, in the year of death.' }),
    pace: choice('Withdraw', { least: 'As little as the law allows', even: 'Spread over the ten years' }, 'least', {
      tooltip: 'Spread: each year the balance divided by the years left, and never less than required.',
    }),
    expectedReturn,
    taxRate: rate('Tax rate', 22, { max: 60, step: 1, tooltip: 'On what comes out; a Roth would bear none.' }),
  },
  results: {
    firstWithdrawal: 'money',
    firstDivisor: 'years?',
    largestWithdrawal: 'money',
    totalWithdrawn: 'money',
    totalTax: 'money',
    afterTax: 'money',
    yearsUntilEmpty: 'years',
    schedule: columns,
  },
  sources: [
    { title: '26 USC 401(a)(9)(B), (E), (H)', locator: 'ten-year rule, eligible designated beneficiaries' },
    {
      title: '26 CFR 1.401(a)(9)-5(d), (e), T.D. 10001 (2024)',
      locator: 'annual distributions within the ten years, longer of two life expectancies',
    },
    { title: '26 CFR 1.401(a)(9)-9(b)', locator: 'Single Life Table' },
  ],
  calculate(inputs) {
    if (inputs.ownerHadBegun && inputs.ownerAge < 70)
      return refuse('An owner below 70 had no distributions that had to begin.', 'ownerAge');
    const divisor = firstDivisorOf(inputs.beneficiaryAge, inputs.ownerHadBegun ? inputs.ownerAge : null);
    const annual = inputs.beneficiary === 'eligible' || inputs.ownerHadBegun;
    const limit = inputs.beneficiary === 'eligible' ? Math.ceil(divisor) : lastYear;
    const schedule = rowsOf({ ...inputs, divisor, annual, limit });
    const withdrawals = schedule.map((row) => row.withdrawal);
    const totalWithdrawn = toCent(withdrawals.reduce((sum, withdrawal) => sum + withdrawal, 0));
    const totalTax = toCent((totalWithdrawn * inputs.taxRate) / 100);
    return {
      firstWithdrawal: withdrawals[0] ?? 0,
      firstDivisor: annual ? divisor : null,
      largestWithdrawal: Math.max(0, ...withdrawals),
      totalWithdrawn,
      totalTax,
      afterTax: toCent(totalWithdrawn - totalTax),
      yearsUntilEmpty: schedule.length,
      schedule,
    };
  },
  headline: (results) => ({ value: results.firstWithdrawal, kind: 'money', per: 'the first year' }),
  say(results, { beneficiary, ownerHadBegun }) {
    const largest = wholeDollars(results.largestWithdrawal);
    if (beneficiary === 'eligible')
      return `**${wholeDollars(results.firstWithdrawal)}** comes out in the first year, and the account lasts **${results.yearsUntilEmpty} years**; **${wholeDollars(results.afterTax)}** is left after tax in all.`;
    const first =
      ownerHadBegun || results.firstWithdrawal > 0
        ? `**${wholeDollars(results.firstWithdrawal)}** comes out in the first year`
        : 'Nothing must come out in the first nine years';
    return `${first}, and the account must be empty after **ten years**; the largest year takes **${largest}**. After tax **${wholeDollars(results.afterTax)}** is left in all.`;
  },
  supporting: ['largestWithdrawal', 'totalWithdrawn', 'totalTax', 'afterTax'],
  chart: (results) => ({
    kind: 'lines',
    title: 'Balance at the end of each year',
    x: { label: 'Year', unit: 'number', values: results.schedule.map((row) => row.year) },
    y: { label: 'Dollars', unit: 'money' },
    series: [
      { label: 'Balance', values: results.schedule.map((row) => row.balance) },
      { label: 'Withdrawn', values: results.schedule.map((row) => row.withdrawal), role: 'reference' },
    ],
  }),
  explanation: {
    formula: [
      'Required = balance at the end of the year before ÷ divisor; the divisor falls by 1 each year.',
      'First divisor: Single Life Table at the beneficiary’s age, or the owner’s less 1 where that is longer and distributions had begun.',
      'Ten-year rule: what is left comes out in the tenth year after the death.',
    ],
    assumptions: [
      'The owner died in 2020 or later, and the beneficiary is a person.',
      'The owner’s own distribution of the year of death was taken.',
      'The return is assumed, compounds yearly, and is earned before the withdrawal of the year.',
    ],
    leavesOut: [
      'A spouse, who may take the account over as an own one; a minor child, whose ten years begin at 21; trusts and estates.',
      'An eligible beneficiary’s choice of the ten-year rule, and the end of the stretch ten years after that beneficiary’s death.',
      'Inherited Roth accounts before their tenth year: nothing is required.',
    ],
    differs: ['Some sites ask for no annual distributions within the ten years; they are required since 2025 where the owner’s had begun.'],
  },
});

/** The longer of the two expectancies counts only if the owner's distributions had to have begun. */
function firstDivisorOf(beneficiaryAge: number, ownerAge: number | null): Years {
  const own = singleLifeExpectancy(beneficiaryAge);
  if (ownerAge === null) return own;
  return Math.max(own, Math.round((singleLifeExpectancy(ownerAge) - 1) * 10) / 10);
}

function rowsOf({
  accountBalance: start,
  beneficiaryAge,
  beneficiary,
  pace,
  expectedReturn: annualReturn,
  divisor: first,
  annual,
  limit,
}: {
  readonly accountBalance: Dollars;
  readonly beneficiaryAge: number;
  readonly beneficiary: 'tenYear' | 'eligible';
  readonly pace: 'least' | 'even';
  readonly expectedReturn: number;
  readonly divisor: Years;
  readonly annual: boolean;
  readonly limit: number;
}) {
  const rows = [];
  let balance = toCent(start);
  for (let year = 1; year <= Math.max(1, limit) && balance > 0; year++) {
    const divisor = Math.round((first - (year - 1)) * 10) / 10;
    const due = annual ? toCent(balance / divisor) : 0;
    const grown = toCent(balance * (1 + annualReturn / 100));
    const all = year === limit || (annual && divisor <= 1);
    const wanted = pace === 'even' && beneficiary === 'tenYear' ? Math.max(due, toCent(grown / (lastYear + 1 - year))) : due;
    const withdrawal = all ? grown : Math.min(grown, wanted);
    const required = all ? grown : Math.min(grown, due);
    balance = toCent(grown - withdrawal);
    rows.push({ year, age: Math.floor(beneficiaryAge) + year - 1, divisor: Math.max(0, divisor), required, withdrawal, balance });
  }
  return rows;
}
