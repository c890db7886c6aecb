import type { CitedFigure, Evidence, FigureValue } from './cited-figure.ts';
import type { ByStatus } from './filing-status.ts';

/** A figure of a year that is not complete yet. */
export interface AnnouncedFigure {
  /** The label of the figure in earlier years. */
  readonly label: string;
  /** The first day on which it is in force. */
  readonly from: string;
  readonly value: FigureValue | ByStatus<FigureValue>;
  readonly unit: CitedFigure['unit'];
  readonly source: string;
  readonly evidence: Evidence;
}

const ssa = 'SSA, Cost-of-Living Increase and Other Determinations for 2027 (October 2026), as copied by a public catalog';
const hsa = 'Rev. Proc. 2026-24 (May 29, 2026), as printed in public files';

/**
 * Announced figures of the coming year, one line each: brackets come in October, limits in November. No calculator uses them before the
 * year is complete, because a set that mixes two years would be wrong; figures from forecasts only are left out.
 */
export const announcedFigures: readonly AnnouncedFigure[] = [
  dollars('Social Security wage base', 192300, ssa),
  dollars('contribution and benefit base', 192300, ssa),
  dollars('earnings test before full retirement age', 25560, ssa),
  dollars('earnings test in its year', 67920, ssa),
  dollars('HSA, self-only', 4500, hsa),
  dollars('HSA, family', 9000, hsa),
  dollars('least deductible, self-only', 1750, hsa),
  dollars('least deductible, family', 3500, hsa),
  dollars('most out of pocket, self-only', 8700, hsa),
  dollars('most out of pocket, family', 17400, hsa),
];

function dollars(label: string, value: number, source: string): AnnouncedFigure {
  return { label, from: '2027-01-01', value, unit: 'dollars', source, evidence: 'published' };
}

/** The labels of the figures announced for a year. */
export function announcedFor(year: number, announced: readonly AnnouncedFigure[] = announcedFigures): ReadonlySet<string> {
  return new Set(announced.filter(({ from }) => Number(from.slice(0, 4)) === year).map(({ label }) => label));
}
