import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { marketplaceFigures } from '#calculators/figures/health/marketplace.ts';
import { highestStepIndexedFrom, medicareFigures } from '#calculators/figures/health/medicare.ts';
import { type PovertyRegion, povertyFigures } from '#calculators/figures/student-loans/poverty.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import type { MarketplaceTable } from '#calculators/kit/law/health/marketplace-credit.ts';
import { held, indexed, indexedList, nearest, nearestDime, type Prices, type Timeline, timelineOf, timelinesByStatus } from './carry-on.ts';

/** Premiums, surcharges and the marketplace credit of one year. */
export interface HealthLaw {
  readonly partBPremium: Dollars;
  readonly surchargeStarts: readonly Dollars[];
  readonly partBSurcharges: readonly Dollars[];
  readonly partDSurcharges: readonly Dollars[];
  readonly marketplace: MarketplaceTable;
  /** Poverty guideline that the credit of the year uses, that of the year before: the first person, and each further one. */
  readonly povertyFirst: Readonly<Record<PovertyRegion, Dollars>>;
  readonly povertyFurther: Readonly<Record<PovertyRegion, Dollars>>;
}

const tenDollars = nearest(10);
const thousands = nearest(1000);
const premiums = timelineOf(medicareFigures.partBPremium);
const starts = timelinesByStatus(medicareFigures.surchargeStarts);
const partBSteps = timelineOf(medicareFigures.partBSurcharges);
const partDSteps = timelineOf(medicareFigures.partDSurcharges);
const guidelines = {
  contiguous: timelineOf(povertyFigures.guideline),
  alaska: timelineOf(povertyFigures.guidelineAlaska),
  hawaii: timelineOf(povertyFigures.guidelineHawaii),
};
const bandStarts = timelineOf(marketplaceFigures.bandStarts);
const expectedAtStart = timelineOf(marketplaceFigures.expectedAtStart);
const expectedAtEnd = timelineOf(marketplaceFigures.expectedAtEnd);
const creditEnds = timelineOf(marketplaceFigures.creditEnds);

/**
 * The health law of a year. Premiums rise with medical prices and are rounded to dimes; the levels of the surcharges rise with prices to the
 * nearest 1,000, but the highest one only from 2028 on; the shares of the marketplace credit stay at the last published table.
 * Source: 42 USC 1395r(a), (i)(5); 26 USC 36B(d)(3)(B); 42 USC 9902(2).
 */
export function projectedHealthLaw(year: number, status: FilingStatus, prices: Prices, medicalPrices: Prices): HealthLaw {
  const levels = indexedList(starts[status], year, prices, thousands);
  const guideline = (timeline: Timeline<readonly Dollars[]>) => indexedList(timeline, year - 1, prices, tenDollars);
  const [contiguous, alaska, hawaii] = [guideline(guidelines.contiguous), guideline(guidelines.alaska), guideline(guidelines.hawaii)];
  return {
    partBPremium: indexed(premiums, year, medicalPrices, nearestDime),
    surchargeStarts: [...levels.slice(0, -1), highestStart(year, status, prices, levels)],
    partBSurcharges: indexedList(partBSteps, year, medicalPrices, nearestDime),
    partDSurcharges: indexedList(partDSteps, year, medicalPrices, nearestDime),
    marketplace: {
      bandStarts: held(bandStarts, year, []),
      expectedAtStart: held(expectedAtStart, year, []),
      expectedAtEnd: held(expectedAtEnd, year, []),
      creditEnds: held(creditEnds, year, null),
    },
    povertyFirst: { contiguous: contiguous[0] ?? 0, alaska: alaska[0] ?? 0, hawaii: hawaii[0] ?? 0 },
    povertyFurther: { contiguous: contiguous[1] ?? 0, alaska: alaska[1] ?? 0, hawaii: hawaii[1] ?? 0 },
  };
}

/** Start of the highest step. On a separate return it is that of a single person less the level of the lowest step. */
function highestStart(year: number, status: FilingStatus, prices: Prices, levels: readonly Dollars[]): Dollars {
  const whole = status === 'marriedSeparate' ? 'single' : status;
  const published = held(starts[whole], year, []).at(-1) ?? 0;
  const ratio = year < highestStepIndexedFrom ? 1 : prices(year) / prices(highestStepIndexedFrom - 1);
  const highest = thousands(published * ratio);
  return status === 'marriedSeparate' ? highest - (levels[0] ?? 0) : highest;
}
