import { casesOf } from '#calculators/kit/definition/cases.ts';
import coverage from './debt-service-coverage.ts';

export default casesOf(['R-CAT-054', 'R-CRULE-03'], coverage, [
  {
    name: 'the defaults cover their debt 1.35 times',
    given: {},
    expect: {
      monthlyPayment: 5935.09,
      totalDebtService: 111221.08,
      dscr: 1.348665,
      riskLevel: 'Low Risk',
      cashAfterDebt: 38778.92,
      incomeForLowRisk: 139026.35,
      maxLoanAmount: 561631.05,
    },
    from: 'annuity in 40 digits: 500,000 at 7.5 % over 120 months; 150,000 ÷ 111,221.08; 6,666.66 a month of (120,000 − 40,000) ÷ 12',
    within: 0.005,
  },
  {
    name: '[R-CVEC-08] exactly 1.25 is Low Risk',
    given: { netOperatingIncome: 125000, annualDebtService: 100000, loanAmount: 0 },
    expect: { dscr: 1.25, riskLevel: 'Low Risk', cashAfterDebt: 25000, maxLoanAmount: 0 },
    from: 'specification, check value R-CVEC-08',
  },
  {
    name: '[R-CVEC-08] 1.2499 is Medium Risk',
    given: { netOperatingIncome: 124990, annualDebtService: 100000, loanAmount: 0 },
    expect: { dscr: 1.2499, riskLevel: 'Medium Risk' },
    from: 'specification, check value R-CVEC-08',
    within: 1e-9,
  },
  {
    name: '[R-CVEC-08] exactly 1 is Medium Risk',
    given: { netOperatingIncome: 100000, annualDebtService: 100000, loanAmount: 0 },
    expect: { dscr: 1, riskLevel: 'Medium Risk', cashAfterDebt: 0 },
    from: 'specification, check value R-CVEC-08',
  },
  {
    name: '[R-CVEC-08] 0.999 is High Risk',
    given: { netOperatingIncome: 99900, annualDebtService: 100000, loanAmount: 0 },
    expect: { dscr: 0.999, riskLevel: 'High Risk', cashAfterDebt: -100 },
    from: 'specification, check value R-CVEC-08',
    within: 1e-9,
  },
  {
    name: 'a zero rate spreads the loan evenly',
    given: { annualDebtService: 0, interestRate: 0, loanAmount: 600000 },
    expect: { monthlyPayment: 5000, totalDebtService: 60000, dscr: 2.5, maxLoanAmount: 1200000 },
    from: 'by hand: 600,000 ÷ 120; 150,000 ÷ 1.25 × 10 years',
  },
  {
    name: 'a loss covers nothing and carries no loan',
    given: { netOperatingIncome: -50000, annualDebtService: 100000, loanAmount: 0 },
    expect: { dscr: -0.5, riskLevel: 'High Risk', maxLoanAmount: 0 },
    from: 'by hand: −50,000 ÷ 100,000',
  },
  {
    name: 'no debt is refused',
    given: { annualDebtService: 0, loanAmount: 0 },
    expect: { refused: 'Without debt payments there is nothing to cover.' },
    from: 'a coverage divides by the debt payments',
  },
  {
    name: 'an income of 250,000 at 1.25 carries payments of 200,000 a year',
    given: { netOperatingIncome: 250000, annualDebtService: 200000, loanAmount: 0 },
    expect: { dscr: 1.25, riskLevel: 'Low Risk', incomeForLowRisk: 250000, maxLoanAmount: 0 },
    from: 'legalclarity.org, maximum loan amount by DSCR: 250,000 ÷ 1.25 = 200,000',
  },
  {
    name: 'payments of 200,000 a year at 6 % over 25 years carry a loan of 2,586,780.03',
    given: { netOperatingIncome: 250000, annualDebtService: 0, interestRate: 6, loanTerm: 25 },
    expect: { maxLoanAmount: 2586780.03 },
    from: '16,666.66 a month × (1 − 1.005^−300) ÷ 0.005 = 155.20686, in decimal Python; rounded down to the cent',
  },
  {
    name: 'the largest affordable loan is rated Low Risk itself',
    given: { loanAmount: 561631.05 },
    expect: { monthlyPayment: 6666.66, dscr: 1.25000083, riskLevel: 'Low Risk', maxLoanAmount: 561631.05 },
    from: '150,000 ÷ (12 × 6,666.66 + 40,000); the payment of the loan in decimal Python is 6,666.659993',
    within: 1e-8,
  },
]);
