// Written by `npm run generate` from the definitions. Not edited by hand.
import { type Words, wordsOf } from '../kit/any-calculator.ts';
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

export const words: Readonly<Record<string, Words>> = {
  "1031-exchange": wordsOf(c0),
  "arm-vs-fixed": wordsOf(c1),
  "biweekly-mortgage": wordsOf(c2),
  "cap-rate": wordsOf(c3),
  "cash-flow": wordsOf(c4),
  "closing-costs": wordsOf(c5),
  "debt-to-income": wordsOf(c6),
  "down-payment": wordsOf(c7),
  "extra-payment": wordsOf(c8),
  "fha-loan": wordsOf(c9),
  "heloc": wordsOf(c10),
  "home-affordability": wordsOf(c11),
  "home-equity-loan": wordsOf(c12),
  "investment-property": wordsOf(c13),
  "mortgage-payment": wordsOf(c14),
  "pmi-calculator": wordsOf(c15),
  "property-tax": wordsOf(c16),
  "real-estate-investment": wordsOf(c17),
  "refinance": wordsOf(c18),
  "rent-vs-buy": wordsOf(c19),
  "reverse-mortgage": wordsOf(c20),
};
