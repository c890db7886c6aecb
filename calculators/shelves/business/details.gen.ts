// Written by `npm run generate` from the definitions. Not edited by hand.
import { type CalculatorDetails, detailsOf } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/business/profitability/breakeven-analysis.ts';
import d0 from '#calculators/business/profitability/details/breakeven-analysis.details.ts';
import c1 from '#calculators/business/financing/business-debt-consolidation.ts';
import d1 from '#calculators/business/financing/details/business-debt-consolidation.details.ts';
import c2 from '#calculators/business/valuation/business-valuation.ts';
import d2 from '#calculators/business/valuation/details/business-valuation.details.ts';
import c3 from '#calculators/business/working-capital/cash-flow-analysis.ts';
import d3 from '#calculators/business/working-capital/details/cash-flow-analysis.details.ts';
import c4 from '#calculators/business/financing/commercial-loan.ts';
import d4 from '#calculators/business/financing/details/commercial-loan.details.ts';
import c5 from '#calculators/business/profitability/contribution-margin.ts';
import d5 from '#calculators/business/profitability/details/contribution-margin.details.ts';
import c6 from '#calculators/business/financing/debt-service-coverage.ts';
import d6 from '#calculators/business/financing/details/debt-service-coverage.details.ts';
import c7 from '#calculators/business/financing/equipment-buy-vs-lease.ts';
import d7 from '#calculators/business/financing/details/equipment-buy-vs-lease.details.ts';
import c8 from '#calculators/business/working-capital/financial-ratios.ts';
import d8 from '#calculators/business/working-capital/details/financial-ratios.details.ts';
import c9 from '#calculators/business/working-capital/inventory-optimization.ts';
import d9 from '#calculators/business/working-capital/details/inventory-optimization.details.ts';
import c10 from '#calculators/business/taxes/like-kind-exchange.ts';
import d10 from '#calculators/business/taxes/details/like-kind-exchange.details.ts';
import c11 from '#calculators/business/taxes/macrs-depreciation.ts';
import d11 from '#calculators/business/taxes/details/macrs-depreciation.details.ts';
import c12 from '#calculators/business/profitability/profit-margin.ts';
import d12 from '#calculators/business/profitability/details/profit-margin.details.ts';
import c13 from '#calculators/business/taxes/qbi.ts';
import d13 from '#calculators/business/taxes/details/qbi.details.ts';
import c14 from '#calculators/business/repossession/repossession-auto.ts';
import d14 from '#calculators/business/repossession/details/repossession-auto.details.ts';
import c15 from '#calculators/business/repossession/repossession-equipment.ts';
import d15 from '#calculators/business/repossession/details/repossession-equipment.details.ts';
import c16 from '#calculators/business/repossession/repossession-general.ts';
import d16 from '#calculators/business/repossession/details/repossession-general.details.ts';
import c17 from '#calculators/business/profitability/scenario-analysis.ts';
import d17 from '#calculators/business/profitability/details/scenario-analysis.details.ts';
import c18 from '#calculators/business/valuation/wacc.ts';
import d18 from '#calculators/business/valuation/details/wacc.details.ts';
import c19 from '#calculators/business/working-capital/working-capital.ts';
import d19 from '#calculators/business/working-capital/details/working-capital.details.ts';

export const details: Readonly<Record<string, CalculatorDetails>> = {
  "breakeven-analysis": detailsOf(c0, d0),
  "business-debt-consolidation": detailsOf(c1, d1),
  "business-valuation": detailsOf(c2, d2),
  "cash-flow-analysis": detailsOf(c3, d3),
  "commercial-loan": detailsOf(c4, d4),
  "contribution-margin": detailsOf(c5, d5),
  "debt-service-coverage": detailsOf(c6, d6),
  "equipment-buy-vs-lease": detailsOf(c7, d7),
  "financial-ratios": detailsOf(c8, d8),
  "inventory-optimization": detailsOf(c9, d9),
  "like-kind-exchange": detailsOf(c10, d10),
  "macrs-depreciation": detailsOf(c11, d11),
  "profit-margin": detailsOf(c12, d12),
  "qbi": detailsOf(c13, d13),
  "repossession-auto": detailsOf(c14, d14),
  "repossession-equipment": detailsOf(c15, d15),
  "repossession-general": detailsOf(c16, d16),
  "scenario-analysis": detailsOf(c17, d17),
  "wacc": detailsOf(c18, d18),
  "working-capital": detailsOf(c19, d19),
};
