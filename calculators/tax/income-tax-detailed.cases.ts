import { casesOf } from '../kit/cases.ts';
import incomeTaxDetailed from './income-tax-detailed.ts';

export default casesOf(['R-CAT-108', 'R-CCONST-01', 'R-CCONST-05'], incomeTaxDetailed, [
  {
    name: 'the defaults give back 886 of 9,000 withheld',
    given: {},
    expect: { taxableIncome: 60000, totalTax: 8114, refundOrDue: 886, itemizes: false, marginalTaxRate: 22 },
    from: 'by hand: 1,192.50 + 4,386 + 2,535.50 = 8,114',
  },
  {
    name: 'a couple with gains and two children in 2025',
    given: {
      annualIncome: 140000,
      longTermGains: 20000,
      preTaxContributions: 10000,
      children: 2,
      taxWithheld: 15000,
      filingStatus: 'marriedJoint',
      figures: '2025',
    },
    expect: {
      adjustedGrossIncome: 150000,
      taxableIncome: 118500,
      ordinaryTax: 11498,
      capitalGainsTax: 3000,
      creditsUsed: 4400,
      totalTax: 10098,
      refundOrDue: 4902,
    },
    from: 'by hand: 2,385 + 8,772 + 22 % × 1,550; 15 % × 20,000; 2 × 2,200',
  },
  {
    name: 'gains fill the rest of the 0 % band first',
    given: { annualIncome: 45000, longTermGains: 30000 },
    expect: { taxableIncome: 60000, ordinaryTax: 3361.5, capitalGainsTax: 1747.5, totalTax: 5109, marginalTaxRate: 12 },
    from: 'by hand: 1,192.50 + 12 % × 18,075; 48,350 − 30,000 at 0 %, 15 % × 11,650',
  },
  {
    name: '3.8 % falls on the lower of interest and income above 200,000',
    given: { annualIncome: 190000, interestIncome: 20000 },
    expect: { ordinaryTax: 39647, netInvestmentIncomeTax: 380, totalTax: 40027 },
    from: 'by hand: 17,651 + 24 % × (195,000 − 103,350); 3.8 % × 10,000',
  },
  {
    name: 'at 200,000 the child credit is whole',
    given: { annualIncome: 200000, children: 1 },
    expect: { creditsUsed: 2200 },
    from: '26 USC 24(h)(2), (3)',
  },
  {
    name: 'one cent above, a begun thousand takes 50 off',
    given: { annualIncome: 200000.01, children: 1 },
    expect: { creditsUsed: 2150 },
    from: '26 USC 24(b)(1): 50 dollars for each 1,000 or fraction thereof',
  },
  {
    name: 'somebody of 65 in 2025 takes both additions',
    given: { annualIncome: 80000, aged65: 1, figures: '2025' },
    expect: { deductionTaken: 23450, taxableIncome: 56550, totalTax: 7355 },
    from: 'by hand: 15,750 + 2,000 + 6,000 − 6 % × 5,000; 5,578.50 + 22 % × 8,075',
  },
  {
    name: 'state taxes above the cap of 40,000 do not count',
    given: { annualIncome: 100000, itemizedDeductions: 10000, stateAndLocalTaxes: 50000, figures: '2025' },
    expect: { deductionTaken: 50000, taxableIncome: 50000, totalTax: 5914, itemizes: true },
    from: 'P.L. 119-21 sec. 70120; 5,578.50 + 22 % × 1,525',
  },
  {
    name: 'credits never take more than the tax',
    given: { annualIncome: 20000, children: 3, taxWithheld: 0 },
    expect: { ordinaryTax: 500, creditsUsed: 500, totalTax: 0, refundOrDue: 0 },
    from: 'by hand: 5,000 × 10 %',
  },
  {
    name: 'in 2026 itemized deductions of the highest bracket lose 2 of 37 parts',
    given: { annualIncome: 800000, itemizedDeductions: 100000, figures: '2026' },
    expect: { deductionTaken: 94594.59, taxableIncome: 705405.41, totalTax: 216957.25, itemizes: true },
    from: 'by hand: 26 USC 68(a): 100,000 × 35 ÷ 37; Rev. Proc. 2025-32: 192,979.25 + 37 % × 64,805.41',
  },
  {
    name: 'above 500,000 of income the cap on state taxes falls by 30 %',
    given: { annualIncome: 530000, stateAndLocalTaxes: 48000, itemizedDeductions: 10000, filingStatus: 'marriedJoint', figures: '2025' },
    expect: { deductionTaken: 41000, taxableIncome: 489000 },
    from: 'Thomson Reuters Practitioner’s Tax Action Bulletin of 2 February 2026, example 1: 31,000 of 48,000 may be deducted',
  },
  {
    name: 'wages of 180,000 and 90,000 of investment income bear 2,660 besides',
    given: { annualIncome: 180000, interestIncome: 90000 },
    expect: { adjustedGrossIncome: 270000, netInvestmentIncomeTax: 2660 },
    from: 'IRS, Questions and Answers on the Net Investment Income Tax: 3.8 % × 70,000',
  },
  {
    name: 'without taxable income there is no marginal rate',
    given: { annualIncome: 15000 },
    expect: { taxableIncome: 0, totalTax: 0, marginalTaxRate: 0 },
    from: 'the last dollar lies under the standard deduction',
  },
  {
    name: 'half a child earns no half credit',
    given: { children: 1.5, aged65: 0.9 },
    expect: { creditsUsed: 2200, deductionTaken: 15000 },
    from: '26 USC 24(a), 63(f): for each child, for each person',
  },
  {
    name: 'wages that fill the 12 % bracket under a gain stay in it',
    given: { annualIncome: 64225, longTermGains: 42558.32, figures: '2025' },
    expect: { ordinaryTax: 5578.5, marginalTaxRate: 12 },
    from: 'Rev. Proc. 2024-40: 64,225 − 15,750 = 48,475, the top of the bracket',
  },
  {
    name: 'a list that the limit of 2026 cuts to the standard deduction does not exceed it',
    given: { annualIncome: 657263.32, itemizedDeductions: 17000.72, figures: '2026' },
    expect: { deductionTaken: 16100, itemizes: false },
    from: 'by hand: 17,000.72 − 2 ÷ 37 × (657,263.32 − 640,600) = 16,100',
  },
]);
