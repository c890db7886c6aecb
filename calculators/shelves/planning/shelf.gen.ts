// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/planning/budget-and-net-worth/budget-planner.ts';
import c1 from '#calculators/planning/savings/college-savings.ts';
import c2 from '#calculators/planning/debt/credit-card-payoff.ts';
import c3 from '#calculators/planning/debt/debt-payoff.ts';
import c4 from '#calculators/planning/insurance/disability-insurance.ts';
import c5 from '#calculators/planning/savings/emergency-fund.ts';
import c6 from '#calculators/planning/insurance/health-insurance.ts';
import c7 from '#calculators/planning/savings/hsa-calculator.ts';
import c8 from '#calculators/planning/debt/income-driven-repayment.ts';
import c9 from '#calculators/planning/insurance/life-insurance.ts';
import c10 from '#calculators/planning/debt/loan-payment.ts';
import c11 from '#calculators/planning/insurance/long-term-care.ts';
import c12 from '#calculators/planning/insurance/marketplace-credit.ts';
import c13 from '#calculators/planning/budget-and-net-worth/net-worth.ts';
import c14 from '#calculators/planning/savings/savings-goal.ts';
import c15 from '#calculators/planning/debt/student-loan.ts';

const labels = {"termYears":"Term","needsPercent":"Share for needs","wantsPercent":"Share for wants","savingsPercent":"Share for savings","coveredPercent":"Share covered","fundedPercent":"Share funded","levelPaysPercent":"Paid at this level","planPaysPercent":"Paid by the plan","payoffMonths":"Time to pay off","minimumMonths":"Time with minimum payments","monthsSaved":"Time saved","monthsToGoal":"Time to goal","monthsToTarget":"Time to target","debtToAssetRatio":"Debt-to-asset ratio","paymentToIncomeRatio":"Payment-to-income ratio","sixMonths":"For six months","threeMonths":"For three months","twelveMonths":"For twelve months"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "budget-planner": widen(c0, labels),
  "college-savings": widen(c1, labels),
  "credit-card-payoff": widen(c2, labels),
  "debt-payoff": widen(c3, labels),
  "disability-insurance": widen(c4, labels),
  "emergency-fund": widen(c5, labels),
  "health-insurance": widen(c6, labels),
  "hsa-calculator": widen(c7, labels),
  "income-driven-repayment": widen(c8, labels),
  "life-insurance": widen(c9, labels),
  "loan-payment": widen(c10, labels),
  "long-term-care": widen(c11, labels),
  "marketplace-credit": widen(c12, labels),
  "net-worth": widen(c13, labels),
  "savings-goal": widen(c14, labels),
  "student-loan": widen(c15, labels),
};
