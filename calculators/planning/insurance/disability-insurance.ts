import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { amount, choice, money } from '#calculators/kit/definition/fields.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { age, annualIncome, rate } from '#calculators/planning/fields.ts';

/** Premium of a policy in per cent of income: an industry range (Council for Disability Income Awareness). */
const premiumShares = { low: 1, high: 3 } as const;
/** A waiting period is counted in whole months of about 30 days: 90 days are three, a year is twelve. */
const daysPerMonth = 30;

/**
 * Disability insurance by needs: the benefit that closes the gap between expenses and the remaining income.
 *   benefit = the smaller of (expenses − other income − employer benefit) and (income · share ÷ 12 − employer benefit), not below 0
 * All amounts but the income are monthly. Insurers replace about 60 % of income.
 */
export default defineCalculator({
  id: 'disability-insurance',
  title: 'Disability Insurance Needs',
  description: 'The monthly benefit you would need if you could not work.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'accessibility',
  sortOrder: 92,
  inputs: {
    annualIncome,
    monthlyExpenses: amount('Expenses a month', 4500, { max: 1e7, step: 100 }),
    employerBenefit: money('Employer’s disability benefit', 0, { max: 1e7, tooltip: 'A month, after tax.' }),
    otherIncome: money('Other income a month', 500, { max: 1e7, tooltip: 'Of a partner, rents, investments.' }),
    currentSavings: money('Savings to bridge with', 15000, { step: 500 }),
    waitingPeriod: choice(
      'Waiting period',
      { '30': '30 days', '60': '60 days', '90': '90 days', '180': '180 days', '365': 'One year' },
      '90',
    ),
    currentAge: age('Your age', 40),
    benefitToAge: age('Benefits until age', 67),
    replacementPercent: rate('Most that insurers replace', 60, { max: 100, step: 5, advanced: true, tooltip: 'Of income; 60% is usual.' }),
    incomeGrowth: rate('Growth of income', 2.5, { max: 20, advanced: true }),
  },
  results: {
    benefitNeeded: 'money',
    uncoveredExpenses: 'money',
    largestBenefit: 'money',
    remainingGap: 'money',
    waitingPeriodCost: 'money',
    savingsBridgeWaiting: 'flag',
    earningsAtRisk: 'money',
    lowYearlyPremium: 'money',
    highYearlyPremium: 'money',
  },
  calculate(inputs) {
    const { annualIncome, employerBenefit } = inputs;
    const largestBenefit = toCent(Math.max(0, (annualIncome * inputs.replacementPercent) / 1200 - employerBenefit));
    const uncoveredExpenses = toCent(Math.max(0, inputs.monthlyExpenses - inputs.otherIncome - employerBenefit));
    const benefitNeeded = Math.min(uncoveredExpenses, largestBenefit);
    const bridged = Math.max(0, inputs.monthlyExpenses - inputs.otherIncome);
    const waitingPeriodCost = toCent(bridged * Math.round(Number(inputs.waitingPeriod) / daysPerMonth));
    const working = Math.max(0, Math.round(inputs.benefitToAge) - Math.round(inputs.currentAge));
    let earningsAtRisk = 0;
    for (let year = 0; year < working; year++) earningsAtRisk += annualIncome * growth(inputs.incomeGrowth / 100, year);
    return {
      benefitNeeded,
      uncoveredExpenses,
      largestBenefit,
      remainingGap: toCent(uncoveredExpenses - benefitNeeded),
      waitingPeriodCost,
      savingsBridgeWaiting: inputs.currentSavings >= waitingPeriodCost,
      earningsAtRisk: toCent(earningsAtRisk),
      lowYearlyPremium: toCent((annualIncome * premiumShares.low) / 100),
      highYearlyPremium: toCent((annualIncome * premiumShares.high) / 100),
    };
  },
  headline: (results) => ({ value: results.benefitNeeded, kind: 'money', per: 'a month' }),
  say(results) {
    if (results.uncoveredExpenses === 0) return 'Your expenses are **covered** without a policy of your own.';
    const gap = results.remainingGap > 0 ? ` ${dollars(results.remainingGap)} a month stays uncovered, above what insurers replace.` : '';
    const bridge = results.savingsBridgeWaiting ? 'your savings cover it' : 'your savings do **not** cover it';
    const need =
      results.benefitNeeded === 0
        ? 'Insurers would replace **nothing more**.'
        : `You would need **${dollars(results.benefitNeeded)}** a month.`;
    return `${need}${gap} The waiting period costs ${wholeDollars(results.waitingPeriodCost)}: ${bridge}. In all, ${wholeDollars(results.earningsAtRisk)} of earnings are at risk.`;
  },
  supporting: ['uncoveredExpenses', 'largestBenefit', 'waitingPeriodCost', 'earningsAtRisk'],
});
