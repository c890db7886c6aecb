import { casesOf } from '../kit/cases.ts';
import socialSecurity from './social-security.ts';

export default casesOf(['R-CAT-079', 'R-CCONST-02'], socialSecurity, [
  {
    name: '65,000 a year gives a PIA of 2,444.20',
    given: {},
    expect: {
      aime: 5416,
      pia: 2444.2,
      monthlyBenefit: 2444,
      annualBenefit: 29328,
      fullRetirementMonths: 804,
      benefitAt62: 1710,
      benefitAt70: 3030,
      breakEvenAge: 78.6485014,
      bestClaimingAge: 70,
      lifetimeBenefit: 527904,
    },
    from: 'by hand: 90 % × 1,226 + 32 % × 4,190; − 30 % and + 24 %, down to the dollar; 216 months × 2,444; 67 + 1,710 × 60 ÷ 734 months',
    within: 0.0000001,
  },
  {
    name: 'the bend points of 2026 give 2,479.00',
    given: { figures: '2026' },
    expect: { pia: 2479, monthlyBenefit: 2479 },
    from: 'by hand: 90 % × 1,286 + 32 % × 4,130',
  },
  {
    name: '[R-CCONST-02] one cent below the wage base of 168,600 costs a dollar of AIME',
    given: { averageEarnings: 168599.99 },
    expect: { aime: 14049, pia: 4074.9 },
    from: 'by hand: 1,103.40 + 1,972.80 + 15 % × 6,658, down to the dime',
  },
  {
    name: '[R-CCONST-02] at the wage base',
    given: { averageEarnings: 168600 },
    expect: { aime: 14050, pia: 4075 },
    from: 'by hand: 1,103.40 + 1,972.80 + 15 % × 6,659 = 4,075.05, down to the dime',
  },
  {
    name: '[R-CCONST-02] above it earnings no longer count',
    given: { averageEarnings: 168600.01 },
    expect: { aime: 14050, pia: 4075 },
    from: '42 USC 415(e)',
  },
  {
    name: 'fifteen missing years count as zero',
    given: { yearsWorked: 20 },
    expect: { aime: 3095, pia: 1701.4 },
    from: 'by hand: 65,000 × 20 ÷ 420; 1,103.40 + 32 % × 1,869 = 1,701.48',
  },
  {
    name: 'two years early cost 13⅓ %',
    given: { claimingAge: 65 },
    expect: { monthlyBenefit: 2118 },
    from: '42 USC 402(q)(1): 24 × 5/9 %; 2,444.20 × 13/15 = 2,118.31',
  },
  {
    name: 'born in 1957 the full age is 66 and 6 months',
    given: { birthYear: 1957, claimingAge: 66.5 },
    expect: { fullRetirementMonths: 798, monthlyBenefit: 2444 },
    from: '42 USC 416(l)',
  },
  {
    name: 'claimed at 62 there is nothing to break even',
    given: { claimingAge: 62 },
    expect: { monthlyBenefit: 1710, breakEvenAge: null },
    from: 'by hand',
  },
  {
    name: 'the highest earnings since 22 give a PIA of 4,020.90, and 2,831 at 62 and a month',
    given: { averageEarnings: 164268, birthYear: 1963, claimingAge: 62.0833, figures: '2025' },
    expect: { aime: 13689, pia: 4020.9, monthlyBenefit: 2831 },
    from: 'SSA, Office of the Chief Actuary: AIME 13,689 in 2025; maximum benefit at 62 in 2025',
  },
  {
    name: 'a full benefit of 1,000 is 700 at 62 and 1,240 at 70',
    given: { averageEarnings: 13344 },
    expect: { benefitAt62: 700, benefitAtFullAge: 1000, benefitAt70: 1240 },
    from: 'SSA, Benefit Reduction for Early Retirement, and Delayed Retirement Credits, born in 1960 or later',
  },
  {
    name: 'born in 1935 a full benefit of 1,000.80 is 800 at 62 and 1,301 at 70',
    given: { averageEarnings: 13344, birthYear: 1935 },
    expect: { pia: 1000.8, fullRetirementMonths: 780, benefitAt62: 800, benefitAtFullAge: 1000, benefitAt70: 1301 },
    from: 'SSA, Delayed Retirement Credits: 6 % a year for those born in 1935; by hand: − 36 × 5/9 %, + 5 × 6 %',
  },
  {
    name: '25 years of 76,238.40 are an AIME of 4,538, not a dollar less',
    given: { averageEarnings: 76238.4, yearsWorked: 25 },
    expect: { aime: 4538, pia: 2163.2, monthlyBenefit: 2163 },
    from: 'by hand: 1,905,960 ÷ 420 = 4,538; 1,103.40 + 32 % × 3,312 = 2,163.24',
  },
]);
