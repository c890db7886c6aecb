import { casesOf } from '../kit/cases.ts';
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
]);
