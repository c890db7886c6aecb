import type { PageFigures } from '#contract/pages/page-views.ts';

export interface CountRow {
  /** The day for the page and its messages; empty for everything else, which is summed by the database. */
  readonly day: string;
  readonly dimension: string;
  readonly value: string;
  readonly events: number;
  readonly visitors: number;
}

/** Counts of a page from a day on. The rows of the primary key are read in order, and no view is touched. */
export const countsQuery = `
  select case when dimension in ('page', 'event') then day::text else '' end as day, dimension, value,
    sum(events)::int as events, sum(visitors)::int as visitors
  from landing_page_counts where landing_page_id = $1::uuid and day >= $2::date
  group by 1, 2, 3`;

const dayMs = 24 * 60 * 60 * 1000;

/** One entry per day, also for days without views. */
export function daysOf(counts: readonly CountRow[], today: Date, days: number): PageFigures['days'] {
  const rows = new Map(counts.map((row) => [`${row.day} ${row.dimension}`, row]));
  return Array.from({ length: days }, (_, place) => {
    const day = new Date(today.getTime() - (days - 1 - place) * dayMs).toISOString().slice(0, 10);
    const page = rows.get(`${day} page`);
    return { day, views: page?.events ?? 0, visitors: page?.visitors ?? 0, conversions: rows.get(`${day} event`)?.visitors ?? 0 };
  });
}

/** The counts of one dimension, the largest first. */
export function sharesOf(counts: readonly CountRow[], dimension: string): PageFigures['devices'] {
  return counts
    .filter((row) => row.dimension === dimension)
    .map(({ value, events, visitors }) => ({ name: value, views: events, visitors }))
    .toSorted((one, other) => other.views - one.views || one.name.localeCompare(other.name));
}
