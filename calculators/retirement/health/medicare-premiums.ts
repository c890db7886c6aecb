import { filingStatusInput } from '#calculators/figures/filing-status.ts';
import { incomeYearsBack } from '#calculators/figures/health/medicare.ts';
import { lawInput, lawYear } from '#calculators/figures/set.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money } from '#calculators/kit/definition/fields.ts';
import { dollars, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { medicarePremium } from '#calculators/kit/law/health/medicare-premium.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Premiums of Medicare for a year, by the income of the return two years before.
 *   month of one person = standard Part B premium + surcharge of Part B + (premium of the plan + surcharge of Part D)
 *   year = 12 · month · people
 * A life-changing event (a death, a retirement, a divorce) puts the income after it in the place of the older one.
 */
export default defineCalculator({
  id: 'medicare-premiums',
  title: 'Medicare Premiums',
  description: 'What Part B and Part D cost, with the surcharges of a higher income.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'heart-pulse',
  sortOrder: 135,
  inputs: {
    incomeTwoYearsBefore: money('Income two years before', 150000, {
      step: 1000,
      required: true,
      tooltip: 'Adjusted gross income with tax-exempt interest: Form 1040, lines 11 and 2a.',
    }),
    filingStatus: filingStatusInput,
    peopleCovered: choice('People with Medicare', { one: 'One', two: 'Two' }, 'one'),
    partDPremium: money('Premium of a Part D plan a month', 40, { max: 1000, step: 5, tooltip: 'Of each person; 0 without a plan.' }),
    hasLifeChange: {
      label: 'A life-changing event since then',
      type: 'boolean',
      defaultValue: false,
      advanced: true,
      tooltip: 'A marriage, divorce, or death, work stopped or reduced, or a pension lost. Form SSA-44 asks for the newer income.',
    },
    incomeAfterChange: money('Income after the event', 80000, { step: 1000, advanced: true }),
    figures: lawInput,
  },
  results: {
    yearlyTotal: 'money',
    monthlyPerPerson: 'money',
    standardPremium: 'money',
    medicalSurcharge: 'money',
    drugSurcharge: 'money',
    yearlySurcharge: 'money',
    step: 'count',
    untilNextStep: 'money?',
    incomeYear: 'count',
  },
  calculate(inputs) {
    const income = inputs.hasLifeChange ? inputs.incomeAfterChange : inputs.incomeTwoYearsBefore;
    const premium = medicarePremium(inputs.figures, inputs.filingStatus, income);
    const people = inputs.peopleCovered === 'two' ? 2 : 1;
    const partDSurcharge = inputs.partDPremium > 0 ? premium.partDSurcharge : 0;
    const monthly = premium.partB + premium.partBSurcharge + inputs.partDPremium + partDSurcharge;
    return {
      yearlyTotal: toCent(monthly * 12 * people),
      monthlyPerPerson: toCent(monthly),
      standardPremium: premium.partB,
      medicalSurcharge: premium.partBSurcharge,
      drugSurcharge: partDSurcharge,
      yearlySurcharge: toCent((premium.partBSurcharge + partDSurcharge) * 12 * people),
      step: premium.step,
      untilNextStep: premium.nextStart === undefined ? null : toCent(premium.nextStart - income),
      incomeYear: lawYear(inputs.figures) - incomeYearsBack,
    };
  },
  headline: (results) => ({ value: results.yearlyTotal, kind: 'money', per: 'a year' }),
  say(results) {
    const next = results.untilNextStep === null ? '' : ` The next step is ${wholeDollars(results.untilNextStep)} of income away.`;
    const each = `**${dollars(results.monthlyPerPerson)}** a month for each person`;
    if (results.step === 0) return `Medicare costs ${each}: the standard premium, without a surcharge.${next}`;
    return `Medicare costs ${each}. The surcharges of step ${results.step} of 5 come to **${wholeDollars(results.yearlySurcharge)}** a year, by the income of ${results.incomeYear}.${next}`;
  },
  supporting: ['monthlyPerPerson', 'medicalSurcharge', 'drugSurcharge', 'untilNextStep'],
});
