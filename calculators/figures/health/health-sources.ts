import { type CitedFigure, cited } from '#calculators/figures/cited-figure.ts';
import { marketplaceFigures } from './marketplace.ts';
import { incomeYearsBack, medicareAge, medicareFigures, partBCostShares } from './medicare.ts';

export const healthSources = {
  medicare: [
    cited(medicareFigures.partBPremium),
    cited(medicareFigures.partBDeductible),
    cited(medicareFigures.surchargeStarts),
    cited(medicareFigures.partBSurcharges),
    cited(medicareFigures.partDSurcharges),
    {
      label: 'share of the cost of Part B that the premium of each step bears',
      unit: 'fraction',
      value: () => partBCostShares,
      source: '42 USC 1395r(a)(3), (i)(3)(C)',
      evidence: 'published',
    },
    {
      label: 'years between the return and the premium',
      unit: 'years',
      value: () => incomeYearsBack,
      source: '42 USC 1395r(i)(4)(B)',
      evidence: 'published',
    },
    { label: 'age of Medicare', unit: 'years', value: () => medicareAge, source: '42 USC 426(a)', evidence: 'published' },
  ],
  marketplace: [
    cited(marketplaceFigures.bandStarts),
    cited(marketplaceFigures.expectedAtStart),
    cited(marketplaceFigures.expectedAtEnd),
    cited(marketplaceFigures.creditEnds),
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
