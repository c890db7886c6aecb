import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { money, quantity } from '#calculators/kit/definition/fields.ts';
import { counted, multiple, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { expectedReturn, incomeIfAny, inflationRate, rate } from '#calculators/planning/fields.ts';

/**
 * Life insurance by needs: the amount that the family would need, less its existing funds.
 *   income = Σ income · share · ((1 + π) ÷ (1 + r))^t for t = 0 … n − 1, paid at the start of each year
 *   coverage = income + debts + education + final expenses − savings − existing coverage, not below 0
 * r is the effective yearly return, π inflation; both in per cent.
 */
export default defineCalculator({
  id: 'life-insurance',
  title: 'Life Insurance Needs',
  description: 'How much life insurance your family would need.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'heart-handshake',
  sortOrder: 91,
  inputs: {
    annualIncome: incomeIfAny,
    replacementPercent: rate('Share to replace', 70, {
      max: 100,
      step: 5,
      tooltip: 'Of your income; the household needs less than all of it.',
    }),
    yearsOfIncome: quantity('For how many years', 'years', 20, 60, { tooltip: 'For example until the youngest child is grown.' }),
    debts: money('Mortgage and other debts', 250000, { step: 1000 }),
    educationCosts: money('Education of children', 100000, { step: 1000 }),
    currentSavings: money('Savings to use', 50000, { step: 1000 }),
    existingCoverage: money('Insurance in force', 75000, { step: 1000, tooltip: 'Your own and that of your employer.' }),
    finalExpenses: money('Final expenses', 15000, { step: 500, advanced: true }),
    expectedReturn: {
      ...expectedReturn,
      label: 'Expected return, effective',
      compounds: 'yearly',
      defaultValue: 5,
      advanced: true,
      tooltip: 'Effective yearly return on the money paid out.',
    },
    inflationRate,
  },
  results: {
    coverageNeeded: 'money',
    incomeNeed: 'money',
    totalNeeds: 'money',
    availableMeans: 'money',
    incomeMultiple: 'times?',
    tenTimesIncome: 'money',
    needs: 'group',
  },
  calculate(inputs) {
    const yearly = (inputs.annualIncome * inputs.replacementPercent) / 100;
    const step = (100 + inputs.inflationRate) / (100 + inputs.expectedReturn);
    let factor = 0;
    for (let year = 0; year < Math.round(inputs.yearsOfIncome); year++) factor += step ** year;
    const incomeNeed = toCent(yearly * factor);
    const { debts, educationCosts, finalExpenses } = inputs;
    const totalNeeds = toCent(incomeNeed + debts + educationCosts + finalExpenses);
    const availableMeans = toCent(inputs.currentSavings + inputs.existingCoverage);
    const coverageNeeded = toCent(Math.max(0, totalNeeds - availableMeans));
    return {
      coverageNeeded,
      incomeNeed,
      totalNeeds,
      availableMeans,
      incomeMultiple: inputs.annualIncome === 0 ? null : coverageNeeded / inputs.annualIncome,
      tenTimesIncome: toCent(inputs.annualIncome * 10),
      needs: { income: incomeNeed, debts, educationCosts, finalExpenses },
    };
  },
  headline: (results) => ({ value: results.coverageNeeded, kind: 'money' }),
  say(results, inputs) {
    if (results.coverageNeeded === 0)
      return `What is there, ${wholeDollars(results.availableMeans)}, covers the needs of ${wholeDollars(results.totalNeeds)}: **no more insurance** is needed.`;
    const times = multiple(results.incomeMultiple ?? 0);
    const need = `Your family would need **${wholeDollars(results.coverageNeeded)}** more insurance${times === '0' ? '' : `, **${times} times** your income`}.`;
    if (results.incomeNeed < 0.5) return need;
    return `${need} Replacing your income for ${counted(Math.round(inputs.yearsOfIncome), 'year')} alone takes ${wholeDollars(results.incomeNeed)}.`;
  },
  supporting: ['incomeNeed', 'totalNeeds', 'availableMeans', 'incomeMultiple'],
});
