import { casesOf } from '../../kit/definition/cases.ts';
import incomeDriven from './income-driven-repayment.ts';

export default casesOf(['A-31'], incomeDriven, [
  {
    name: '60,000 is in the band of 5 %: 250 a month',
    given: {},
    expect: { monthlyPayment: 250, standardPayment: 444.08 },
    from: '34 CFR 685.209 as of July 2026: 60,000 × 5 % ÷ 12; 40,000 at 6 % over 120 months',
  },
  {
    name: 'a dollar more is in the band of 6 %',
    given: { adjustedIncome: 60001 },
    expect: { monthlyPayment: 300.01 },
    from: '60,001 × 6 % ÷ 12 = 300.005',
  },
  {
    name: '100,000 pays 9 %',
    given: { adjustedIncome: 100000 },
    expect: { monthlyPayment: 750 },
    from: '100,000 × 9 % ÷ 12',
  },
  {
    name: 'above 100,000 it is 10 %',
    given: { adjustedIncome: 100001 },
    expect: { monthlyPayment: 833.34 },
    from: '100,001 × 10 % ÷ 12 = 833.3417',
  },
  {
    name: '10 a month is the least',
    given: { adjustedIncome: 10000, dependents: 3 },
    expect: { monthlyPayment: 10 },
    from: '20 USC 1087e(q)(4)(B): 120 ÷ 12 − 150, at least 10',
  },
  {
    name: 'two dependents take off 100',
    given: { adjustedIncome: 55000, dependents: 2 },
    expect: { monthlyPayment: 129.17 },
    from: '55,000 × 5 % ÷ 12 − 100',
  },
  {
    name: 'income-based at 15 % in 2026: 450.75, held at the standard payment',
    given: { plan: 'oldIbr', figures: '2026', loanBalance: 60000 },
    expect: { monthlyPayment: 450.75 },
    from: '(60,000 − 1.5 × 15,960) × 15 % ÷ 12',
  },
  {
    name: 'income-based at 10 % in 2026: 300.50',
    given: { plan: 'newIbr', figures: '2026' },
    expect: { monthlyPayment: 300.5 },
    from: '(60,000 − 1.5 × 15,960) × 10 % ÷ 12',
  },
  {
    name: 'income-based payments stop at the standard payment',
    given: { plan: 'oldIbr', adjustedIncome: 200000 },
    expect: { monthlyPayment: 444.08, forgiven: 0 },
    from: '34 CFR 685.209: at most the 10-year standard payment',
  },
  {
    name: 'unpaid interest is waived and 50 of principal matched each month',
    given: { loanBalance: 6000, interestRate: 12, adjustedIncome: 12000, incomeGrowth: 0 },
    expect: { monthlyPayment: 10, payoffMonths: 360, principalMatched: 3600, forgiven: 2400, totalPaid: 3600 },
    from: '12,000 × 1 % ÷ 12 = 10, all of it interest; the match is the payment of 10, 360 times: 6,000 − 3,600',
  },
  {
    name: 'below the guideline nothing is paid, and interest stands beside the loan',
    given: { plan: 'newIbr', loanBalance: 10000, interestRate: 6, adjustedIncome: 0 },
    expect: { monthlyPayment: 0, payoffMonths: 240, totalPaid: 0, forgiven: 22000 },
    from: 'by hand: 10,000 + 240 × 50 of simple interest',
  },
  {
    name: 'in public service 120 payments are enough',
    given: { publicService: true, loanBalance: 100000, incomeGrowth: 0 },
    expect: { payoffMonths: 120, totalPaid: 30000, forgiven: 94000 },
    from: 'by hand: 250 a month does not cover interest of 500, so 50 a month is matched: 100,000 − 6,000',
  },
]);
