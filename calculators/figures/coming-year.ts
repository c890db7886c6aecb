import { announcedFigures, announcedFor } from './announced.ts';
import { careCosts } from './care-costs.ts';
import { citedFigures } from './citations.ts';
import type { CitedFigure } from './cited-figure.ts';
import { lastPriceYear } from './consumer-prices.ts';
import { lawSets, lawYear } from './set.ts';
import { lastBaseYear, lastIndexYear } from './wage-index.ts';

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

/** The sets in the order of their years. */
const lastYear = lawYear(lawSets.reduce((_, set) => set));

/** The tax year expected on a given day: from October on the coming one. */
export function wantedYear(today: string): number {
  const [year = Number.NaN, month = Number.NaN] = today.split('-').map(Number);
  return month >= announcedFrom ? year + 1 : year;
}

/** One line for each figure without a value for the year expected on a given day, such as "2026-10-01"; announced figures are left out. */
export function missingFigures(today: string, announced = announcedFigures): readonly string[] {
  const wanted = wantedYear(today);
  const known = announcedFor(wanted, announced);
  const yearly =
    wanted > lastYear
      ? Object.values(citedFigures)
          .flat()
          .filter((figure) => changesByYear(figure) && !known.has(figure.label))
      : [];
  return [
    ...yearly.map((figure) => line(figure.label, wanted, `${lastYear}, ${sourceOf(figure)}`)),
    ...series
      .filter(({ label, last, lag }) => last < wanted - lag && !known.has(label))
      .map(({ label, last, lag }) => line(label, wanted - lag, String(last))),
  ];
}

function line(label: string, year: number, last: string): string {
  return `${label}: no value for ${year}; the last is of ${last}.`;
}

/** True if cited year by year, or different in some year. A figure fixed permanently by one statute does not belong to a year. */
export function changesByYear(figure: CitedFigure): boolean {
  return typeof figure.source !== 'string' || new Set(lawSets.map((set) => JSON.stringify(figure.value(set)))).size > 1;
}

function sourceOf({ source }: CitedFigure): string {
  return typeof source === 'string' ? source : source[lastYear];
}
