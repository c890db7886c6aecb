import { newest } from '#calculators/figures/dated.ts';
import { careCosts, careYears } from '#calculators/figures/prices/care-costs.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import { growth } from '#calculators/kit/amortization/annuity.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { counted, dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';
import { age, currentSavings, expectedReturn, rate } from '#calculators/planning/fields.ts';
import { balanceAfter, depositFor } from '#calculators/planning/savings/saving.ts';

const medians = newest(careCosts);
const daysPerYear = 365;

/**
 * Future cost of long-term care, and the deposit that pays for it.
 *   cost of year k = cost today · (1 + g)^(years until then); a part of a year counts by its share
 *   shortfall = costs − insurance − savings grown at i = yearly per cent ÷ 1200 until care begins
 */
export default defineCalculator({
  id: 'long-term-care',
  title: 'Long-Term Care',
  description: 'What care in old age may cost, and what to save for it.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'hand-heart',
  sortOrder: 95,
  inputs: {
    currentAge: age('Your age', 55),
    careAge: age('Age when care begins', 80),
    gender: choice('Gender', { male: 'Male', female: 'Female' }, 'female', { tooltip: 'Women need care 3.7 years on average, men 2.2.' }),
    careType: choice(
      'Kind of care',
      {
        homeCare: 'Home health aide',
        assistedLiving: 'Assisted living',
        nursingShared: 'Nursing home, shared room',
        nursingPrivate: 'Nursing home, own room',
      },
      'assistedLiving',
    ),
    currentSavings: { ...currentSavings, label: 'Saved for it', defaultValue: 50000 },
    expectedReturn: { ...expectedReturn, defaultValue: 5 },
    careInflation: rate('Rise of care costs', 4, { max: 15, step: 0.1 }),
    dailyBenefit: money('Insurance pays a day', 0, { max: 5000, step: 10 }),
    careYears: quantity('Years of care', 'years', 0, 30, { step: 0.1, advanced: true, tooltip: '0 takes the average for your gender.' }),
  },
  results: {
    totalCost: 'money',
    costToday: 'money',
    firstYearCost: 'money',
    yearsOfCare: 'years',
    insurancePays: 'money',
    savingsAtCare: 'balance',
    shortfall: 'money',
    monthlyDeposit: 'money?',
    byKindOfCare: 'group',
  },
  calculate(inputs) {
    const wait = Math.round(inputs.careAge) - Math.round(inputs.currentAge);
    if (wait < 0) return refuse('Care cannot begin at an age that you have passed.', 'careAge');
    const yearsOfCare = inputs.careYears === 0 ? careYears[inputs.gender] : inputs.careYears;
    const costOf = (today: Dollars) => {
      let sum = 0;
      for (let year = 0; year < yearsOfCare; year++)
        sum += today * growth(inputs.careInflation / 100, wait + year) * Math.min(1, yearsOfCare - year);
      return toCent(sum);
    };
    const costToday = medians[inputs.careType];
    const totalCost = costOf(costToday);
    const insurancePays = toCent(Math.min(totalCost, inputs.dailyBenefit * daysPerYear * yearsOfCare));
    const savingsAtCare = toCent(balanceAfter({ start: inputs.currentSavings, deposit: 0, rate: inputs.expectedReturn }, wait * 12));
    const goal = totalCost - insurancePays;
    return {
      totalCost,
      costToday,
      firstYearCost: toCent(costToday * growth(inputs.careInflation / 100, wait)),
      yearsOfCare,
      insurancePays,
      savingsAtCare,
      shortfall: toCent(Math.max(0, goal - savingsAtCare)),
      monthlyDeposit: wait === 0 ? null : toCent(depositFor(goal, inputs.currentSavings, inputs.expectedReturn, wait * 12)),
      byKindOfCare: {
        homeCare: costOf(medians.homeCare),
        assistedLiving: costOf(medians.assistedLiving),
        nursingShared: costOf(medians.nursingShared),
        nursingPrivate: costOf(medians.nursingPrivate),
      },
    };
  },
  headline: (results) => ({ value: results.totalCost, kind: 'money' }),
  say(results) {
    const cost = `${counted(results.yearsOfCare, 'year')} of care would cost **${wholeDollars(results.totalCost)}**`;
    if (results.shortfall === 0) return `${cost}; your savings and insurance **cover it**.`;
    const saving =
      results.monthlyDeposit === null ? '' : ` Saving **${dollars(results.monthlyDeposit)}** a month until care begins closes the gap.`;
    return `${cost}; **${wholeDollars(results.shortfall)}** is missing.${saving}`;
  },
  supporting: ['firstYearCost', 'savingsAtCare', 'shortfall', 'monthlyDeposit'],
});
