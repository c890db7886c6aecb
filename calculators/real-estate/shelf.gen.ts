// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
import c0 from './1031-exchange.ts';
import c1 from './arm-vs-fixed.ts';
import c2 from './biweekly-mortgage.ts';
import c3 from './cap-rate.ts';
import c4 from './cash-flow.ts';
import c5 from './closing-costs.ts';
import c6 from './debt-to-income.ts';
import c7 from './down-payment.ts';
import c8 from './extra-payment.ts';
import c9 from './fha-loan.ts';
import c10 from './heloc.ts';
import c11 from './home-affordability.ts';
import c12 from './home-equity-loan.ts';
import c13 from './investment-property.ts';
import c14 from './mortgage-payment.ts';
import c15 from './pmi-calculator.ts';
import c16 from './property-tax.ts';
import c17 from './real-estate-investment.ts';
import c18 from './refinance.ts';
import c19 from './rent-vs-buy.ts';
import c20 from './reverse-mortgage.ts';
import c21 from './va-loan.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "1031-exchange": widen(c0),
  "arm-vs-fixed": widen(c1),
  "biweekly-mortgage": widen(c2),
  "cap-rate": widen(c3),
  "cash-flow": widen(c4),
  "closing-costs": widen(c5),
  "debt-to-income": widen(c6),
  "down-payment": widen(c7),
  "extra-payment": widen(c8),
  "fha-loan": widen(c9),
  "heloc": widen(c10),
  "home-affordability": widen(c11),
  "home-equity-loan": widen(c12),
  "investment-property": widen(c13),
  "mortgage-payment": widen(c14),
  "pmi-calculator": widen(c15),
  "property-tax": widen(c16),
  "real-estate-investment": widen(c17),
  "refinance": widen(c18),
  "rent-vs-buy": widen(c19),
  "reverse-mortgage": widen(c20),
  "va-loan": widen(c21),
};
