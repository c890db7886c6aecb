import { lawInput } from '#calculators/figures/set.ts';
import { povertyGuidelineBefore } from '#calculators/figures/student-loans/poverty.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, money, quantity } from '#calculators/kit/definition/fields.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { marketplaceCredit, marketplaceTable } from '#calculators/kit/law/health/marketplace-credit.ts';
import { toCent } from '#calculators/kit/money/money.ts';

/**
 * Premium tax credit of a year.
 *   credit = min(premium, benchmark − share · income), at least 0
 *   the share follows from income in per cent of the poverty guideline of the year before; from 2026 on there is no credit above 400 %
 */
export default defineCalculator({
  id: 'marketplace-credit',
  title: 'Marketplace Credit',
  description: 'The tax credit for a health plan of the marketplace, and where it ends.',
  shelf: 'Planning',
  suite: 'financial',
  category: 'Planning',
  icon: 'shield-plus',
  sortOrder: 136,
  inputs: {
    householdIncome: money('Household income', 60000, {
      step: 1000,
      required: true,
      tooltip: 'Adjusted gross income with tax-exempt interest and all Social Security benefits, of everybody on the return.',
    }),
    householdSize: quantity('People on the return', 'people', 2, 12, { min: 1, step: 1, zeroMeansDefault: true }),
    benchmarkPremium: money('Benchmark premium a month', 1400, {
      max: 1e5,
      step: 10,
      tooltip: 'Of the second-lowest silver plan for the people covered: Form 1095-A, column B.',
    }),
    planPremium: money('Premium of your plan a month', 1200, { max: 1e5, step: 10, tooltip: 'Form 1095-A, column A.' }),
    region: choice('Place', { contiguous: '48 states and D.C.', alaska: 'Alaska', hawaii: 'Hawaii' }, 'contiguous'),
    figures: lawInput,
  },
  results: {
    yearlyCredit: 'money',
    monthlyCredit: 'money',
    yearlyCost: 'money',
    povertyLine: 'money',
    povertyPercent: 'percent',
    expectedShare: 'percent?',
    expectedPayment: 'money',
    creditEndsAbove: 'money?',
    untilTheEnd: 'money?',
    creditAtTheEnd: 'money?',
  },
  calculate(inputs) {
    const { householdIncome: income, figures: set } = inputs;
    const povertyLine = povertyGuidelineBefore(set, Math.round(inputs.householdSize), inputs.region);
    const table = marketplaceTable(set);
    const year = { povertyLine, benchmark: inputs.benchmarkPremium * 12, premium: inputs.planPremium * 12 };
    const answer = marketplaceCredit(table, { ...year, income });
    const end = table.creditEnds === null ? null : (povertyLine * table.creditEnds) / 100;
    const yearlyCredit = toCent(answer.credit);
    return {
      yearlyCredit,
      monthlyCredit: toCent(answer.credit / 12),
      yearlyCost: toCent(year.premium - yearlyCredit),
      povertyLine,
      povertyPercent: answer.povertyPercent,
      expectedShare: answer.expectedShare ?? null,
      expectedPayment: toCent(answer.expectedPayment),
      creditEndsAbove: end,
      untilTheEnd: end === null ? null : toCent(end - income),
      creditAtTheEnd: end === null ? null : toCent(marketplaceCredit(table, { ...year, income: end }).credit),
    };
  },
  headline: (results) => ({ value: results.yearlyCredit, kind: 'money', per: 'a year' }),
  say(results) {
    const cost = `Your plan costs **${wholeDollars(results.yearlyCost)}** a year after it.`;
    if (results.expectedShare === null) {
      const reason = results.povertyPercent < 100 ? 'below the poverty line' : 'above 400% of the poverty line';
      return `There is **no credit**: the income is ${reason}. ${cost}`;
    }
    const share = `The household is expected to pay ${percent(results.expectedShare)} of its income for the benchmark plan.`;
    const end =
      results.untilTheEnd === null || results.creditAtTheEnd === null || results.creditAtTheEnd === 0
        ? ''
        : ` Another ${wholeDollars(results.untilTheEnd)} of income may be earned; a dollar more would cost **${wholeDollars(results.creditAtTheEnd)}**.`;
    return `The credit is **${wholeDollars(results.yearlyCredit)}** a year. ${share} ${cost}${end}`;
  },
  supporting: ['monthlyCredit', 'yearlyCost', 'povertyPercent', 'untilTheEnd'],
});
