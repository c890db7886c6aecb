// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './1031-exchange.ts';
import c1 from './arm-vs-fixed.ts';
import c2 from './biweekly-mortgage.ts';
import c3 from './cap-rate.ts';
import c4 from './cash-flow.ts';
import c5 from './debt-to-income.ts';
import c6 from './extra-payment.ts';
import c7 from './fha-loan.ts';
import c8 from './heloc.ts';
import c9 from './home-affordability.ts';
import c10 from './home-equity-loan.ts';
import c11 from './investment-property.ts';
import c12 from './mortgage-payment.ts';
import c13 from './pmi-calculator.ts';
import c14 from './real-estate-investment.ts';
import c15 from './refinance.ts';
import c16 from './reverse-mortgage.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0),
  "arm-vs-fixed": widen(c1),
  "biweekly-mortgage": widen(c2),
  "cap-rate": widen(c3),
  "cash-flow": widen(c4),
  "debt-to-income": widen(c5),
  "extra-payment": widen(c6),
  "fha-loan": widen(c7),
  "heloc": widen(c8),
  "home-affordability": widen(c9),
  "home-equity-loan": widen(c10),
  "investment-property": widen(c11),
  "mortgage-payment": widen(c12),
  "pmi-calculator": widen(c13),
  "real-estate-investment": widen(c14),
  "refinance": widen(c15),
  "reverse-mortgage": widen(c16),
};
