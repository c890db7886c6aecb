import { casesOf } from '#calculators/kit/definition/cases.ts';
import selfEmploymentTax from './self-employment-tax.ts';

export default casesOf(['R-CAT-110', 'R-CRULE-08', 'R-CCONST-02', 'R-CCONST-06'], selfEmploymentTax, [
  {
    name: '[R-CCONST-06] 80,000 of profit bears 11,303.64',
    given: { figures: 'spec' },
    expect: {
      taxableEarnings: 73880,
      socialSecurityTax: 9161.12,
      medicareTax: 2142.52,
      totalTax: 11303.64,
      deductibleHalf: 5651.82,
      quarterlyPayment: 2825.91,
    },
    from: 'by hand: 80,000 × 92.35 % = 73,880; × 12.4 % and 2.9 %',
  },
  {
    name: '[R-CRULE-08] [A-13] one cent below 400 nothing is due',
    given: { netEarnings: 399.99, figures: 'spec' },
    expect: { totalTax: 0, taxableEarnings: 0, deductibleHalf: 0 },
    from: 'specification, R-CRULE-08 with A-13',
  },
  {
    name: '[R-CRULE-08] [A-13] at 400 the tax begins',
    given: { netEarnings: 400, figures: 'spec' },
    expect: { taxableEarnings: 369.4, socialSecurityTax: 45.81, medicareTax: 10.71, totalTax: 56.52 },
    from: 'by hand: 369.40 × 12.4 % = 45.8056, × 2.9 % = 10.7126',
  },
  {
    name: 'one cent above 400 it is due as well',
    given: { netEarnings: 400.01, figures: 'spec' },
    expect: { taxableEarnings: 369.41, totalTax: 56.52 },
    from: 'by hand: 369.409235 × 12.4 % = 45.8067, × 2.9 % = 10.7129',
  },
  {
    name: 'by law 433.13 bears nothing',
    given: { netEarnings: 433.13, figures: '2025' },
    expect: { totalTax: 0 },
    from: '26 USC 1402(b)(2): 433.13 × 92.35 % = 399.9956',
  },
  {
    name: 'by law 433.14 bears 61.20',
    given: { netEarnings: 433.14, figures: '2025' },
    expect: { taxableEarnings: 400, totalTax: 61.2 },
    from: 'by hand: 400.0048 × 12.4 % = 49.60, × 2.9 % = 11.60',
  },
  {
    name: 'wages of a job use up the base first',
    given: { netEarnings: 100000, wages: 100000, figures: 'spec' },
    expect: { socialSecurityTax: 8506.4, medicareTax: 2678.15, additionalMedicareTax: 0, totalTax: 11184.55 },
    from: 'by hand: (168,600 − 100,000) × 12.4 %; 92,350 × 2.9 %',
  },
  {
    name: '[R-CCONST-02] a separate filer pays 0.9 % above 125,000',
    given: { netEarnings: 200000, filingStatus: 'marriedSeparate', figures: 'spec' },
    expect: {
      socialSecurityTax: 20906.4,
      medicareTax: 5356.3,
      additionalMedicareTax: 537.3,
      totalTax: 26800,
      deductibleHalf: 13131.35,
    },
    from: 'by hand: 168,600 × 12.4 %; 184,700 × 2.9 %; 59,700 × 0.9 %',
  },
  {
    name: '130,000 of wages leave 70,000 of the threshold to 145,000 of earnings',
    given: { netEarnings: 157011.37, wages: 130000, figures: 'spec' },
    expect: { taxableEarnings: 145000, additionalMedicareTax: 675 },
    from: 'IRS, Questions and Answers for the Additional Medicare Tax: 0.9 % × 75,000',
  },
  {
    name: 'the most Social Security tax of 2025 is 21,836.40',
    given: { netEarnings: 300000, figures: '2025' },
    expect: { socialSecurityTax: 21836.4, medicareTax: 8034.45, additionalMedicareTax: 693.45, deductibleHalf: 14935.43 },
    from: 'SSA: 176,100 × 12.4 %; 277,050 × 2.9 %; 77,050 × 0.9 %; half of 29,870.85, half up',
  },
  {
    name: 'what is short of half a cent is not rounded up',
    given: { netEarnings: 1673.73, figures: 'spec' },
    expect: { medicareTax: 44.82 },
    from: 'by hand: 1,673.73 × 0.9235 × 0.029 = 44.824999995',
  },
]);
