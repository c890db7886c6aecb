import { PageFigures, ReadPageFigures } from '#contract/pages/page-views.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { funnelColumns, stepOf } from './funnel-steps.ts';
import { type CountRow, countsQuery, daysOf, sharesOf } from './sum-counts.ts';

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;

export const readPageFigures = defineOperation({
  name: 'landingPages.listOwn',
  id: 'readPageFigures',
  summary: 'Views, visitors, conversions, and the funnel of a landing page',
  input: ReadPageFigures,
  output: PageFigures,
  object: 'loaded',
  rest: {
    method: 'GET',
    path: '/api/landing-pages/{id}/figures',
    example: {
      views: 120,
      visitors: 90,
      conversions: 9,
      days: [{ day: '2026-01-16', views: 120, visitors: 90, conversions: 9 }],
      devices: [{ name: 'phone', views: 70, visitors: 52 }],
      sources: [{ name: 'newsletter / spring', views: 40, visitors: 31 }],
      funnel: [
        {
          id: '019600aa-0000-7000-8000-0000000000fa',
          name: 'Message sent',
          kind: 'send',
          component: 'contact',
          isRequired: true,
          visitors: 9,
        },
      ],
    },
  },
  graphql: { query: 'pageFigures' },
  read: async ({ deps, caller }, { id, days = usualDays }) => {
    const page = await deps.db.reading(scopeOf(caller), (tx) =>
      tx.landingPage.findFirst({
        where: { id },
        select: { tenantId: true, funnelSteps: { select: funnelColumns, orderBy: { stepOrder: 'asc' } } },
      }),
    );
    if (page === null) return refused('NotFound', accessTexts.notFound);
    const tenantId = tenantOf(page.tenantId);
    const refusal = authorize('landingPages.listOwn', caller, tenantId === null ? {} : { tenantId });
    if (refusal !== undefined) return refusal;
    const today = deps.clock();
    const first = new Date(today.getTime() - (days - 1) * dayMs).toISOString().slice(0, 10);
    const counts = await deps.db.query<CountRow>(scopeOf(caller), countsQuery, [id, first]);
    const byDay = daysOf(counts, today, days);
    const total = (field: 'views' | 'visitors' | 'conversions') => byDay.reduce((sum, day) => sum + day[field], 0);
    const reached = new Map(sharesOf(counts, 'step').map(({ name, visitors }) => [name, visitors]));
    return done({
      views: total('views'),
      visitors: total('visitors'),
      conversions: total('conversions'),
      days: byDay,
      devices: sharesOf(counts, 'device'),
      sources: sharesOf(counts, 'source'),
      funnel: page.funnelSteps.map((step) => ({ ...stepOf(step), visitors: reached.get(step.id) ?? 0 })),
    });
  },
});
