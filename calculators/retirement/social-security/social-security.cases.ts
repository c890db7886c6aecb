import { casesOf } from '#calculators/kit/definition/cases.ts';
import socialSecurity from './social-security.ts';

/** The contribution and benefit base of each year: earnings of a person who always earned the maximum. */
const highestEarnings =
  '1977: 16500; 1978: 17700; 1979: 22900; 1980: 25900; 1981: 29700; 1982: 32400; 1983: 35700; 1984: 37800; 1985: 39600; 1986: 42000; 1987: 43800; 1988: 45000; 1989: 48000; 1990: 51300; 1991: 53400; 1992: 55500; 1993: 57600; 1994: 60600; 1995: 61200; 1996: 62700; 1997: 65400; 1998: 68400; 1999: 72600; 2000: 76200; 2001: 80400; 2002: 84900; 2003: 87000; 2004: 87900; 2005: 90000; 2006: 94200; 2007: 97500; 2008: 102000; 2009: 106800; 2010: 106800; 2011: 106800; 2012: 110100; 2013: 113700; 2014: 117000; 2015: 118500; 2016: 118500; 2017: 127200; 2018: 128400; 2019: 132900; 2020: 137700; 2021: 142800; 2022: 147000; 2023: 160200; 2024: 168600';

export default casesOf(['R-CAT-079', 'R-CCONST-02'], socialSecurity, [
  {
    name: '65,000 a year gives a PIA of 2,444.20',
    given: { figures: 'spec' },
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
    name: 'a full benefit that is entered wins over earnings and credits',
    given: { fullBenefit: 3300, averageEarnings: 150000, yearsWorked: 5, credits: 12 },
    expect: { pia: 3300, aime: null, insured: true, monthlyBenefit: 3300, benefitAt62: 2310, benefitAtFullAge: 3300, benefitAt70: 4092 },
    from: '42 USC 402(q), (w) by hand: 3,300 less 30 % at 62, plus 24 % at 70, for a worker born in 1965',
  },
  {
    name: 'an entered full benefit lowers the addition of a spouse as a computed one does',
    given: { fullBenefit: 1000, spousePia: 3000 },
    expect: { ownBenefit: 1000, spousalBenefit: 500, monthlyBenefit: 1500 },
    from: '42 USC 402(b)(2) by hand: half of 3,000 less 1,000',
  },
  {
    name: 'the bend points of 2026 give 2,479.00',
    given: { figures: '2026' },
    expect: { pia: 2479, monthlyBenefit: 2479 },
    from: 'by hand: 90 % × 1,286 + 32 % × 4,130',
  },
  {
    name: '[R-CCONST-02] one cent below the wage base of 168,600 costs a dollar of AIME',
    given: { averageEarnings: 168599.99, figures: 'spec' },
    expect: { aime: 14049, pia: 4074.9 },
    from: 'by hand: 1,103.40 + 1,972.80 + 15 % × 6,658, down to the dime',
  },
  {
    name: '[R-CCONST-02] at the wage base',
    given: { averageEarnings: 168600, figures: 'spec' },
    expect: { aime: 14050, pia: 4075 },
    from: 'by hand: 1,103.40 + 1,972.80 + 15 % × 6,659 = 4,075.05, down to the dime',
  },
  {
    name: '[R-CCONST-02] above it earnings no longer count',
    given: { averageEarnings: 168600.01, figures: 'spec' },
    expect: { aime: 14050, pia: 4075 },
    from: '42 USC 415(e)',
  },
  {
    name: 'fifteen missing years count as zero',
    given: { yearsWorked: 20, figures: 'spec' },
    expect: { aime: 3095, pia: 1701.4 },
    from: 'by hand: 65,000 × 20 ÷ 420; 1,103.40 + 32 % × 1,869 = 1,701.48',
  },
  {
    name: 'two years early cost 13⅓ %',
    given: { claimingAge: 65, figures: 'spec' },
    expect: { monthlyBenefit: 2118 },
    from: '42 USC 402(q)(1): 24 × 5/9 %; 2,444.20 × 13/15 = 2,118.31',
  },
  {
    name: 'born in 1957 the full age is 66 and 6 months',
    given: { birthYear: 1957, claimingAge: 66.5, figures: 'spec' },
    expect: { fullRetirementMonths: 798, monthlyBenefit: 2444 },
    from: '42 USC 416(l)',
  },
  {
    name: 'claimed at 62 there is nothing to break even',
    given: { claimingAge: 62, figures: 'spec' },
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
    given: { averageEarnings: 13344, figures: 'spec' },
    expect: { benefitAt62: 700, benefitAtFullAge: 1000, benefitAt70: 1240 },
    from: 'SSA, Benefit Reduction for Early Retirement, and Delayed Retirement Credits, born in 1960 or later',
  },
  {
    name: 'born in 1935 a full benefit of 1,000.80 is 800 at 62 and 1,301 at 70',
    given: { averageEarnings: 13344, birthYear: 1935, figures: 'spec' },
    expect: { pia: 1000.8, fullRetirementMonths: 780, benefitAt62: 800, benefitAtFullAge: 1000, benefitAt70: 1301 },
    from: 'SSA, Delayed Retirement Credits: 6 % a year for those born in 1935; by hand: − 36 × 5/9 %, + 5 × 6 %',
  },
  {
    name: '25 years of 76,238.40 are an AIME of 4,538, not a dollar less',
    given: { averageEarnings: 76238.4, yearsWorked: 25, figures: 'spec' },
    expect: { aime: 4538, pia: 2163.2, monthlyBenefit: 2163 },
    from: 'by hand: 1,905,960 ÷ 420 = 4,538; 1,103.40 + 32 % × 3,312 = 2,163.24',
  },
  {
    name: 'five years of work are 20 credits and give nothing',
    given: { yearsWorked: 5, figures: 'spec' },
    expect: { creditsEarned: 20, insured: false, monthlyBenefit: 0, pia: 0, lifetimeBenefit: 0, breakEvenAge: null },
    from: '42 USC 414(a): 40 quarters of coverage',
  },
  {
    name: 'ten years of work are just enough',
    given: { yearsWorked: 10, figures: 'spec' },
    expect: { creditsEarned: 40, insured: true, pia: 1206.1 },
    from: 'by hand: 65,000 × 10 ÷ 420 = 1,547; 1,103.40 + 32 % × 321 = 1,206.12',
  },
  {
    name: 'a statement with 39 credits is one short',
    given: { credits: 39, figures: 'spec' },
    expect: { creditsEarned: 39, monthlyBenefit: 0 },
    from: '42 USC 414(a)',
  },
  {
    name: 'a statement with 40 credits counts although few years were entered',
    given: { credits: 40, yearsWorked: 5, figures: 'spec' },
    expect: { aime: 773, pia: 695.7, monthlyBenefit: 695 },
    from: 'by hand: 65,000 × 5 ÷ 420 = 773; 90 %',
  },
  {
    name: 'earnings of 7,239 in 2025 are three credits a year',
    given: { averageEarnings: 7239, yearsWorked: 13, figures: 'spec' },
    expect: { creditsEarned: 39, insured: false },
    from: 'SSA, quarter of coverage of 2025: 1,810; 4 × 1,810 = 7,240',
  },
  {
    name: 'a spouse without own work gets half of 2,000 at full age',
    given: { yearsWorked: 0, spousePia: 2000, figures: 'spec' },
    expect: { ownBenefit: 0, spousalBenefit: 1000, monthlyBenefit: 1000 },
    from: '42 USC 402(b)(2)',
  },
  {
    name: 'at 62 that half falls to 32.5 % for those born in 1960 or later',
    given: { yearsWorked: 0, spousePia: 2000, claimingAge: 62, figures: 'spec' },
    expect: { monthlyBenefit: 650 },
    from: 'SSA, Benefit Reduction for Early Retirement: 32.5 % of the worker’s PIA',
  },
  {
    name: 'a spouse’s own benefit is topped up to half of the spouse’s',
    given: { averageEarnings: 13344, spousePia: 3000, figures: 'spec' },
    expect: { ownBenefit: 1000, spousalBenefit: 499, monthlyBenefit: 1499 },
    from: 'by hand: PIA 1,000.80; 1,500 − 1,000.80 = 499.20',
  },
  {
    name: 'a survivor gets 71.5 % at 60',
    given: { spousePia: 2000, survivorAge: 60, figures: 'spec' },
    expect: { survivorBenefit: 1430 },
    from: 'SSA, Survivors Benefits, born in 1962 or later: 71.5 % at 60',
  },
  {
    name: 'a survivor gets 79.6 % at 62',
    given: { spousePia: 10000, survivorAge: 62, figures: 'spec' },
    expect: { survivorBenefit: 7964 },
    from: 'SSA, survivors chart, born in 1962 or later: 79.6 %; by hand: 1 − 28.5 % × 60 ÷ 84',
  },
  {
    name: 'a deceased who claimed early leaves at least 82.5 % of the full benefit',
    given: { spousePia: 2000, spouseBenefit: 1400, figures: 'spec' },
    expect: { survivorBenefit: 1650 },
    from: '42 USC 402(e)(2)(D)',
  },
  {
    name: 'a deceased who waited leaves the larger benefit',
    given: { spousePia: 2000, spouseBenefit: 2480, figures: 'spec' },
    expect: { survivorBenefit: 2480 },
    from: '42 USC 402(e)(2)(C)',
  },
  {
    name: 'before full age half of the earnings above 23,400 is held back',
    given: { claimingAge: 62, averageEarnings: 13344, workEarnings: 30600, figures: 'spec' },
    expect: { monthlyBenefit: 700, withheldForEarnings: 3600 },
    from: '20 CFR 404.430; SSA limit of 2025: (30,600 − 23,400) ÷ 2',
  },
  {
    name: 'in the year of full age a third of what exceeds 62,160 is held back, at most the months before it',
    given: { birthYear: 1958, claimingAge: 66, averageEarnings: 13344, workEarnings: 65160, figures: 'spec' },
    expect: { fullRetirementMonths: 800, withheldForEarnings: 1000 },
    from: '20 CFR 404.430: (65,160 − 62,160) ÷ 3; eight months of 955 are more',
  },
  {
    name: 'from full age on nothing is held back',
    given: { workEarnings: 500000, figures: 'spec' },
    expect: { withheldForEarnings: 0 },
    from: '42 USC 403(f)(1)',
  },
  {
    name: 'somebody born in 1955 who always paid the most gets 5,108 at 70 in 2025',
    given: { birthYear: 1955, claimingAge: 70, earningsRecord: highestEarnings, figures: 'spec' },
    expect: { monthlyBenefit: 5108, insured: true },
    from: 'SSA, maximum benefit of a worker retiring at 70 in 2025: 5,108',
  },
  {
    name: 'a record that names a year twice is refused',
    given: { earningsRecord: '1990: 25000, 1990: 26000', figures: 'spec' },
    expect: { refused: 'Write each year from 1970 once with its earnings, as in 1990: 25000; 1991: 26500.' },
    from: 'a year stands twice',
  },
]);
