// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './budget-planner.ts';
import c1 from './college-savings.ts';
import c2 from './credit-card-payoff.ts';
import c3 from './debt-payoff.ts';
import c4 from './disability-insurance.ts';
import c5 from './emergency-fund.ts';
import c6 from './health-insurance.ts';
import c7 from './hsa-calculator.ts';
import c8 from './income-driven-repayment.ts';
import c9 from './life-insurance.ts';
import c10 from './loan-payment.ts';
import c11 from './long-term-care.ts';
import c12 from './net-worth.ts';
import c13 from './savings-goal.ts';
import c14 from './student-loan.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "budget-planner": widen(c0),
  "college-savings": widen(c1),
  "credit-card-payoff": widen(c2),
  "debt-payoff": widen(c3),
  "disability-insurance": widen(c4),
  "emergency-fund": widen(c5),
  "health-insurance": widen(c6),
  "hsa-calculator": widen(c7),
  "income-driven-repayment": widen(c8),
  "life-insurance": widen(c9),
  "loan-payment": widen(c10),
  "long-term-care": widen(c11),
  "net-worth": widen(c12),
  "savings-goal": widen(c13),
  "student-loan": widen(c14),
};
