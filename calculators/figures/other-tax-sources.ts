import { earlyDistributionTax, excessContributionTax, missedDistributionTax, penaltyFreeAge, seriesYears } from './additional-taxes.ts';
import type { CitedFigure } from './cited-figure.ts';
import { estate, estateBracketTops, estateRate, estateRates } from './estate.ts';
import { mileage } from './mileage.ts';
import { adjusted } from './revenue-procedures.ts';
import { salesTax } from './sales-tax.ts';

export const otherTaxSources = {
  estate: [
    {
      label: 'estate tax exclusion',
      unit: 'dollars',
      value: (set) => estate[set].exclusion,
      source: { ...adjusted('3.41', '2.41', ''), 2026: 'P.L. 119-21 sec. 70106' },
      evidence: 'one model',
      standard: { year: 2024, source: 'Rev. Proc. 2023-34 sec. 3.41', note: 'The exclusion of 2024.' },
    },
    { label: 'estate tax rate', unit: 'fraction', value: () => estateRate, source: '26 USC 2001(c)', evidence: 'one model' },
    { label: 'rates of the unified schedule', unit: 'fraction', value: () => estateRates, source: '26 USC 2001(c)', evidence: 'one model' },
    {
      label: 'tops of the unified schedule',
      unit: 'dollars',
      value: () => estateBracketTops,
      source: '26 USC 2001(c)',
      evidence: 'one model',
    },
    {
      label: 'annual gift exclusion',
      unit: 'dollars',
      value: (set) => estate[set].annualGiftExclusion,
      source: adjusted('3.43', '2.43', '4.42'),
      evidence: 'published',
    },
  ],
  'sales-tax': [
    {
      label: 'state sales tax',
      unit: 'percent',
      value: (set) => Object.values(salesTax[set]),
      source: 'state statutes; Tax Foundation, State and Local Sales Tax Rates',
      evidence: 'published',
    },
  ],
  mileage: [
    {
      label: 'business mileage',
      unit: 'dollars',
      value: (set) => mileage[set].business,
      source: { 2024: 'IRS Notice 2024-8', 2025: 'IRS Notice 2025-5', 2026: 'IRS Notice 2026-10' },
      evidence: 'published',
    },
    {
      label: 'medical mileage',
      unit: 'dollars',
      value: (set) => mileage[set].medical,
      source: { 2024: 'IRS Notice 2024-8', 2025: 'IRS Notice 2025-5', 2026: 'IRS Notice 2026-10' },
      evidence: 'published',
    },
    { label: 'charity mileage', unit: 'dollars', value: (set) => mileage[set].charity, source: '26 USC 170(i)', evidence: 'published' },
  ],
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
