import {
  settlementChart,
  settlementDiffers,
  settlementFormula,
  settlementSources,
} from '#calculators/business/repossession/repossession.ts';
import type calculator from '#calculators/business/repossession/repossession-general.ts';
import { defineDetails } from '#calculators/kit/definition/define-details.ts';

export default defineDetails<typeof calculator>({
  chart: (results, inputs) => settlementChart(results, inputs.salePrice),
  explanation: {
    formula: [...settlementFormula, 'After an unreasonable sale the higher of both prices counts for the deficiency.'],
    assumptions: ['Junior liens are paid after the debt, before a surplus.'],
    leavesOut: ['Consumer goods, where courts may bar a deficiency; right to redeem.'],
    differs: [settlementDiffers],
  },
  sources: [...settlementSources, { title: 'Uniform Commercial Code', locator: '9-626(a)(3): deficiency after an unreasonable sale' }],
});
