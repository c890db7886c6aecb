import { casesOf } from '#calculators/kit/definition/cases.ts';
import mortgagePayment from './mortgage-payment.ts';

export default casesOf(['R-CAT-028', 'R-CRULE-10'], mortgagePayment, [
  {
    name: '[R-CVEC-01] the defaults cost 1,516.96 to the lender and 1,916.96 in all, without mortgage insurance at exactly 80 %',
    given: {},
    expect: {
      principalAndInterest: 1516.96,
      monthlyTax: 300,
      monthlyInsurance: 100,
      monthlyPmi: 0,
      monthlyPayment: 1916.96,
      loanToValue: 80,
      pmiEndsAfter: null,
      payoffMonths: 360,
    },
    from: 'specification, check value R-CVEC-01',
  },
  {
    name: 'a zero rate spreads the principal evenly',
    given: { interestRate: 0 },
    expect: { principalAndInterest: 666.67, totalInterest: 0, payoffMonths: 360 },
    from: 'principal ÷ months: 240,000 ÷ 360',
  },
  {
    name: 'one cent less down than 20 % brings mortgage insurance on the whole loan',
    given: { downPayment: 59999.99 },
    expect: { monthlyPmi: 100, monthlyPayment: 2016.96 },
    from: '240,000.01 × 0.5 % ÷ 12 = 100.00 by hand, beside the payment of R-CVEC-01',
  },
  {
    name: '[R-CRULE-10] with ten per cent down insurance ends at 78 %, after payment 109',
    given: { downPayment: 30000 },
    expect: { monthlyPmi: 112.5, pmiEndsAfter: 109, totalPmi: 12262.5 },
    from: '270,000 × 0.5 % ÷ 12 by hand; the payment from a schedule in Python decimal, 50 digits',
  },
  {
    name: 'an extra 200 a month ends insurance with payment 68',
    given: { downPayment: 30000, extraPayment: 200 },
    expect: { pmiEndsAfter: 68, totalPmi: 7650 },
    from: '78 % of 300,000 is reached by payment 68 of a schedule in Python decimal; 68 × 112.50',
  },
  {
    name: 'insurance ends with payment 180, which is the midpoint and reaches 78 %',
    given: { downPayment: 9000, interestRate: 9.375 },
    expect: { monthlyPmi: 121.25, pmiEndsAfter: 180, totalPmi: 21825 },
    from: '78 % is reached by payment 180 of a schedule in Python decimal; 12 U.S.C. 4902(b)',
  },
  {
    name: 'insurance ends at the midpoint of the term where 78 % comes one payment later',
    given: { downPayment: 9000, interestRate: 9.5 },
    expect: { monthlyPmi: 121.25, pmiEndsAfter: 180, totalPmi: 21825 },
    from: '78 % would be reached by payment 181 of a schedule in Python decimal; 12 U.S.C. 4902(c)',
  },
  {
    name: 'insurance ends at the midpoint of the term where a high rate delays 78 % to payment 208',
    given: { downPayment: 9000, interestRate: 12 },
    expect: { pmiEndsAfter: 180, totalPmi: 21825 },
    from: '208 by a schedule in Python decimal; 12 U.S.C. 4902(c)',
  },
  {
    name: 'a ten-year loan of 100,000 at 6 % costs 1,110.21 a month',
    given: { homePrice: 125000, downPayment: 25000, interestRate: 6, loanTerm: 10, propertyTax: 0, homeInsurance: 0 },
    expect: { principalAndInterest: 1110.21, monthlyPayment: 1110.21, loanToValue: 80 },
    from: 'annuity table: 11.10205 per 1,000 at 6 %, 10 years',
  },
  {
    name: 'a down payment of the whole price leaves no loan',
    given: { downPayment: 300000 },
    expect: { loanAmount: 0, principalAndInterest: 0, totalInterest: 0, payoffMonths: 0, monthlyPayment: 400 },
    from: 'tax 300 and insurance 100 only',
  },
  {
    name: 'an extra 200 a month ends the loan 98 months earlier and saves 96,271 of interest',
    given: { extraPayment: 200 },
    expect: { payoffMonths: 262, monthsSaved: 98, interestSaved: 96271 },
    from: 'drawing of the workbench in the design: 8 years and 2 months, $96,271 in whole dollars',
    within: 0.5,
  },
  {
    name: 'a down payment above the price is refused',
    given: { downPayment: 300001 },
    expect: { refused: 'The down payment is higher than the home price.' },
    from: 'the loan would be negative',
  },
  {
    name: 'the sample Closing Disclosure costs 761.78 and 82.35 of mortgage insurance a month',
    given: { homePrice: 180000, downPayment: 18000, interestRate: 3.875, pmiRate: 0.61, propertyTax: 0, homeInsurance: 0 },
    expect: { principalAndInterest: 761.78, monthlyPmi: 82.35, loanToValue: 90 },
    from: 'Regulation Z, 12 CFR 1026 appendix H, sample form H-25(B)',
  },
  {
    name: 'an extra payment costs nothing where nothing is borrowed',
    given: { homePrice: 100000, downPayment: 100000, extraPayment: 100 },
    expect: { monthlyPayment: 400, totalPaid: 0 },
    from: 'tax 300 and insurance 100 only',
  },
  {
    name: 'an extra payment above the balance is not paid in full',
    given: { homePrice: 100000, downPayment: 99000, interestRate: 0, loanTerm: 10, extraPayment: 5000 },
    expect: { monthlyPayment: 1400, payoffMonths: 1 },
    from: 'by hand: the 1,000 owed, tax 300 and insurance 100',
  },
  {
    name: 'a loan-to-value of 57 per cent is 57, not a hair below it',
    given: { homePrice: 100000, downPayment: 43000 },
    expect: { loanToValue: 57 },
    from: '57,000 ÷ 100,000',
    within: 0,
  },
]);
