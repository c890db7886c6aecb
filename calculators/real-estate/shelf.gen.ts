// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './1031-exchange.ts';
import c1 from './debt-to-income.ts';
import c2 from './home-affordability.ts';
import c3 from './mortgage-payment.ts';
import c4 from './refinance.ts';
import c5 from './reverse-mortgage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0),
  "debt-to-income": widen(c1),
  "home-affordability": widen(c2),
  "mortgage-payment": widen(c3),
  "refinance": widen(c4),
  "reverse-mortgage": widen(c5),
};
