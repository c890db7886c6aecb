// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
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

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "1031-exchange": detailsOf(c0),
  "arm-vs-fixed": detailsOf(c1),
  "biweekly-mortgage": detailsOf(c2),
  "cap-rate": detailsOf(c3),
  "cash-flow": detailsOf(c4),
  "closing-costs": detailsOf(c5),
  "debt-to-income": detailsOf(c6),
  "down-payment": detailsOf(c7),
  "extra-payment": detailsOf(c8),
  "fha-loan": detailsOf(c9),
  "heloc": detailsOf(c10),
  "home-affordability": detailsOf(c11),
  "home-equity-loan": detailsOf(c12),
  "investment-property": detailsOf(c13),
  "mortgage-payment": detailsOf(c14),
  "pmi-calculator": detailsOf(c15),
  "property-tax": detailsOf(c16),
  "real-estate-investment": detailsOf(c17),
  "refinance": detailsOf(c18),
  "rent-vs-buy": detailsOf(c19),
  "reverse-mortgage": detailsOf(c20),
};
