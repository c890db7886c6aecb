import * as z from 'zod/mini';
import { formTexts } from '#contract/pages/form-submissions.ts';
import { sourceField, trapField } from '#contract/pages/page-view/form-view.ts';
import { Id } from '#contract/values/id.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { httpTexts } from '#server/core/http/http-texts.ts';
import type { TenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { type RestContext, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { isFromOtherSite } from '#server/core/http/requests/same-origin.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { storeSubmission } from '#server/pages/form-submissions/store-submission.ts';
import { readSubmission } from '#server/pages/landing-pages/read-submission.ts';
import type { PageViews } from '#server/pages/page-views/create-page-views.ts';
import { senderOf } from '#server/pages/page-views/visitor.ts';
import { type FoundPage, findPageById, openedVersion } from './find-published-page.ts';
import { pageResponse } from './page-response.ts';
import { sourceIn } from './page-source.ts';

type Form = Extract<FoundPage['config']['components'][number], { type: 'form' }>;
type Deps = BaseDeps & { readonly publicUrl: string; readonly pageViews: PageViews; readonly looks: Pick<TenantLooks, 'byHost'> };

const Input = z.strictObject({
  id: Id,
  componentId: z.string().check(z.maxLength(64)),
  at: z.optional(z.string().check(z.maxLength(300))),
  variant: z.optional(Id),
});

/** The form of a published page, sent by a browser without scripts. A refused form comes back with its message and the entered values. */
export const formCalls = [
  restEntry({
    method: 'POST',
    path: '/api/landing-pages/{id}/forms/{componentId}',
    operation: 'landingPages.visit',
    summary: 'Take a message from the form of a published page',
    example: '<!doctype html>…',
    input: Input,
    signedBody: true,
    handler: async ({ deps, rawBody, requestId, headers, host, clientAddress }: RestContext<Deps>, { id, componentId, variant = '' }) => {
      // Otherwise any site could send messages in the name of its own visitors.
      if (isFromOtherSite(headers)) return refused('Forbidden', httpTexts.crossSite);
      const found = await findPageById(deps.db, id);
      const page =
        found === undefined || !(await isOnItsHost(deps.looks, found, host)) ? undefined : await openedVersion(deps.db, found, variant);
      const form = page?.config.components.find(
        (component): component is Form => component.type === 'form' && component.id === componentId,
      );
      if (page === undefined || form === undefined) return refused('NotFound', formTexts.gone);
      const sent = new URLSearchParams(new TextDecoder().decode(rawBody));
      const { consent = '', thanksPath = '' } = form.content;
      const location = thanksPath === '' ? `${page.path}?sent=${form.id}#form-${form.id}` : thanksPath;
      const thanks = new Response(null, { status: 303, headers: { location } });
      const source = sourceIn((name) => sent.get(sourceField(name)));
      // Only bots fill in the invisible field. They get the thank-you message, too.
      if ((sent.get(trapField) ?? '') !== '') return thanks;
      const read = readSubmission(form.content, sent);
      if (!read.ok) {
        const entered = Object.fromEntries(form.content.fields.map(({ name }) => [name, sent.get(name) ?? '']));
        const origin = headers.get('origin') ?? deps.publicUrl;
        return pageResponse(page, { origin, source, sent: { componentId: form.id, problem: read.message, values: entered } }, 400);
      }
      await deps.changes.runAsPlatform(platformActor(requestId, deps.clock(), undefined), async (change) => {
        const values = { ...source, ...read.value };
        await storeSubmission(change, {
          tenantId: page.tenantId,
          from: { kind: 'page', id: page.id, name: page.config.name, componentId: form.id, ...(consent.trim() === '' ? {} : { consent }) },
          values,
          answers: [
            ...form.content.fields.flatMap(({ name, label }) =>
              read.value[name] === undefined ? [] : [{ label, value: read.value[name] }],
            ),
            ...Object.entries(source).map(([label, value]) => ({ label, value })),
          ],
        });
        return done(null);
      });
      await deps.pageViews.record(formVisit(page.id, variant), [`send:${form.id}`], senderOf(headers, clientAddress));
      return thanks;
    },
  }),
];

/** The server itself sees that a form was sent, so no script has to report it. */
function formVisit(page: string, variant: string) {
  return { page, variant, session: 'form', referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
}

/** A page of a tenant answers on the hosts of the tenant only, and a page of the platform on the platform's. */
async function isOnItsHost(looks: Pick<TenantLooks, 'byHost'>, { tenantId }: FoundPage, host: string): Promise<boolean> {
  const owner = await looks.byHost(host);
  return owner.kind === 'tenant' ? owner.tenant.id === tenantId : owner.kind === 'platform' && tenantId === null;
}
