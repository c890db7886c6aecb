import { type DatedFigures, perSet } from '#calculators/figures/dated-figure.ts';
import { type FigureSet, lawSets, lawYear } from '#calculators/figures/set.ts';
import type { Dollars } from '#calculators/figures/units.ts';

/** Alaska and Hawaii have guidelines of their own; the other states and D.C. share one. */
export type PovertyRegion = 'contiguous' | 'alaska' | 'hawaii';

interface PovertyFigures {
  /** Guideline of the 48 contiguous states and D.C.: the first person, and each further one. */
  readonly guideline: readonly [Dollars, Dollars];
  readonly guidelineAlaska: readonly [Dollars, Dollars];
  readonly guidelineHawaii: readonly [Dollars, Dollars];
}

export const povertyFigures: DatedFigures<PovertyFigures> = {
  guideline: {
    label: 'poverty guideline, 48 states and D.C.: first person, each further one',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [15960, 5680], source: 'HHS, 42 USC 9902(2), January 2026', evidence: 'one model' },
      { from: '2025-01-01', value: [15650, 5500], source: 'HHS, 42 USC 9902(2), January 2025', evidence: 'one model' },
      { from: '2024-01-01', value: [15060, 5380], source: 'HHS, 89 FR 2961', evidence: 'one model' },
    ],
  },
  guidelineAlaska: {
    label: 'poverty guideline, Alaska: first person, each further one',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [19950, 7100], source: 'HHS, 42 USC 9902(2), January 2026', evidence: 'one model' },
      { from: '2025-01-01', value: [19550, 6880], source: 'HHS, 42 USC 9902(2), January 2025', evidence: 'one model' },
      { from: '2024-01-01', value: [18810, 6730], source: 'HHS, 89 FR 2961', evidence: 'one model' },
    ],
  },
  guidelineHawaii: {
    label: 'poverty guideline, Hawaii: first person, each further one',
    unit: 'dollars',
    values: [
      { from: '2026-01-01', value: [18360, 6530], source: 'HHS, 42 USC 9902(2), January 2026', evidence: 'one model' },
      { from: '2025-01-01', value: [17990, 6330], source: 'HHS, 42 USC 9902(2), January 2025', evidence: 'one model' },
      { from: '2024-01-01', value: [17310, 6190], source: 'HHS, 89 FR 2961', evidence: 'one model' },
    ],
  },
};

/** Guidelines of 2023, which the marketplace credit of 2024 uses. Source: HHS, 88 FR 3424. */
export const guidelines2023: Readonly<Record<PovertyRegion, readonly [Dollars, Dollars]>> = {
  contiguous: [14580, 5140],
  alaska: [18210, 6430],
  hawaii: [16770, 5910],
};

const poverty = perSet('poverty', povertyFigures);

export function povertyGuideline(set: FigureSet, people: number, region: PovertyRegion = 'contiguous'): Dollars {
  const { guideline, guidelineAlaska, guidelineHawaii } = poverty[set];
  const [first, more] = { contiguous: guideline, alaska: guidelineAlaska, hawaii: guidelineHawaii }[region];
  return first + more * (people - 1);
}

/** The guideline of the year before a set's, which the marketplace credit of the year uses. Source: 26 USC 36B(d)(3)(B). */
export function povertyGuidelineBefore(set: FigureSet, people: number, region: PovertyRegion): Dollars {
  const before = lawSets.find((law) => Number(law) === lawYear(set) - 1);
  if (before !== undefined) return povertyGuideline(before, people, region);
  const [first, more] = guidelines2023[region];
  return first + more * (people - 1);
}
