import type { Dollars } from './units.ts';

/** Poverty guidelines of the 48 contiguous states and D.C.: first person, each further one. HHS, Federal Register of January of the year. */
const guidelines = { 2025: [15650, 5500], 2026: [15960, 5680] } as const;

export function povertyGuideline(year: 2025 | 2026, people: number): Dollars {
  const [first, more] = guidelines[year];
  return first + more * (people - 1);
}
