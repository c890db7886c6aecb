// Written by `npm run generate` from the definitions. Not edited by hand.
import { widen, type AnyCalculator } from '#calculators/kit/definition/any-calculator.ts';
import c0 from '#calculators/business/profitability/breakeven-analysis.ts';
import c1 from '#calculators/business/financing/business-debt-consolidation.ts';
import c2 from '#calculators/business/valuation/business-valuation.ts';
import c3 from '#calculators/business/working-capital/cash-flow-analysis.ts';
import c4 from '#calculators/business/financing/commercial-loan.ts';
import c5 from '#calculators/business/profitability/contribution-margin.ts';
import c6 from '#calculators/business/financing/debt-service-coverage.ts';
import c7 from '#calculators/business/financing/equipment-buy-vs-lease.ts';
import c8 from '#calculators/business/working-capital/financial-ratios.ts';
import c9 from '#calculators/business/working-capital/inventory-optimization.ts';
import c10 from '#calculators/business/taxes/like-kind-exchange.ts';
import c11 from '#calculators/business/taxes/macrs-depreciation.ts';
import c12 from '#calculators/business/profitability/profit-margin.ts';
import c13 from '#calculators/business/taxes/qbi.ts';
import c14 from '#calculators/business/repossession/repossession-auto.ts';
import c15 from '#calculators/business/repossession/repossession-equipment.ts';
import c16 from '#calculators/business/repossession/repossession-general.ts';
import c17 from '#calculators/business/profitability/scenario-analysis.ts';
import c18 from '#calculators/business/valuation/wacc.ts';
import c19 from '#calculators/business/working-capital/working-capital.ts';

const labels = {"lossProbabilityPercent":"Chance of a loss","markupPercent":"Markup","percentOfSales":"Share of sales","recoveryPercent":"Share recovered","safetyMarginPercent":"Margin of safety","salesDropToLossPercent":"Drop in sales until a loss","terminalSharePercent":"Share from the terminal value","currentPayoffMonths":"Time to pay off now","newPayoffMonths":"New time to pay off","payoffMonths":"Time to pay off","recoveryYears":"Recovery period","breakEvenRevenue":"Break-even revenue","breakEvenUnits":"Break-even units","debtToEquity":"Debt-to-equity ratio","taxDeferredAmount":"Tax-deferred amount","pretaxIncome":"Pre-tax income","pretaxMargin":"Pre-tax margin","eoq":"Best order quantity (EOQ)","maxLoanAmount":"Highest loan amount","currentTimes":"Current ratio","quickTimes":"Quick ratio","cashTimes":"Cash ratio","daysInventory":"Days in inventory","lostToLimits":"Lost to limits"};

export const shelf: Readonly<Record<string, AnyCalculator>> = {
  "breakeven-analysis": widen(c0, labels),
  "business-debt-consolidation": widen(c1, labels),
  "business-valuation": widen(c2, labels),
  "cash-flow-analysis": widen(c3, labels),
  "commercial-loan": widen(c4, labels),
  "contribution-margin": widen(c5, labels),
  "debt-service-coverage": widen(c6, labels),
  "equipment-buy-vs-lease": widen(c7, labels),
  "financial-ratios": widen(c8, labels),
  "inventory-optimization": widen(c9, labels),
  "like-kind-exchange": widen(c10, labels),
  "macrs-depreciation": widen(c11, labels),
  "profit-margin": widen(c12, labels),
  "qbi": widen(c13, labels),
  "repossession-auto": widen(c14, labels),
  "repossession-equipment": widen(c15, labels),
  "repossession-general": widen(c16, labels),
  "scenario-analysis": widen(c17, labels),
  "wacc": widen(c18, labels),
  "working-capital": widen(c19, labels),
};
