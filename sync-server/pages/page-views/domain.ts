import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { countViews } from './count-views.ts';
import { forgetViews } from './forget-views.ts';
import { readPageFigures } from './read-page-figures.ts';
import { pageEventCalls } from './receive-page-events.rest.ts';

type ClockedDatabase = Pick<BaseDeps, 'db' | 'clock'>;

const minuteMs = 60 * 1000;
const hourMs = 60 * 60 * 1000;

export const pageViewsFace = defineDomain({
  name: 'page-views',
  operations: [readPageFigures],
  calls: pageEventCalls,
  jobs: [
    { name: 'page-counts', everyMs: minuteMs, run: ({ db }: ClockedDatabase) => countViews(db) },
    { name: 'page-views', everyMs: hourMs, run: ({ db, clock }: ClockedDatabase) => forgetViews(db, clock()) },
  ],
  tables: {
    landing_page_counts: {},
    landing_page_views: { others: { deletion: sharedReasons.endOfTenant } },
    visitor_keys: {},
    uncounted_days: { others: { deletion: sharedReasons.endOfTenant } },
  },
});
