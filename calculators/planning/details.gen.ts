// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
import c0 from './budget-planner.ts';
import c1 from './college-savings.ts';
import c2 from './credit-card-payoff.ts';
import c3 from './debt-payoff.ts';
import c4 from './disability-insurance.ts';
import c5 from './emergency-fund.ts';
import c6 from './health-insurance.ts';
import c7 from './hsa-calculator.ts';
import c8 from './life-insurance.ts';
import c9 from './loan-payment.ts';
import c10 from './long-term-care.ts';
import c11 from './net-worth.ts';
import c12 from './savings-goal.ts';
import c13 from './student-loan.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "budget-planner": detailsOf(c0),
  "college-savings": detailsOf(c1),
  "credit-card-payoff": detailsOf(c2),
  "debt-payoff": detailsOf(c3),
  "disability-insurance": detailsOf(c4),
  "emergency-fund": detailsOf(c5),
  "health-insurance": detailsOf(c6),
  "hsa-calculator": detailsOf(c7),
  "life-insurance": detailsOf(c8),
  "loan-payment": detailsOf(c9),
  "long-term-care": detailsOf(c10),
  "net-worth": detailsOf(c11),
  "savings-goal": detailsOf(c12),
  "student-loan": detailsOf(c13),
};
