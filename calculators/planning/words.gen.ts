// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
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

export const words: Readonly<Record<string, Words>> = {
  "budget-planner": wordsOf(c0),
  "college-savings": wordsOf(c1),
  "credit-card-payoff": wordsOf(c2),
  "debt-payoff": wordsOf(c3),
  "disability-insurance": wordsOf(c4),
  "emergency-fund": wordsOf(c5),
  "health-insurance": wordsOf(c6),
  "hsa-calculator": wordsOf(c7),
  "life-insurance": wordsOf(c8),
  "loan-payment": wordsOf(c9),
  "long-term-care": wordsOf(c10),
  "net-worth": wordsOf(c11),
  "savings-goal": wordsOf(c12),
  "student-loan": wordsOf(c13),
};
