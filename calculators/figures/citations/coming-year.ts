import type { CitedFigure } from '#calculators/figures/cited-figure.ts';
import { type DatedFigure, inForce } from '#calculators/figures/dated-figure.ts';
import { careCosts } from '#calculators/figures/prices/care-costs.ts';
import { lastPriceYear } from '#calculators/figures/prices/consumer-prices.ts';
import { lastBaseYear, lastIndexYear } from '#calculators/figures/social-security/wage-index.ts';
import { citedFigures } from './citations.ts';

/** The month in which the agencies begin to announce the coming year. */
const announcedFrom = 10;

/** A series outside the yearly sets: its last year, and the number of years by which a set's year is ahead of it. */
interface Series {
  readonly label: string;
  readonly last: number;
  readonly lag: number;
}
const series: readonly Series[] = [
  { label: 'national average wage index', last: lastIndexYear, lag: 2 },
  { label: 'contribution and benefit base', last: lastBaseYear, lag: 0 },
  { label: 'consumer prices, annual average', last: lastPriceYear, lag: 2 },
  { label: 'costs of care, survey', last: Number(careCosts[0].from.slice(0, 4)), lag: 2 },
];

/** The tax year expected on a given day: from October on the coming one. */
export function wantedYear(today: string): number {
  const [year = Number.NaN, month = Number.NaN] = today.split('-').map(Number);
  return month >= announcedFrom ? year + 1 : year;
}

/** Every statutory figure that has dates. */
export const datedFigures: readonly DatedFigure[] = Object.values(citedFigures)
  .flat()
  .flatMap(({ dated }: CitedFigure) => (dated === undefined ? [] : [dated]));

/** One line for each figure without a value for the year expected on a given day, such as "2026-10-01". */
export function missingFigures(today: string, figures = datedFigures): readonly string[] {
  const wanted = wantedYear(today);
  return [
    ...figures.filter((figure) => inForce(figure, wanted) === undefined).map((figure) => line(figure.label, wanted, lastOf(figure))),
    ...series.filter(({ last, lag }) => last < wanted - lag).map(({ label, last, lag }) => line(label, wanted - lag, String(last))),
  ];
}

/** The last year of a figure, and its source: "2026, Rev. Proc. 2025-32 sec. 4.01". */
function lastOf({ values }: DatedFigure): string {
  const last = values[0];
  return last === undefined ? 'no year' : `${(last.until ?? last.from).slice(0, 4)}, ${last.source}`;
}

function line(label: string, year: number, last: string): string {
  return `${label}: no value for ${year}; the last is of ${last}.`;
}
