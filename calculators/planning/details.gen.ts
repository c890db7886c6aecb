// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/definition/any-calculator.ts';
import c0 from './budget-and-net-worth/budget-planner.ts';
import c1 from './savings/college-savings.ts';
import c2 from './debt/credit-card-payoff.ts';
import c3 from './debt/debt-payoff.ts';
import c4 from './insurance/disability-insurance.ts';
import c5 from './savings/emergency-fund.ts';
import c6 from './insurance/health-insurance.ts';
import c7 from './savings/hsa-calculator.ts';
import c8 from './debt/income-driven-repayment.ts';
import c9 from './insurance/life-insurance.ts';
import c10 from './debt/loan-payment.ts';
import c11 from './insurance/long-term-care.ts';
import c12 from './budget-and-net-worth/net-worth.ts';
import c13 from './savings/savings-goal.ts';
import c14 from './debt/student-loan.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "budget-planner": detailsOf(c0, {"wants":"Eating out, travel, subscriptions, hobbies."}),
  "college-savings": detailsOf(c1, {"annualCost":"About 25,850 for a public college in the state, with room and board (2025–26).","expectedReturn":"Yearly, compounded monthly. Nobody can promise it."}),
  "credit-card-payoff": detailsOf(c2, {"interestRate":"The nominal yearly rate.","minimumPercent":"Plus the month’s interest, unless the share contains it.","minimumIncludesInterest":"Some cards ask for a share, such as 2%, of the balance with its interest."}),
  "debt-payoff": detailsOf(c3, {"interestRate":"The nominal yearly rate.","extraPayment":"Paid on top, straight to principal."}),
  "disability-insurance": detailsOf(c4, {"annualIncome":"Before tax.","employerBenefit":"A month, after tax.","otherIncome":"Of a partner, rents, investments.","replacementPercent":"Of income; 60% is usual."}),
  "emergency-fund": detailsOf(c5, {"monthlyExpenses":"Housing, food, utilities, insurance, minimum debt payments.","monthsCovered":"Three with two secure incomes, six with one, more when self-employed.","interestRate":"The nominal yearly rate."}),
  "health-insurance": detailsOf(c6, {"planLevel":"The level says what share of costs the plan pays on average.","costSharing":"Without the terms of a plan, its level says what share you pay on average.","medicalCosts":"In a year, at the prices of the plan, before it pays.","coinsurance":"Coinsurance.","outOfPocketMaximum":"By law at most 10,600 for one person in 2026."}),
  "hsa-calculator": detailsOf(c7, {"currentAge":"The age you reach by December 31.","expectedReturn":"Effective yearly return.","medicareFromAge":"0 without Medicare. Age alone does not bar contributions; enrollment in any part of Medicare does.","payrollDeduction":"Saves Social Security and Medicare tax, too.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "income-driven-repayment": detailsOf(c8, {"interestRate":"The nominal yearly rate.","adjustedIncome":"Form 1040, line 11; a joint return has that of both.","dependents":"Claimed on the tax return.","plan":"10% for those without a loan before July 2014. New loans from July 2026 have the assistance plan only.","publicService":"Forgiveness after 120 payments.","figures":"Which year’s limits, brackets and thresholds are used. The standard set mixes years; the others follow the law of one year."}),
  "life-insurance": detailsOf(c9, {"annualIncome":"Before tax.","replacementPercent":"Of your income; the household needs less than all of it.","yearsOfIncome":"For example until the youngest child is grown.","existingCoverage":"Your own and that of your employer.","expectedReturn":"Effective yearly return on the money paid out."}),
  "loan-payment": detailsOf(c10, {"interestRate":"The nominal yearly rate."}),
  "long-term-care": detailsOf(c11, {"gender":"Women need care 3.7 years on average, men 2.2.","expectedReturn":"Yearly, compounded monthly. Nobody can promise it.","careYears":"0 takes the average for your gender."}),
  "net-worth": detailsOf(c12, {"annualIncome":"Before tax."}),
  "savings-goal": detailsOf(c13, {"interestRate":"The nominal yearly rate.","targetYears":"For the deposit that gets you there in time."}),
  "student-loan": detailsOf(c14, {"interestRate":"The nominal yearly rate.","loanTerm":"The standard plan takes ten years; for federal loans made from July 2026, 10 to 25 by amount.","graceMonths":"Six months after school for federal loans.","subsidized":"No interest until repayment begins.","capitalizeGrace":"Private loans do; federal Direct Loans have not since July 2023.","extraPayment":"Paid on top, straight to principal.","annualIncome":"Before tax."}),
};
