import { casesOf } from '#calculators/kit/definition/cases.ts';
import internalRateReturn from './internal-rate-return.ts';

export default casesOf(['R-CAT-071', 'A-03'], internalRateReturn, [
  {
    name: 'the defaults return 12.54 % a year',
    given: {},
    expect: { internalRateOfReturn: 12.5421, totalCashFlow: 4500, netPresentValue: 1342.94, paybackYears: 4, worthwhile: true },
    from: 'spreadsheet RATE(5,2500,-10000,2000); NPV by annuity table: 2,500 × 3.992710 + 2,000 × 0.680583 − 10,000',
    within: 0.005,
  },
  {
    name: 'a bond bought at par returns its coupon',
    given: { initialInvestment: 1000, annualCashFlow: 60, years: 10, terminalValue: 1000, discountRate: 6 },
    expect: { internalRateOfReturn: 6, netPresentValue: 0, profitabilityIndex: 1, worthwhile: true },
    from: 'a bond at par yields its coupon',
  },
  {
    name: 'a level flow that pays back without gain returns 0 %',
    given: { annualCashFlow: 2000, terminalValue: 0 },
    expect: { internalRateOfReturn: 0, paybackYears: 5, worthwhile: false },
    from: '5 × 2,000 = 10,000',
  },
  {
    name: 'nothing coming back has no rate',
    given: { annualCashFlow: 0, terminalValue: 0 },
    expect: {
      internalRateOfReturn: null,
      paybackYears: null,
      answer: 'No rate of return exists for these cash flows.',
      netPresentValue: -10000,
    },
    from: 'the flows never change sign',
  },
  {
    name: 'a removal cost at the end brings two rates',
    given: { initialInvestment: 100, annualCashFlow: 230, years: 2, terminalValue: -362, discountRate: 15 },
    expect: {
      internalRateOfReturn: null,
      answer: 'These cash flows have several rates of return: 10.00% and 20.00%. Decide by the present value.',
      worthwhile: true,
    },
    from: 'design of the calculators, traps: −100, 230, −132; at 15 % worth 0.19',
  },
  {
    name: 'a growing flow pays back within its third year',
    given: { initialInvestment: 331, annualCashFlow: 100, years: 3, terminalValue: 0, cashFlowGrowth: 10, discountRate: 0 },
    expect: { totalCashFlow: 0, paybackYears: 3, internalRateOfReturn: 0 },
    from: 'by hand: 100 + 110 + 121 = 331',
  },
  {
    name: 'sixty flows of 25,000 at 0.64 % are worth 242,322.82 more than a million',
    given: { initialInvestment: 1000000, annualCashFlow: 25000, years: 60, terminalValue: 0, discountRate: 0.64 },
    expect: { netPresentValue: 242322.82, totalCashFlow: 500000, paybackYears: 40, worthwhile: true },
    from: 'reference example of net present value: 1,242,322.82 − 1,000,000',
  },
  {
    name: 'an eight-year machine of 16,000 saving 4,000 a year returns 18.62 % a year',
    given: { initialInvestment: 16000, annualCashFlow: 4000, years: 8, terminalValue: 0, discountRate: 12 },
    expect: { internalRateOfReturn: 18.6237, netPresentValue: 3870.56, paybackYears: 4 },
    from: 'annuity table at 12 %, 8 years: 4.967640 × 4,000 − 16,000; spreadsheet RATE(8, 4000, -16000) = 18.6237 %',
    within: 0.005,
  },
  {
    name: 'a growing flow is not rounded on its way',
    given: { initialInvestment: 50000, annualCashFlow: 4321, years: 30, terminalValue: 0, cashFlowGrowth: 3, discountRate: 8 },
    expect: { netPresentValue: 15574.21, totalCashFlow: 155573.37 },
    from: 'growing annuity: 4,321 ÷ 0.05 × (1 − (1.03 ÷ 1.08)^30) − 50,000; 4,321 × (1.03^30 − 1) ÷ 0.03 − 50,000',
  },
]);
