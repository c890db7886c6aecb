import { amount, money, rate } from '#calculators/business/fields.ts';
import { defineCalculator } from '#calculators/kit/definition/define.ts';
import { choice, quantity } from '#calculators/kit/definition/fields.ts';
import { refuse } from '#calculators/kit/definition/refusal.ts';
import { macrs } from '#calculators/kit/finance/macrs.ts';
import { percent, wholeDollars } from '#calculators/kit/formatting/words.ts';
import { toCent } from '#calculators/kit/money/money.ts';

const columns = { year: 'count', rate: 'percent', depreciation: 'money', accumulated: 'balance', basis: 'balance' } as const;
/** Rows of a building over 39 years. */
const longest = 40;

/**
 * Depreciation of business property under the general depreciation system (MACRS), year by year.
 *   first year: Section 179, then the special allowance on what is left, then MACRS on the rest: basis · percentage of the year
 * Equipment counts from the middle of the year, or of its quarter; real property from the middle of its month. To the cent, half up.
 */
export default defineCalculator({
  id: 'macrs-depreciation',
  title: 'MACRS Depreciation',
  description: 'The yearly tax depreciation of business property.',
  shelf: 'Business',
  suite: 'business',
  category: 'Profitability',
  icon: 'factory',
  sortOrder: 128,
  inputs: {
    assetCost: amount('Cost of the property', 100000, { tooltip: 'Price, sales tax, freight and setup; without land.' }),
    propertyClass: choice(
      'Property class',
      {
        '3': '3 years: tools, tractors for the road',
        '5': '5 years: cars, computers',
        '7': '7 years: furniture, most machines',
        '10': '10 years: boats, fruit trees',
        '15': '15 years: land improvements',
        '20': '20 years: farm buildings',
        '27.5': '27.5 years: rented homes',
        '39': '39 years: other buildings',
      },
      '5',
      { tooltip: 'Publication 946, appendix B, lists what belongs where.' },
    ),
    placedInService: choice(
      'Convention',
      { half: 'Half year', '1': 'Mid-quarter: first', '2': 'Mid-quarter: second', '3': 'Mid-quarter: third', '4': 'Mid-quarter: fourth' },
      'half',
      { tooltip: 'Mid-quarter where more than 40% of the year’s equipment came in the last three months. Not for buildings.' },
    ),
    month: quantity('Month placed in service', '', 1, 12, { min: 1, step: 1, tooltip: '1 to 12; for buildings only.' }),
    businessUse: rate('Business use', 100, { max: 100, step: 5 }),
    section179: money('Section 179 deduction', 0, {
      tooltip: 'Elected for equipment, up to the limit of the year and the business income.',
    }),
    bonusRate: rate('Special allowance', 0, {
      max: 100,
      step: 20,
      tooltip: '100% for most new and used equipment acquired after January 19, 2025.',
    }),
    taxRate: rate('Tax rate', 24, { max: 60, step: 1 }),
  },
  results: {
    firstYearDeduction: 'money',
    taxSavedFirstYear: 'money',
    businessBasis: 'balance',
    section179Deduction: 'money',
    specialAllowance: 'money',
    macrsBasis: 'balance',
    totalDeductions: 'money',
    recoveryYears: 'years',
    schedule: columns,
  },
  calculate(inputs) {
    const life = Number(inputs.propertyClass);
    const isBuilding = life > 20;
    if (isBuilding && inputs.section179 > 0) return refuse('Section 179 is not for these buildings.', 'section179');
    if (isBuilding && inputs.bonusRate > 0) return refuse('The special allowance is not for these buildings.', 'bonusRate');
    if (isBuilding && inputs.placedInService !== 'half')
      return refuse('A building has no quarter: the middle of its month counts.', 'placedInService');
    // 26 CFR 1.179-1(d)(1): property used in business for more than half.
    if (inputs.businessUse <= 50 && inputs.section179 > 0) return refuse('Section 179 needs more than half of business use.', 'section179');
    const businessBasis = toCent((inputs.assetCost * inputs.businessUse) / 100);
    if (inputs.section179 > businessBasis) return refuse('Section 179 cannot be more than the cost for business use.', 'section179');
    const section179 = toCent(inputs.section179);
    const allowance = toCent(((businessBasis - section179) * inputs.bonusRate) / 100);
    const cost = toCent(businessBasis - section179 - allowance);
    const quarter = inputs.placedInService === 'half' ? undefined : Number(inputs.placedInService);
    const deductions: number[] = [];
    for (let period = 1; period <= longest; period++) {
      const outcome = macrs({ cost: 100, life, period, month: Math.floor(inputs.month), quarter });
      if (typeof outcome !== 'number') break;
      deductions.push(outcome);
    }
    let basis = cost;
    const rows = deductions.map((share, at) => {
      // The percentages add up to 100; the last year takes the remainder of rounding.
      const macrsOfYear = at === deductions.length - 1 ? basis : toCent((cost * share) / 100);
      basis = toCent(basis - macrsOfYear);
      const depreciation = at === 0 ? toCent(macrsOfYear + section179 + allowance) : macrsOfYear;
      return { year: at + 1, rate: share, depreciation, accumulated: toCent(businessBasis - basis), basis };
    });
    const first = rows[0]?.depreciation ?? 0;
    return {
      firstYearDeduction: first,
      taxSavedFirstYear: toCent((first * inputs.taxRate) / 100),
      businessBasis,
      section179Deduction: section179,
      specialAllowance: allowance,
      macrsBasis: cost,
      totalDeductions: businessBasis,
      recoveryYears: life,
      schedule: rows,
    };
  },
  headline: (results) => ({ value: results.firstYearDeduction, kind: 'money', per: 'in the first year' }),
  say: (results) =>
    `You may deduct **${wholeDollars(results.firstYearDeduction)}** in the first year, ${percent(results.businessBasis === 0 ? 0 : (results.firstYearDeduction * 100) / results.businessBasis)} of the cost for business use, which saves **${wholeDollars(results.taxSavedFirstYear)}** of tax; the last of it falls in year **${results.schedule.length}**.`,
  supporting: ['taxSavedFirstYear', 'specialAllowance', 'macrsBasis', 'totalDeductions'],
});
