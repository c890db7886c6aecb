import type { LawYear } from './set.ts';
import type { Dollars } from './units.ts';

/** Poverty guidelines of the 48 contiguous states and D.C.: first person, each further one. HHS, Federal Register of January of the year. */
const guidelines = { 2024: [15060, 5380], 2025: [15650, 5500], 2026: [15960, 5680] } as const;

export function povertyGuideline(year: LawYear, people: number): Dollars {
  const [first, more] = guidelines[year];
  return first + more * (people - 1);
}
