import * as z from 'zod/mini';
import { formTexts } from '#contract/form-submissions.ts';
import { Id } from '#contract/id.ts';
import { done, refused } from '#contract/outcome.ts';
import { trapField } from '#contract/page-view/form-view.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { type RestContext, restEntry } from '#server/http/rest-entry.ts';
import { mailMessage } from '#server/mail-queue/mail-payload.ts';
import type { BaseDeps } from '#server/operations/declaration.ts';
import type { PageViews } from '#server/page-views/create-page-views.ts';
import type { Change } from '#server/sync/change.ts';
import { type FoundPage, findPageById, versionOf } from './find-published-page.ts';
import { pageResponse } from './page-response.ts';
import { readSubmission, type SubmittedValues } from './read-submission.ts';

type Form = Extract<FoundPage['config']['components'][number], { type: 'form' }>;
type Deps = BaseDeps & { readonly publicUrl: string; readonly pageViews: PageViews };

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
    summary: 'What a visitor sends through the form of a published page',
    example: '<!doctype html>…',
    input: Input,
    signedBody: true,
    handler: async ({ deps, rawBody, requestId, headers, clientAddress }: RestContext<Deps>, { id, componentId, at, variant = '' }) => {
      const found = await findPageById(deps.db, id);
      const page = found === undefined ? undefined : versionOf(found, variant);
      const form = page?.config.components.find(
        (component): component is Form => component.type === 'form' && component.id === componentId,
      );
      if (page === undefined || form === undefined) return refused('NotFound', formTexts.gone);
      const path = placesOf(page).find((place) => place === at) ?? page.path;
      const sent = new URLSearchParams(new TextDecoder().decode(rawBody));
      const thanks = new Response(null, { status: 303, headers: { location: `${path}?sent=${form.id}#form-${form.id}` } });
      // Only bots fill in the invisible field. They get the thank-you message, too.
      if ((sent.get(trapField) ?? '') !== '') return thanks;
      const read = readSubmission(form.content.fields, sent);
      if (!read.ok) {
        const entered = Object.fromEntries(form.content.fields.map(({ name }) => [name, sent.get(name) ?? '']));
        const origin = headers.get('origin') ?? deps.publicUrl;
        return pageResponse(page, { at: path, origin, sent: { componentId: form.id, problem: read.message, values: entered } }, 400);
      }
      await deps.changes.runAsPlatform(platformActor(requestId, deps.clock(), undefined), async (change) => {
        await storeSubmission(change, page, form, read.value);
        return done(null);
      });
      const sender = { address: clientAddress, userAgent: headers.get('user-agent') ?? '' };
      await deps.pageViews.record(formVisit(page.id, variant), [`send:${form.id}`], sender);
      return thanks;
    },
  }),
];

/** The server itself sees that a form was sent, so no script has to report it. */
function formVisit(page: string, variant: string) {
  return { page, variant, session: 'form', referrer: '', utmSource: '', utmMedium: '', utmCampaign: '' };
}

/** The paths of a page: its own, and the one below its tenant's name. */
function placesOf({ path, subdomain }: FoundPage): readonly string[] {
  return subdomain === null ? [path] : [path, `/${subdomain}${path}`];
}

async function storeSubmission(change: Change, page: FoundPage, form: Form, values: SubmittedValues): Promise<void> {
  const { tenantId, config } = page;
  const id = change.newId();
  await change.tx.formSubmission.create({
    data: { id, tenantId, landingPageId: page.id, componentId: form.id, values, createdAt: change.now },
    select: { id: true },
  });
  const to = await receiverOf(change, tenantId);
  if (to === undefined) return;
  const answers = form.content.fields.flatMap(({ name, label }) => (values[name] === undefined ? [] : [`${label}: ${values[name]}`]));
  mailMessage(change, `form-submission:${id}`, tenantId ?? undefined, {
    to,
    subject: formTexts.mailSubject(config.name),
    paragraphs: [formTexts.mailBody(config.name), ...answers],
    button: { label: formTexts.mailButton, path: '/admin/leads' },
  });
}

/** Recipient of the notice: the tenant's billing address, or else its owner; for the platform's own pages its first owner. */
async function receiverOf({ tx }: Change, tenantId: string | null): Promise<string | undefined> {
  if (tenantId === null) {
    const first = await tx.user.findFirst({
      where: { role: 'platform_owner', isActive: true },
      orderBy: { createdAt: 'asc' },
      select: { email: true },
    });
    return first?.email;
  }
  const tenant = await tx.tenant.findUnique({
    where: { id: tenantId },
    select: { billingEmail: true, owner: { select: { email: true } } },
  });
  return tenant?.billingEmail ?? tenant?.owner?.email;
}
