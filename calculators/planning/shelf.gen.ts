// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './budget-planner.ts';
import c1 from './credit-card-payoff.ts';
import c2 from './debt-payoff.ts';
import c3 from './emergency-fund.ts';
import c4 from './loan-payment.ts';
import c5 from './net-worth.ts';
import c6 from './savings-goal.ts';
import c7 from './student-loan.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "budget-planner": widen(c0),
  "credit-card-payoff": widen(c1),
  "debt-payoff": widen(c2),
  "emergency-fund": widen(c3),
  "loan-payment": widen(c4),
  "net-worth": widen(c5),
  "savings-goal": widen(c6),
  "student-loan": widen(c7),
};
