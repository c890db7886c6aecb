import { payroll } from '../figures/payroll.ts';
import { computationYears, piaShares } from '../figures/social-security.ts';
import { defineCalculator } from '../kit/define.ts';
import { money, quantity } from '../kit/fields.ts';
import { bendPointsOf, fullRetirementAge, primaryInsuranceAmount, retirementBenefit } from '../kit/law/social-security-benefit.ts';
import { halfUp } from '../kit/money.ts';
import { duration, number, wholeDollars } from '../kit/words.ts';
import { figures, lifeExpectancy } from './fields.ts';

/**
 * Monthly retirement benefit.
 *   AIME = earnings up to the wage base · years (at most 35) ÷ 420, down to the dollar
 *   PIA = 90 % + 32 % + 15 % of AIME between the bend points, down to the dime; benefit = PIA less early, plus late, down to the dollar
 */
export default defineCalculator({
  id: 'social-security',
  title: 'Social Security Benefit',
  description: 'Your monthly benefit at each claiming age, and which pays more over life.',
  shelf: 'Retirement',
  suite: 'financial',
  category: 'Retirement',
  icon: 'shield-check',
  sortOrder: 79,
  inputs: {
    averageEarnings: money('Average earnings a year', 65000, {
      step: 1000,
      required: true,
      tooltip: 'Over your best 35 years, in today’s wages.',
    }),
    yearsWorked: quantity('Years worked', 'years', 35, 60, { tooltip: 'Missing years up to 35 count as zero.' }),
    birthYear: quantity('Year of birth', 'year', 1965, 2015, { min: 1930, step: 1 }),
    claimingAge: quantity('Claiming age', 'years', 67, 70, { min: 62, step: 0.25, zeroMeansDefault: true, slider: [62, 70] }),
    lifeExpectancy: { ...lifeExpectancy, min: 63, label: 'Live until age', defaultValue: 85 },
    figures,
  },
  results: {
    monthlyBenefit: 'money',
    annualBenefit: 'money',
    aime: 'money',
    pia: 'money',
    fullRetirementMonths: 'months',
    benefitAt62: 'money',
    benefitAtFullAge: 'money',
    benefitAt70: 'money',
    lifetimeBenefit: 'money',
    bestClaimingAge: 'years',
    breakEvenAge: 'years?',
    claims: { age: 'count', monthlyBenefit: 'money', lifetimeBenefit: 'money' },
  },
  sources: [
    { title: '42 USC 402(q), (w), 415(a), (b), 416(l)', locator: 'reduction, credits, formula, full retirement age' },
    {
      title: 'SSA, Office of the Chief Actuary',
      locator: 'bend points: 1,174 and 7,078 (2024), 1,226 and 7,391 (2025), 1,286 and 7,749 (2026)',
    },
  ],
  calculate(inputs) {
    const { figures: set } = inputs;
    const born = Math.floor(inputs.birthYear);
    const counted = Math.min(inputs.averageEarnings, payroll[set].wageBase);
    // Cents times hundredths of a year are whole, so nothing is lost before rounding down.
    const aime = Math.floor(halfUp(counted * Math.min(computationYears, inputs.yearsWorked) * 1e4) / (computationYears * 12e4));
    const pia = primaryInsuranceAmount(aime, bendPointsOf(set));
    const claim = Math.round(inputs.claimingAge * 12);
    const at = (months: number) => retirementBenefit(pia, born, months);
    const lifetime = (months: number) => at(months) * Math.max(0, Math.round(inputs.lifeExpectancy * 12) - months);
    const claims = [62, 63, 64, 65, 66, 67, 68, 69, 70].map((age) => ({
      age,
      monthlyBenefit: at(age * 12),
      lifetimeBenefit: lifetime(age * 12),
    }));
    const best = claims.reduce((most, row) => (row.lifetimeBenefit > most.lifetimeBenefit ? row : most));
    const monthlyBenefit = at(claim);
    const early = at(744);
    const more = monthlyBenefit - early;
    return {
      monthlyBenefit,
      annualBenefit: monthlyBenefit * 12,
      aime,
      pia,
      fullRetirementMonths: fullRetirementAge(born),
      benefitAt62: early,
      benefitAtFullAge: at(fullRetirementAge(born)),
      benefitAt70: at(840),
      lifetimeBenefit: lifetime(claim),
      bestClaimingAge: best.age,
      breakEvenAge: more > 0 ? (claim + (early * (claim - 744)) / more) / 12 : null,
      claims,
    };
  },
  headline: (results) => ({ value: results.monthlyBenefit, kind: 'money', per: 'a month' }),
  say(results, inputs) {
    const start = `Claimed at ${number(inputs.claimingAge)}, the benefit is **${wholeDollars(results.monthlyBenefit)}** a month; the full benefit of ${wholeDollars(results.benefitAtFullAge)} starts at ${duration(results.fullRetirementMonths)}`;
    const waited =
      results.breakEvenAge === null
        ? ''
        : ` Against a claim at 62, waiting pays off from age **${duration(results.breakEvenAge * 12)}** on.`;
    return `${start}.${waited}${inputs.yearsWorked < insuredYears ? ' SSA asks for ten years of work.' : ''}`;
  },
  supporting: ['benefitAt62', 'benefitAtFullAge', 'benefitAt70', 'lifetimeBenefit'],
  chart: (results, inputs) => ({
    kind: 'bars',
    title: 'Monthly benefit by claiming age',
    unit: 'money',
    bars: results.claims.map((row) => ({ label: `${row.age}`, value: row.monthlyBenefit, chosen: row.age === inputs.claimingAge })),
  }),
  explanation: {
    formula: [
      `PIA = ${piaShares[0]}% of AIME to the first bend point, ${piaShares[1]}% to the second, ${piaShares[2]}% above.`,
      'Early: −5/9% for each of 36 months, then −5/12%. Late: +2/3% a month to 70 (less if born before 1943).',
    ],
    assumptions: [
      'The bend points and wage base of the chosen year stand for yours; SSA takes those of your age 62.',
      'Standard set: bend points of 2025, wage base of 2024. All in today’s money, without raises for prices.',
    ],
    leavesOut: ['Spouse’s and survivor’s benefits, the earnings test, taxes, and ten years of work as a condition.'],
    differs: ['SSA indexes each year of your record; your statement there is better than any estimate.'],
  },
});

/** Forty quarters of coverage give a right to a benefit. Source: 42 USC 414(a). */
const insuredYears = 10;
