import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { withdrawalRate } from '#calculators/figures/guidelines.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, rate } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { loadStateTax, stateInput, stateTaxOn } from '#calculators/kit/law/states/state-layer.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import {
  figures,
  inflationRate,
  lifeExpectancy,
  otherRetirementIncome,
  retirementAge,
  retirementReturn,
  yearsBetween,
} from '#calculators/retirement/fields.ts';
import { drawDown } from './retirement-need.ts';

/**
 * Income from savings at a withdrawal rate, and the time for which it lasts.
 *   first year = savings · rate at its start; later years rise with prices; the rest grows at the return
 *   with a state: its tax on the first withdrawal as one from an IRA, with the other income as Social Security
 */
export default defineCalculator({
  id: 'retirement-income',
  title: 'Retirement Income',
  description: 'What your savings pay each month at 4%, and how long they last.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'wallet',
  sortOrder: 81,
  inputs: {
    retirementSavings: money('Savings at retirement', 1000000, { step: 10000, required: true }),
    withdrawalRate: rate('Withdrawal rate', withdrawalRate, {
      max: 100,
      step: 0.1,
      slider: [2, 10],
      tooltip: 'Of the savings, in the first year.',
    }),
    otherRetirementIncome,
    retirementAge,
    lifeExpectancy,
    retirementReturn,
    inflationRate,
    state: stateInput,
    filingStatus: { ...filingStatusInput, advanced: true },
    figures,
  },
  results: {
    monthlyIncome: 'money',
    annualIncome: 'money',
    annualWithdrawal: 'money',
    monthlyWithdrawal: 'money',
    yearsCovered: 'years',
    lastsThePlan: 'flag',
    balanceAtEnd: 'balance',
    totalWithdrawn: 'money',
    stateTax: 'money',
    monthlyAfterStateTax: 'money',
    schedule: { age: 'count', withdrawal: 'money', growth: 'money', balance: 'balance' },
  },
  needs: loadStateTax,
  calculate(inputs) {
    const years = yearsBetween(inputs.retirementAge, inputs.lifeExpectancy);
    if (years === 0) return refuse('The plan must last beyond the retirement age.', 'lifeExpectancy');
    const first = (inputs.retirementSavings * inputs.withdrawalRate) / 100;
    const home = { pension: first, benefits: inputs.otherRetirementIncome, age: inputs.retirementAge };
    const stateTax = stateTaxOn(inputs.figures, inputs.filingStatus, inputs.state, home);
    if (typeof stateTax !== 'number') return stateTax;
    const rates = { annual: inputs.retirementReturn / 100, increase: inputs.inflationRate / 100 };
    const drawn = drawDown(inputs.retirementSavings, first, rates, years);
    const yearsCovered = drawn.filter((year, at) => year.withdrawal + 0.01 >= first * (1 + rates.increase) ** at).length;
    return {
      monthlyIncome: toCent((first + inputs.otherRetirementIncome) / 12),
      annualIncome: toCent(first + inputs.otherRetirementIncome),
      annualWithdrawal: toCent(first),
      monthlyWithdrawal: toCent(first / 12),
      yearsCovered,
      lastsThePlan: yearsCovered === years,
      balanceAtEnd: toCent(drawn.at(-1)?.balance ?? 0),
      totalWithdrawn: toCent(drawn.reduce((sum, year) => sum + year.withdrawal, 0)),
      stateTax,
      monthlyAfterStateTax: toCent((first + inputs.otherRetirementIncome - stateTax) / 12),
      schedule: drawn.map((year, at) => ({
        age: Math.floor(inputs.retirementAge) + at + 1,
        withdrawal: toCent(year.withdrawal),
        growth: toCent(year.growth),
        balance: toCent(year.balance),
      })),
    };
  },
  headline: (results) => ({ value: results.monthlyIncome, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const start = `You would have **${wholeDollars(results.monthlyIncome)}** a month, **${wholeDollars(results.monthlyWithdrawal)}** of it from savings`;
    const tax = inputs.state === 'none' ? '' : ` After state tax: **${wholeDollars(results.monthlyAfterStateTax)}**.`;
    const end = results.lastsThePlan
      ? `; **${wholeDollars(results.balanceAtEnd)}** is left at ${Math.floor(inputs.lifeExpectancy)}`
      : `, but the savings last only **${counted(results.yearsCovered, 'year')}**`;
    return `${start}${end}.${tax}`;
  },
  supporting: ['annualWithdrawal', 'yearsCovered', 'balanceAtEnd', 'totalWithdrawn'],
});
