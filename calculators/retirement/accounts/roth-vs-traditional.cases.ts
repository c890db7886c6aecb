import { casesOf } from '#calculators/kit/definition/cases.ts';
import rothVsTraditional from './roth-vs-traditional.ts';

const still = { currentAge: 55, retirementAge: 65, expectedReturn: 0 } as const;

export default casesOf(['R-CAT-078'], rothVsTraditional, [
  {
    name: 'one year at 6 % with a lower rate later favours the traditional IRA',
    given: { currentAge: 66, figures: 'spec' },
    expect: { rothAfterTax: 7190.47, traditionalAfterTax: 7687.58, sideAccount: 1575.67, difference: 497.11, betterChoice: 'Traditional' },
    from: 'decimal arithmetic: 7,000 × 0.06 ÷ 12m with m = 1.06^(1/12) − 1; × 85 % + 1,540 × 0.051 ÷ 12m with m = 1.051^(1/12) − 1',
  },
  {
    name: 'without return ten years add up',
    given: still,
    expect: { rothAfterTax: 70000, traditionalAfterTax: 74900, taxSavedEachYear: 1540, difference: 4900 },
    from: 'by hand: 70,000 × 85 % + 10 × 7,000 × 22 %',
  },
  {
    name: 'equal rates leave the same',
    given: { ...still, retirementTaxRate: 22, figures: 'spec' },
    expect: { difference: 0, betterChoice: 'Either', traditionalAfterTax: 70000 },
    from: 'by hand: 70,000 × 78 % + 15,400',
    within: 0,
  },
  {
    name: 'tax saved and spent makes the Roth win',
    given: { ...still, investTaxSavings: false, figures: 'spec' },
    expect: { traditionalAfterTax: 59500, betterChoice: 'Roth', difference: 10500 },
    from: 'by hand: 70,000 × 85 %',
  },
  {
    name: 'at 49 no more than 7,000 may be put in',
    given: { currentAge: 49, annualContribution: 10000, figures: 'spec' },
    expect: { contributionUsed: 7000 },
    from: 'IRS Notice 2024-80',
  },
  {
    name: 'at 50 it is 8,000',
    given: { currentAge: 50, annualContribution: 10000, figures: 'spec' },
    expect: { contributionUsed: 8000 },
    from: 'IRS Notice 2024-80: 7,000 + 1,000',
  },
  {
    name: 'the Roth is closed to one person from 165,000 and open up to 150,000',
    given: { annualIncome: 165000, figures: 'spec' },
    expect: { rothContributionLimit: 0 },
    from: 'IRS Notice 2024-80',
  },
  {
    name: 'at 150,000 it is open',
    given: { annualIncome: 150000, planAtWork: false, figures: 'spec' },
    expect: { rothContributionLimit: 7000, deductibleContributionLimit: 7000 },
    from: 'IRS Notice 2024-80',
  },
  {
    name: 'what may not be deducted comes out free of tax',
    given: { ...still, annualIncome: 89000, figures: 'spec' },
    expect: { deductibleContributionLimit: 0, taxSavedEachYear: 0, traditionalAfterTax: 70000, betterChoice: 'Either' },
    from: '26 USC 219(g), 72(e)(8): no gain, so nothing is taxed',
  },
  {
    name: 'a retirement age already reached is refused',
    given: { currentAge: 67, figures: 'spec' },
    expect: { refused: 'The retirement age must be above the age now.' },
    from: 'no year is left',
  },
  {
    name: 'in the range of 79,000 to 89,000 a deduction of 5,911.50 becomes 5,920',
    given: { annualIncome: 80555, figures: 'spec' },
    expect: { deductibleContributionLimit: 5920, taxSavedEachYear: 1302.4 },
    from: 'IRS Publication 590-A, worksheet 1-2: (89,000 − 80,555) × 70 %, up to the next 10; 5,920 × 22 %',
  },
  {
    name: 'a Roth at 151,000 is open for 6,540',
    given: { annualIncome: 151000, figures: 'spec' },
    expect: { rothContributionLimit: 6540 },
    from: 'IRS Publication 590-A, worksheet 2-2: 7,000 × (1 − 0.067) = 6,531, up to the next 10',
  },
  {
    name: 'at 50 the limit of 2026 is 8,600',
    given: { currentAge: 50, annualContribution: 10000, figures: '2026' },
    expect: { contributionUsed: 8600 },
    from: 'IRS Notice 2025-67: 7,500 + 1,100',
  },
  {
    name: 'above the limit 3,000 of 10,000 are cut, and the answer compares 7,000',
    given: { annualContribution: 10000, figures: '2025' },
    expect: { contributionUsed: 7000, contributionCut: 3000 },
    from: 'IRS Notice 2024-80: limit of 7,000',
  },
  {
    name: 'a conversion beside 21,000 of pre-tax money is taxed at three quarters',
    given: { annualIncome: 300000, preTaxIraBalance: 21000, figures: '2025' },
    expect: { rothContributionLimit: 0, backdoorTaxableShare: 75 },
    from: 'Form 8606, lines 6 to 10: basis 7,000 of 28,000',
  },
  {
    name: 'the pro-rata rule counts only the part that takes the backdoor',
    given: { annualIncome: 160000, annualContribution: 7000, preTaxIraBalance: 50000, figures: '2026' },
    expect: { rothContributionLimit: 4000, backdoorTaxableShare: 94.33962264150944 },
    from: '26 USC 408(d)(2): 7,500 × (1 − 0.467) rounds up to 4,000; of 3,000 that are converted 50,000 ÷ 53,000 is taxed',
  },
  {
    name: 'North Carolina saves 4.25 % of the contribution',
    given: { planAtWork: false, state: 'NC', figures: 'spec' },
    expect: { stateTaxSaved: 297.5, taxSavedEachYear: 1837.5 },
    from: 'N.C.G.S. 105-153.7 (4.25 % in 2025): 4.25 % × 7,000, beside 22 % × 7,000',
  },
  {
    name: 'Pennsylvania deducts no contribution and taxes no withdrawal',
    given: { planAtWork: false, state: 'PA', figures: 'spec' },
    expect: { stateTaxSaved: 0, stateTaxLater: 0, taxSavedEachYear: 1540 },
    from: 'PA-40 instructions: IRA contributions are not deductible, withdrawals after 59½ not taxable',
  },
  {
    name: 'Massachusetts deducts no contribution, and taxes only the growth later',
    given: { planAtWork: false, state: 'MA', currentAge: 27, figures: 'spec' },
    expect: { stateTaxSaved: 0, stateTaxLater: 35265.5, traditionalAfterTax: 1105675.27 },
    from: '2025 Schedule X, line 2; Form 1: 5 % × (33,312.48 − 4,400 − 700) = 1,410.62 on 4 % of a growth of 832,812.02, and so on 25 times it, in Python decimal',
  },
  {
    name: 'New Jersey deducts none either, and below 62 excludes no withdrawal',
    given: { planAtWork: false, state: 'NJ', currentAge: 30, retirementAge: 60, figures: 'spec' },
    expect: { stateTaxSaved: 0, stateTaxLater: 4668.5 },
    from: 'New Jersey Division of Taxation, bulletins GIT-1 and GIT-2; N.J.S.A. 54A:2-1: 1.4 % × (14,338.64 − 1,000) = 186.74 on 4 % of a growth of 358,465.90, and so on 25 times it, in Python decimal',
  },
  {
    name: 'from 62 on New Jersey excludes such a withdrawal',
    given: { planAtWork: false, state: 'NJ', currentAge: 27, figures: 'spec' },
    expect: { stateTaxSaved: 0, stateTaxLater: 0 },
    from: '2025 NJ-1040, line 28a: up to 75,000 of pensions and withdrawals, single',
  },
  {
    name: 'a state without income tax changes nothing',
    given: { planAtWork: false, state: 'TX', figures: 'spec' },
    expect: { stateTaxSaved: 0, stateTaxLater: 0 },
    from: 'Constitution of Texas, art. VIII sec. 24-a',
  },
  {
    name: 'the figures of California for 2026 are missing',
    given: { state: 'CA', figures: '2026' },
    expect: { refused: 'This version does not have the figures of California for 2026: choose 2025 law.' },
    from: 'Franchise Tax Board: indexed brackets appear in the autumn of the year',
  },
]);
