import { casesOf } from '#calculators/kit/definition/cases.ts';
import studentLoan from './student-loan.ts';

export default casesOf(['A-18'], studentLoan, [
  {
    name: '30,000 at 6.5 % becomes 30,975 after six months and costs 351.71 a month',
    given: { capitalizeGrace: true },
    expect: { interestCapitalized: 975, balanceAtRepayment: 30975, monthlyPayment: 351.71, payoffMonths: 120, paymentToIncomeRatio: 8.44 },
    from: 'by hand: 30,000 × 6.5 % ÷ 2; loan table 11.354798 per 1,000 at 6.5 %, 10 years',
  },
  {
    name: 'a subsidized loan adds nothing',
    given: { subsidized: true },
    expect: { interestCapitalized: 0, balanceAtRepayment: 30000, monthlyPayment: 340.64 },
    from: 'loan table: 11.354798 × 30',
  },
  {
    name: 'no grace period adds nothing either',
    given: { graceMonths: 0 },
    expect: { interestCapitalized: 0, monthlyPayment: 340.64 },
    from: 'loan table: 11.354798 × 30',
  },
  {
    name: 'a zero rate spreads the loan evenly',
    given: { interestRate: 0 },
    expect: { monthlyPayment: 250, totalInterest: 0, totalPaid: 30000, interestSaved: 0 },
    from: 'by hand: 30,000 ÷ 120',
  },
  {
    name: 'twice the payment without interest halves the time',
    given: { interestRate: 0, extraPayment: 250 },
    expect: { payoffMonths: 60, totalPaid: 30000 },
    from: 'by hand: 30,000 ÷ 500',
  },
  {
    name: 'the whole interest contains what was added before repayment',
    given: { loanAmount: 1200, interestRate: 12, loanTerm: 1, graceMonths: 1, capitalizeGrace: true },
    expect: { interestCapitalized: 12, balanceAtRepayment: 1212, monthlyPayment: 107.68 },
    from: 'loan table: 88.848789 per 1,000 at 12 %, 12 months',
  },
  {
    name: '10,000 at 6.8 % over ten years cost 115.08 a month',
    given: { loanAmount: 10000, interestRate: 6.8, graceMonths: 0 },
    expect: { monthlyPayment: 115.08 },
    from: 'published Stafford loan table: $115.08 for 10,000 at 6.8 %, 120 payments',
  },
  {
    name: 'a year of interest at 6 % makes 15,900 of 15,000, and 177 a month',
    given: { loanAmount: 15000, interestRate: 6, graceMonths: 12, capitalizeGrace: true },
    expect: { interestCapitalized: 900, balanceAtRepayment: 15900, monthlyPayment: 176.52 },
    from: 'U.S. Department of Education, the cost of a deferment: $15,900 and $177 a month; 15,900 × 0.0111020502',
  },
  {
    name: 'a college’s chart asks 1,110 a month for 100,000 at 6 %, and 33,225 of interest',
    given: { loanAmount: 100000, interestRate: 6, graceMonths: 0 },
    expect: { monthlyPayment: 1110, totalPaid: 133225, totalInterest: 33225 },
    from: 'published sample repayment schedule, in whole dollars',
    within: 1,
  },
  {
    name: 'and 1,161 at 7 %, with 39,330 of interest',
    given: { loanAmount: 100000, interestRate: 7, graceMonths: 0 },
    expect: { monthlyPayment: 1161, totalPaid: 139330, totalInterest: 39330 },
    from: 'published sample repayment schedule, in whole dollars',
    within: 1,
  },
  {
    name: 'on the standard plan from July 2026 a balance just below 25,000 is repaid in ten years',
    given: { plan: 'tiered', loanAmount: 24999.99, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 10, monthlyPayment: 277.55, payoffMonths: 120 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 120 payments in Python',
  },
  {
    name: 'on the standard plan from July 2026 from exactly 25,000 on it takes 15 years',
    given: { plan: 'tiered', loanAmount: 25000, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 15, monthlyPayment: 210.96, payoffMonths: 180 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 180 payments in Python',
  },
  {
    name: 'on the standard plan from July 2026 just below 50,000 it still takes 15',
    given: { plan: 'tiered', loanAmount: 49999.99, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 15, monthlyPayment: 421.93, payoffMonths: 180 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 180 payments in Python',
  },
  {
    name: 'on the standard plan from July 2026 from exactly 50,000 on it takes 20 years',
    given: { plan: 'tiered', loanAmount: 50000, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 20, monthlyPayment: 358.22, payoffMonths: 240 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 240 payments in Python',
  },
  {
    name: 'on the standard plan from July 2026 just below 100,000 it still takes 20',
    given: { plan: 'tiered', loanAmount: 99999.99, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 20, monthlyPayment: 716.43, payoffMonths: 240 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 240 payments in Python',
  },
  {
    name: 'on the standard plan from July 2026 from exactly 100,000 on it takes 25 years',
    given: { plan: 'tiered', loanAmount: 100000, interestRate: 6, graceMonths: 0, loanTerm: 7 },
    expect: { termYears: 25, monthlyPayment: 644.3, payoffMonths: 300 },
    from: '20 USC 1087e(d)(7), P.L. 119-21 sec. 82001; annuity at 0.5 % a month over 300 payments in Python',
  },
  {
    name: 'a federal loan does not grow by the interest of the grace period',
    given: {},
    expect: { graceInterest: 975, interestCapitalized: 0, balanceAtRepayment: 30000, monthlyPayment: 340.64 },
    from: '34 CFR 685.202(b) since July 2023; 30,000 × 6.5 % ÷ 2; annuity of 30,000 in Python decimal',
  },
]);
