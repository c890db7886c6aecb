import { type CitedFigure, cited } from '#calculators/figures/cited-figure.ts';
import { salesTax } from '#calculators/figures/states/sales-tax.ts';
import { earlyDistributionTax, excessContributionTax, missedDistributionTax, penaltyFreeAge, seriesYears } from './additional-taxes.ts';
import { estateBracketTops, estateFigures, estateRate, estateRates } from './estate.ts';
import { mileageFigures } from './mileage.ts';

export const otherTaxSources = {
  estate: [
    cited(estateFigures.exclusion),
    { label: 'estate tax rate', unit: 'fraction', value: () => estateRate, source: '26 USC 2001(c)', evidence: 'one model' },
    { label: 'rates of the unified schedule', unit: 'fraction', value: () => estateRates, source: '26 USC 2001(c)', evidence: 'one model' },
    {
      label: 'tops of the unified schedule',
      unit: 'dollars',
      value: () => estateBracketTops,
      source: '26 USC 2001(c)',
      evidence: 'one model',
    },
    cited(estateFigures.annualGiftExclusion),
  ],
  'sales-tax': [
    {
      label: 'state sales tax',
      unit: 'percent',
      value: (set) => Object.values(salesTax(set)),
      source: 'state statutes; Tax Foundation, State and Local Sales Tax Rates',
      evidence: 'published',
    },
  ],
  mileage: [cited(mileageFigures.business), cited(mileageFigures.medical), cited(mileageFigures.charity)],
  'additional-taxes': [
    {
      label: 'tax on an early distribution',
      unit: 'percent',
      value: () => earlyDistributionTax,
      source: '26 USC 72(t)(1)',
      evidence: 'published',
    },
    {
      label: 'age that ends it; years that a series lasts at least',
      unit: 'years',
      value: () => [penaltyFreeAge, seriesYears],
      source: '26 USC 72(t)(2)(A)(i), (4)(A)',
      evidence: 'published',
    },
    {
      label: 'tax on a required distribution missed',
      unit: 'fraction',
      value: () => missedDistributionTax,
      source: '26 USC 4974(a)',
      evidence: 'published',
    },
    {
      label: 'tax on contributions above the limit, a year',
      unit: 'percent',
      value: () => excessContributionTax,
      source: '26 USC 4973(a)',
      evidence: 'published',
    },
  ],
} as const satisfies Readonly<Record<string, readonly CitedFigure[]>>;
