import {
  settlementChart,
  settlementDiffers,
  settlementFormula,
  settlementSources,
} from '#calculators/business/repossession/repossession.ts';
import type calculator from '#calculators/business/repossession/repossession-auto.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => settlementChart(results, inputs.salePrice),
  explanation: {
    formula: settlementFormula,
    assumptions: ['The sale was announced and commercially reasonable.'],
    leavesOut: ['State limits on deficiencies, right to redeem, fees after judgment.'],
    differs: [settlementDiffers],
  },
  sources: settlementSources,
});
