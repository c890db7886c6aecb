// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '../kit/any-calculator.ts';
import c0 from './breakeven-analysis.ts';
import c1 from './business-debt-consolidation.ts';
import c2 from './business-valuation.ts';
import c3 from './cash-flow-analysis.ts';
import c4 from './commercial-loan.ts';
import c5 from './contribution-margin.ts';
import c6 from './debt-service-coverage.ts';
import c7 from './equipment-buy-vs-lease.ts';
import c8 from './financial-ratios.ts';
import c9 from './inventory-optimization.ts';
import c10 from './like-kind-exchange.ts';
import c11 from './profit-margin.ts';
import c12 from './repossession-auto.ts';
import c13 from './repossession-equipment.ts';
import c14 from './repossession-general.ts';
import c15 from './scenario-analysis.ts';
import c16 from './working-capital.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "breakeven-analysis": detailsOf(c0),
  "business-debt-consolidation": detailsOf(c1),
  "business-valuation": detailsOf(c2),
  "cash-flow-analysis": detailsOf(c3),
  "commercial-loan": detailsOf(c4),
  "contribution-margin": detailsOf(c5),
  "debt-service-coverage": detailsOf(c6),
  "equipment-buy-vs-lease": detailsOf(c7),
  "financial-ratios": detailsOf(c8),
  "inventory-optimization": detailsOf(c9),
  "like-kind-exchange": detailsOf(c10),
  "profit-margin": detailsOf(c11),
  "repossession-auto": detailsOf(c12),
  "repossession-equipment": detailsOf(c13),
  "repossession-general": detailsOf(c14),
  "scenario-analysis": detailsOf(c15),
  "working-capital": detailsOf(c16),
};
