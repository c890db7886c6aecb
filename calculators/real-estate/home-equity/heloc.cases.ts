import { casesOf } from '#calculators/kit/definition/cases.ts';
import heloc from './heloc.ts';

export default casesOf(['R-CAT-041', 'R-CENUM-19'], heloc, [
  {
    name: '[R-CENUM-19] interest only costs 354.17 while drawing and 433.91 later',
    given: {},
    expect: {
      drawPayment: 354.17,
      repaymentPayment: 433.91,
      paymentIncrease: 79.74,
      totalInterest: 96639.63,
      totalPaid: 146639.63,
      availableCredit: 120000,
      withinLimit: true,
    },
    from: 'by hand: 50,000 × 8.5 % ÷ 12; twenty-year schedule in Python decimal, 50 digits',
  },
  {
    name: '[R-CENUM-19] principal and interest cost 384.46 throughout',
    given: { minimumPaymentType: 'principal' },
    expect: { drawPayment: 384.46, repaymentPayment: 384.46, paymentIncrease: 0, totalInterest: 88400.57 },
    from: 'thirty-year schedule in Python decimal',
  },
  {
    name: 'a rise of two points sets the payment of the repayment years',
    given: { rateIncrease: 2 },
    expect: { drawPayment: 354.17, repaymentPayment: 499.19, totalInterest: 112305.96 },
    from: 'schedule at 10.5 % over 240 months in Python decimal',
  },
  {
    name: 'a rise also levels the full payment again',
    given: { minimumPaymentType: 'principal', rateIncrease: 2 },
    expect: { drawPayment: 384.46, repaymentPayment: 442.29, totalInterest: 102284.31 },
    from: 'balance after 120 payments levelled at 10.5 % over 240, Python decimal',
  },
  {
    name: 'at a zero rate nothing is due while drawing',
    given: { drawAmount: 60000, interestRate: 0, repaymentYears: 10 },
    expect: { drawPayment: 0, repaymentPayment: 500, totalInterest: 0 },
    from: '60,000 ÷ 120',
  },
  {
    name: 'fees are added, and a draw above the limit is told',
    given: { annualFee: 50, drawAmount: 130000 },
    expect: { totalFees: 500, availableCredit: 120000, withinLimit: false, combinedLoanToValue: 87.5 },
    from: 'by hand: ten fees; 350,000 ÷ 400,000',
  },
  {
    name: 'interest on 10,000 at 10 per cent is 83 a month',
    given: { drawAmount: 10000, interestRate: 10 },
    expect: { drawPayment: 83.33 },
    from: 'Federal Reserve Board, What You Should Know about Home Equity Lines of Credit',
  },
]);
