// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/planning/budget-and-net-worth/budget-planner.ts';
import d0 from '#calculators/planning/budget-and-net-worth/details/budget-planner.details.ts';
import c1 from '#calculators/planning/savings/college-savings.ts';
import d1 from '#calculators/planning/savings/details/college-savings.details.ts';
import c2 from '#calculators/planning/debt/credit-card-payoff.ts';
import d2 from '#calculators/planning/debt/details/credit-card-payoff.details.ts';
import c3 from '#calculators/planning/debt/debt-payoff.ts';
import d3 from '#calculators/planning/debt/details/debt-payoff.details.ts';
import c4 from '#calculators/planning/insurance/disability-insurance.ts';
import d4 from '#calculators/planning/insurance/details/disability-insurance.details.ts';
import c5 from '#calculators/planning/savings/emergency-fund.ts';
import d5 from '#calculators/planning/savings/details/emergency-fund.details.ts';
import c6 from '#calculators/planning/insurance/health-insurance.ts';
import d6 from '#calculators/planning/insurance/details/health-insurance.details.ts';
import c7 from '#calculators/planning/savings/hsa-calculator.ts';
import d7 from '#calculators/planning/savings/details/hsa-calculator.details.ts';
import c8 from '#calculators/planning/debt/income-driven-repayment.ts';
import d8 from '#calculators/planning/debt/details/income-driven-repayment.details.ts';
import c9 from '#calculators/planning/insurance/life-insurance.ts';
import d9 from '#calculators/planning/insurance/details/life-insurance.details.ts';
import c10 from '#calculators/planning/debt/loan-payment.ts';
import d10 from '#calculators/planning/debt/details/loan-payment.details.ts';
import c11 from '#calculators/planning/insurance/long-term-care.ts';
import d11 from '#calculators/planning/insurance/details/long-term-care.details.ts';
import c12 from '#calculators/planning/insurance/marketplace-credit.ts';
import d12 from '#calculators/planning/insurance/details/marketplace-credit.details.ts';
import c13 from '#calculators/planning/budget-and-net-worth/net-worth.ts';
import d13 from '#calculators/planning/budget-and-net-worth/details/net-worth.details.ts';
import c14 from '#calculators/planning/savings/savings-goal.ts';
import d14 from '#calculators/planning/savings/details/savings-goal.details.ts';
import c15 from '#calculators/planning/debt/student-loan.ts';
import d15 from '#calculators/planning/debt/details/student-loan.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "budget-planner": detailsOf(c0, d0),
  "college-savings": detailsOf(c1, d1),
  "credit-card-payoff": detailsOf(c2, d2),
  "debt-payoff": detailsOf(c3, d3),
  "disability-insurance": detailsOf(c4, d4),
  "emergency-fund": detailsOf(c5, d5),
  "health-insurance": detailsOf(c6, d6),
  "hsa-calculator": detailsOf(c7, d7),
  "income-driven-repayment": detailsOf(c8, d8),
  "life-insurance": detailsOf(c9, d9),
  "loan-payment": detailsOf(c10, d10),
  "long-term-care": detailsOf(c11, d11),
  "marketplace-credit": detailsOf(c12, d12),
  "net-worth": detailsOf(c13, d13),
  "savings-goal": detailsOf(c14, d14),
  "student-loan": detailsOf(c15, d15),
};
