import {
  settlementChart,
  settlementDiffers,
  settlementFormula,
  settlementSources,
} from '#calculators/business/repossession/repossession.ts';
import type calculator from '#calculators/business/repossession/repossession-equipment.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => settlementChart(results, inputs.salePrice),
  explanation: {
    formula: settlementFormula,
    assumptions: ['The sale was announced and commercially reasonable.', 'Junior liens are paid after the debt, before a surplus.'],
    leavesOut: ['True leases, bankruptcy, guarantors, sales tax.'],
    differs: [settlementDiffers],
  },
  sources: settlementSources,
});
