// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './debt-to-income.ts';
import c1 from './home-affordability.ts';
import c2 from './mortgage-payment.ts';
import c3 from './refinance.ts';
import c4 from './reverse-mortgage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "debt-to-income": widen(c0),
  "home-affordability": widen(c1),
  "mortgage-payment": widen(c2),
  "refinance": widen(c3),
  "reverse-mortgage": widen(c4),
};
