import { casesOf } from '#calculators/kit/definition/cases.ts';
import pmiCalculator from './pmi-calculator.ts';

export default casesOf(['R-CAT-035', 'R-CRULE-10'], pmiCalculator, [
  {
    name: 'ten per cent down cost 112.50 a month for 109 months',
    given: {},
    expect: {
      monthlyPmi: 112.5,
      pmiRequired: true,
      loanToValue: 90,
      requestAfter: 95,
      pmiEndsAfter: 109,
      totalPmi: 12262.5,
      savedByRequest: 1575,
      extraDownToAvoid: 30000,
      principalAndInterest: 1706.58,
    },
    from: 'by hand: 270,000 × 0.5 % ÷ 12; months from a schedule in Python decimal, 50 digits',
  },
  {
    name: '[R-CRULE-10] at 80.00 per cent none is due',
    given: { downPayment: 60000 },
    expect: {
      monthlyPmi: 0,
      pmiRequired: false,
      loanToValue: 80,
      pmiEndsAfter: null,
      requestAfter: null,
      totalPmi: 0,
      extraDownToAvoid: 0,
    },
    from: 'rule of the specification',
  },
  {
    name: '[R-CRULE-10] a cent above 80 per cent it is due, and may be asked off after the first payment',
    given: { downPayment: 59999.99 },
    expect: { monthlyPmi: 100, pmiRequired: true, requestAfter: 1, pmiEndsAfter: 26, totalPmi: 2600, extraDownToAvoid: 0.01 },
    from: '240,000.01 × 0.5 % ÷ 12; 78 % is met by payment 26 in a schedule in Python decimal',
  },
  {
    name: 'at a high rate it ends at the midpoint of the term',
    given: { downPayment: 9000, interestRate: 12 },
    expect: { monthlyPmi: 121.25, pmiEndsAfter: 180, requestAfter: 180, savedByRequest: 0, totalPmi: 21825 },
    from: '78 % would be met by payment 208 only; 12 U.S.C. 4902(c)',
  },
  {
    name: 'at a zero rate the balance falls in a line',
    given: { homePrice: 240000, downPayment: 24000, interestRate: 0 },
    expect: { principalAndInterest: 600, requestAfter: 40, pmiEndsAfter: 48, monthlyPmi: 90 },
    from: 'by hand: (216,000 − 192,000) ÷ 600 and (216,000 − 187,200) ÷ 600',
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'the loan would be negative',
  },
  {
    name: 'the sample Closing Disclosure pays 82.35 a month into its seventh year',
    given: { homePrice: 180000, downPayment: 18000, interestRate: 3.875, pmiRate: 0.61 },
    expect: { monthlyPmi: 82.35, pmiEndsAfter: 80 },
    from: 'Regulation Z, appendix H, sample form H-25(B): years 1 to 7; 78 % is met by payment 80 of a schedule in Python decimal',
  },
  {
    name: 'what is missing to be free of it is rounded up to the cent',
    given: { homePrice: 333333.37 },
    expect: { pmiRequired: true, extraDownToAvoid: 36666.68 },
    from: 'by hand: 303,333.37 − 266,666.69, the cents within 80 % of 333,333.37 = 266,666.696',
  },
  {
    name: 'that much more down it is not due',
    given: { homePrice: 333333.37, downPayment: 66666.68 },
    expect: { pmiRequired: false, extraDownToAvoid: 0 },
    from: 'by hand: 30,000 + 36,666.68; 266,666.69 is below 80 %',
  },
]);
