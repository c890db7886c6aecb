// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './1031-exchange.ts';
import c1 from './cap-rate.ts';
import c2 from './cash-flow.ts';
import c3 from './debt-to-income.ts';
import c4 from './home-affordability.ts';
import c5 from './investment-property.ts';
import c6 from './mortgage-payment.ts';
import c7 from './real-estate-investment.ts';
import c8 from './refinance.ts';
import c9 from './reverse-mortgage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0),
  "cap-rate": widen(c1),
  "cash-flow": widen(c2),
  "debt-to-income": widen(c3),
  "home-affordability": widen(c4),
  "investment-property": widen(c5),
  "mortgage-payment": widen(c6),
  "real-estate-investment": widen(c7),
  "refinance": widen(c8),
  "reverse-mortgage": widen(c9),
};
