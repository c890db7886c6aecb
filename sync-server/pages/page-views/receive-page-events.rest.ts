import * as z from 'zod/mini';
import { PageEvents, pageEventsPath } from '#contract/pages/page-views.ts';
import { refused } from '#contract/values/outcome.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import { refusalOf } from '#server/core/http/requests/read-input.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { isFromOtherSite } from '#server/core/http/requests/same-origin.ts';
import { isUnstorable, parseStrictJson } from '#server/core/http/requests/strict-json.ts';
import type { PageViews } from './create-page-views.ts';
import { senderOf } from './visitor.ts';

/** The report of a published page. Browsers send it without waiting for the answer, also while the visitor leaves. */
export const pageEventCalls = [
  restEntry({
    method: 'POST',
    path: pageEventsPath,
    operation: 'landingPages.visit',
    summary: 'Take events of a visit of a published page',
    example: {},
    input: z.strictObject({}),
    signedBody: true,
    handler: async ({ deps, rawBody, headers, clientAddress }: RestContext<{ readonly pageViews: PageViews }>) => {
      // Otherwise any site could have its own visitors counted here.
      if (isFromOtherSite(headers)) return refused('Forbidden', httpTexts.crossSite);
      const json = parseStrictJson(new TextDecoder().decode(rawBody));
      if (!json.ok) return refused('InputInvalid', httpTexts.brokenJson);
      const read = PageEvents.safeParse(json.value);
      if (!read.success) return refusalOf(read.error.issues);
      const { page, variant = '', session, referrer, query, events } = read.data;
      const taken = new Response(null, { status: 204 });
      const campaign = new URLSearchParams(query);
      const named = (name: string) => storable((campaign.get(name) ?? '').slice(0, 100));
      const visit = {
        page,
        variant,
        session,
        referrer: storable(referrer),
        utmSource: named('utm_source'),
        utmMedium: named('utm_medium'),
        utmCampaign: named('utm_campaign'),
      };
      const steps = events.map(({ type, component = '' }) => (type === 'view' ? '' : `${type}:${component}`));
      await deps.pageViews.record(visit, steps, senderOf(headers, clientAddress));
      return taken;
    },
  }),
];

function storable(text: string): string {
  return isUnstorable(text) ? '' : text;
}
