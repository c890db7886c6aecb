// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './1031-exchange.ts';
import c1 from './arm-vs-fixed.ts';
import c2 from './biweekly-mortgage.ts';
import c3 from './cap-rate.ts';
import c4 from './cash-flow.ts';
import c5 from './debt-to-income.ts';
import c6 from './extra-payment.ts';
import c7 from './home-affordability.ts';
import c8 from './investment-property.ts';
import c9 from './mortgage-payment.ts';
import c10 from './real-estate-investment.ts';
import c11 from './refinance.ts';
import c12 from './reverse-mortgage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0),
  "arm-vs-fixed": widen(c1),
  "biweekly-mortgage": widen(c2),
  "cap-rate": widen(c3),
  "cash-flow": widen(c4),
  "debt-to-income": widen(c5),
  "extra-payment": widen(c6),
  "home-affordability": widen(c7),
  "investment-property": widen(c8),
  "mortgage-payment": widen(c9),
  "real-estate-investment": widen(c10),
  "refinance": widen(c11),
  "reverse-mortgage": widen(c12),
};
