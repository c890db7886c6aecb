import type { Dollars, Percent } from '#calculators/figures/units.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money } from '#calculators/kit/definition/fields.ts';
import { dollars, percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { rate } from '#calculators/planning/fields.ts';

/** Actuarial value: the share of covered costs that a plan of the level pays for a standard population. 45 CFR 156.140(b). */
const actuarialValue: Readonly<Record<'bronze' | 'silver' | 'gold' | 'platinum', Percent>> = {
  bronze: 60,
  silver: 70,
  gold: 80,
  platinum: 90,
};

/**
 * A year with a health plan: premiums and your part of the medical bills.
 *   your part = the smaller of (costs up to the deductible + coinsurance on the rest) and the out-of-pocket maximum
 *   year = 12 · (premium − credit, not below 0) + your part
 */
export default defineCalculator({
  id: 'health-insurance',
  title: 'Health Insurance Costs',
  description: 'What a health plan costs in a good, an expected and a bad year.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'stethoscope',
  sortOrder: 96,
  inputs: {
    planLevel: choice('Plan level', { bronze: 'Bronze', silver: 'Silver', gold: 'Gold', platinum: 'Platinum' }, 'silver', {
      tooltip: 'The level says what share of costs the plan pays on average.',
    }),
    costSharing: choice('Cost sharing', { entered: 'As entered below', level: 'Average of the plan level' }, 'entered', {
      tooltip: 'Without the terms of a plan, its level says what share you pay on average.',
    }),
    monthlyPremium: money('Premium a month', 500, { max: 1e5, step: 10 }),
    premiumTaxCredit: money('Premium tax credit a month', 0, { max: 1e5, step: 10 }),
    medicalCosts: money('Medical costs you expect', 6000, { max: 1e8, tooltip: 'In a year, at the prices of the plan, before it pays.' }),
    deductible: money('Deductible', 5000, { max: 1e6, step: 250 }),
    coinsurance: rate('Your share after it', 40, { max: 100, step: 5, tooltip: 'Coinsurance.' }),
    outOfPocketMaximum: money('Out-of-pocket maximum', 8000, {
      max: 1e6,
      step: 250,
      tooltip: 'By law at most 10,600 for one person in 2026.',
    }),
  },
  results: {
    expectedYear: 'money',
    yearlyPremium: 'money',
    yourMedicalCosts: 'money',
    planPays: 'money',
    goodYear: 'money',
    badYear: 'money',
    averageShareOfLevel: 'money',
    planPaysPercent: 'percent',
    levelPaysPercent: 'percent',
  },
  calculate(inputs) {
    const { medicalCosts } = inputs;
    const ownShare = 100 - actuarialValue[inputs.planLevel];
    const [deductible, coinsurance] = inputs.costSharing === 'level' ? [0, ownShare] : [inputs.deductible, inputs.coinsurance];
    const partOf = (costs: Dollars) => yourPart(costs, deductible, coinsurance, inputs.outOfPocketMaximum);
    const yearlyPremium = toCent(Math.max(0, inputs.monthlyPremium - inputs.premiumTaxCredit) * 12);
    const yourMedicalCosts = toCent(partOf(medicalCosts));
    const planPays = toCent(medicalCosts - yourMedicalCosts);
    return {
      expectedYear: toCent(yearlyPremium + yourMedicalCosts),
      yearlyPremium,
      yourMedicalCosts,
      planPays,
      goodYear: yearlyPremium,
      badYear: toCent(yearlyPremium + partOf(Number.MAX_VALUE)),
      averageShareOfLevel: toCent((medicalCosts * ownShare) / 100),
      planPaysPercent: medicalCosts === 0 ? 0 : (planPays / medicalCosts) * 100,
      levelPaysPercent: actuarialValue[inputs.planLevel],
    };
  },
  headline: (results) => ({ value: results.expectedYear, kind: 'money', per: 'a year' }),
  say: (results, inputs) =>
    `The year would cost you **${wholeDollars(results.expectedYear)}**: ${wholeDollars(results.yearlyPremium)} of premiums and **${dollars(results.yourMedicalCosts)}** of medical bills. The worst year costs **${wholeDollars(results.badYear)}**. The plan would pay ${percent(results.planPaysPercent)} of your bills; a ${inputs.planLevel} plan pays ${results.levelPaysPercent}% on average.`,
  supporting: ['yearlyPremium', 'yourMedicalCosts', 'badYear', 'planPays'],
});

function yourPart(costs: Dollars, deductible: Dollars, coinsurance: Percent, most: Dollars): Dollars {
  const shared = (Math.max(0, costs - deductible) * coinsurance) / 100;
  return Math.min(most, Math.min(costs, deductible) + shared);
}
