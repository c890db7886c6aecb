// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
import c0 from './budget-planner.ts';
import c1 from './credit-card-payoff.ts';
import c2 from './debt-payoff.ts';
import c3 from './emergency-fund.ts';
import c4 from './loan-payment.ts';
import c5 from './net-worth.ts';
import c6 from './savings-goal.ts';
import c7 from './student-loan.ts';

export const words: Readonly<Record<string, Words>> = {
  "budget-planner": wordsOf(c0),
  "credit-card-payoff": wordsOf(c1),
  "debt-payoff": wordsOf(c2),
  "emergency-fund": wordsOf(c3),
  "loan-payment": wordsOf(c4),
  "net-worth": wordsOf(c5),
  "savings-goal": wordsOf(c6),
  "student-loan": wordsOf(c7),
};
