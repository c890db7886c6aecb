import { charitableDistributionAge } from '#calculators/figures/federal-tax/personal-deductions.ts';
import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { lawInput } from '#calculators/figures/set.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { age, money } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { noIncome, noPersonIncome } from '#calculators/kit/law/household-return/household-income.ts';
import { householdReturnUnder, loadHouseholdReturn } from '#calculators/kit/law/household-return/household-layer.ts';
import { stateInput } from '#calculators/kit/law/states/state-layer.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Tax of a withdrawal from a traditional account, with everything that it sets off.
 *   tax = return with the withdrawal − return without it, federal and state
 *   the withdrawal makes benefits taxable, moves gains out of the 0 % bracket, and may bring the tax on net investment income
 *   a charitable distribution is no income, from 70½ on
 */
export default defineCalculator({
  id: 'withdrawal-tax',
  title: 'Withdrawal Tax',
  description: 'What a withdrawal from an IRA or a 401(k) really costs in tax.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'wallet',
  sortOrder: 137,
  inputs: {
    withdrawal: money('Withdrawal', 40000, { step: 1000, required: true, tooltip: 'From a traditional IRA or plan, taxable in full.' }),
    toCharity: money('Part that goes to charities directly', 0, {
      step: 1000,
      advanced: true,
      tooltip: 'A qualified charitable distribution of an IRA, from 70½ on and up to the limit of the year.',
    }),
    currentAge: age('Your age this year', 70, { slider: [50, 95] }),
    spouseAge: age('Age of your spouse', 67, { advanced: true, tooltip: 'Counts on a joint return.' }),
    benefits: money('Social Security a year', 30000, { step: 1000, tooltip: 'Of both spouses on a joint return.' }),
    pension: money('Pension and other withdrawals a year', 20000, { step: 1000 }),
    otherIncome: money('Interest a year', 1000, { tooltip: 'Taxed like wages, and investment income.' }),
    gains: money('Long-term gains and qualified dividends', 5000, { step: 1000 }),
    filingStatus: filingStatusInput,
    state: stateInput,
    figures: lawInput,
  },
  results: {
    totalTax: 'money',
    federalTax: 'money',
    stateTax: 'money',
    leftOver: 'money',
    rateOfWithdrawal: 'percent',
    bracketPart: 'money',
    benefitsPart: 'money',
    gainsPart: 'money',
    investmentPart: 'money',
    penalty: 'money',
    charitable: 'money',
    medicareIncome: 'money',
  },
  needs: loadHouseholdReturn,
  calculate(inputs) {
    if (inputs.toCharity > inputs.withdrawal) return refuse('The part for charities is more than the withdrawal.', 'toCharity');
    const returnOf = householdReturnUnder(inputs.figures, inputs.filingStatus, inputs.state);
    const charitable = inputs.currentAge >= charitableDistributionAge ? inputs.toCharity : 0;
    const own = inputs.withdrawal - charitable;
    const isEarly = inputs.currentAge < 59.5;
    const of = ({ ira, gains, benefits }: Readonly<Record<'ira' | 'gains' | 'benefits', number>>) => {
      const first = { ...noPersonIncome, age: inputs.currentAge, employer: inputs.pension, ira, benefits };
      const second = { ...noPersonIncome, age: inputs.spouseAge };
      const persons = inputs.filingStatus === 'marriedJoint' ? [first, second] : [first];
      return returnOf({ ...noIncome, persons, interest: inputs.otherIncome, longTermGains: gains, earlyWithdrawals: isEarly ? ira : 0 });
    };
    const { gains, benefits } = inputs;
    const [before, after] = [of({ ira: 0, gains, benefits }), of({ ira: own, gains, benefits })];
    const added = (line: (lines: typeof after) => number) => line(after) - line(before);
    const investment = added(({ federal }) => federal.niit);
    const penalty = added(({ federal }) => federal.penalties);
    const incomeTax = added(({ federal }) => federal.incomeTax);
    const withoutGains = of({ ira: own, gains: 0, benefits }).federal.incomeTax - of({ ira: 0, gains: 0, benefits }).federal.incomeTax;
    const plain = of({ ira: own, gains: 0, benefits: 0 }).federal.incomeTax - of({ ira: 0, gains: 0, benefits: 0 }).federal.incomeTax;
    const federalTax = toCent(added(({ federal }) => federal.tax));
    const stateTax = toCent(added((lines) => lines.stateTax));
    return {
      totalTax: toCent(federalTax + stateTax),
      federalTax,
      stateTax,
      leftOver: toCent(own - federalTax - stateTax),
      rateOfWithdrawal: inputs.withdrawal === 0 ? 0 : ((federalTax + stateTax) / inputs.withdrawal) * 100,
      bracketPart: toCent(plain),
      benefitsPart: toCent(withoutGains - plain),
      gainsPart: toCent(incomeTax - withoutGains),
      investmentPart: toCent(investment),
      penalty: toCent(penalty),
      charitable,
      medicareIncome: toCent(after.federal.medicareIncome),
    };
  },
  headline: (results) => ({ value: results.totalTax, kind: 'money', per: 'of tax' }),
  say(results, { state }) {
    const byState = state === 'none' ? '' : `, ${wholeDollars(results.stateTax)} of it to the state`;
    const parts = [
      results.benefitsPart > 0 ? `${wholeDollars(results.benefitsPart)} because more of Social Security is taxed` : '',
      results.gainsPart > 0 ? `${wholeDollars(results.gainsPart)} because gains leave the 0% bracket` : '',
      results.penalty > 0 ? `${wholeDollars(results.penalty)} because it is early` : '',
    ].filter((part) => part !== '');
    const why = parts.length === 0 ? '' : ` Of the federal tax, ${parts.join(' and ')}.`;
    return `The withdrawal costs **${wholeDollars(results.totalTax)}** of tax${byState}: **${percent(results.rateOfWithdrawal)}** of it. **${wholeDollars(results.leftOver)}** is left to spend.${why}`;
  },
  supporting: ['leftOver', 'rateOfWithdrawal', 'federalTax', 'benefitsPart'],
});
