// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '../kit/any-calculator.ts';
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
import c11 from './macrs-depreciation.ts';
import c12 from './profit-margin.ts';
import c13 from './qbi.ts';
import c14 from './repossession-auto.ts';
import c15 from './repossession-equipment.ts';
import c16 from './repossession-general.ts';
import c17 from './scenario-analysis.ts';
import c18 from './wacc.ts';
import c19 from './working-capital.ts';

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "breakeven-analysis": widen(c0),
  "business-debt-consolidation": widen(c1),
  "business-valuation": widen(c2),
  "cash-flow-analysis": widen(c3),
  "commercial-loan": widen(c4),
  "contribution-margin": widen(c5),
  "debt-service-coverage": widen(c6),
  "equipment-buy-vs-lease": widen(c7),
  "financial-ratios": widen(c8),
  "inventory-optimization": widen(c9),
  "like-kind-exchange": widen(c10),
  "macrs-depreciation": widen(c11),
  "profit-margin": widen(c12),
  "qbi": widen(c13),
  "repossession-auto": widen(c14),
  "repossession-equipment": widen(c15),
  "repossession-general": widen(c16),
  "scenario-analysis": widen(c17),
  "wacc": widen(c18),
  "working-capital": widen(c19),
};
