import { formTexts } from '#contract/pages/form-submissions.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { queueDelivery } from '#server/pages/webhooks/queue-delivery.ts';

interface NewSubmission {
  readonly tenantId: string | null;
  readonly from:
    | { readonly kind: 'page'; readonly id: string; readonly name: string; readonly componentId: string; readonly consent?: string }
    | {
        readonly kind: 'calculator';
        readonly id: string;
        readonly title: string;
        readonly website: string | null;
        readonly consent: string;
      };
  /** By the name of the field; in the form of an embedded calculator, its label. */
  readonly values: Readonly<Record<string, string>>;
  readonly answers: readonly { readonly label: string; readonly value: string }[];
}

/** Stores what a visitor sent, tells the tenant by mail, and queues it for the tenant's own system. */
export async function storeSubmission(change: Change, { tenantId, from, values, answers }: NewSubmission): Promise<void> {
  const { now: createdAt } = change;
  const id = change.newId();
  const isPage = from.kind === 'page';
  const website = isPage ? null : from.website;
  const origin = isPage
    ? { landingPageId: from.id, componentId: from.componentId, consent: from.consent ?? null }
    : { calculatorId: from.id, website, consent: from.consent, componentId: 'calculator' };
  await change.tx.formSubmission.create({
    data: { id, tenantId: storedTenant(tenantId), ...origin, values, createdAt },
    select: { id: true },
  });
  if (tenantId !== null) {
    const source = isPage ? from.name : from.title;
    const lead = {
      id,
      createdAt,
      source,
      page: isPage ? from.id : null,
      calculator: isPage ? null : from.id,
      website,
      answers: [...answers],
    };
    await queueDelivery(change, tenantId, lead);
  }
  const to = await receiverOf(change, tenantId);
  if (to === undefined) return;
  mailMessage(change, `form-submission:${id}`, tenantId ?? undefined, {
    to,
    subject: isPage ? formTexts.mailSubject(from.name) : formTexts.calculatorSubject(from.title),
    paragraphs: [
      isPage ? formTexts.mailBody(from.name) : formTexts.calculatorBody(from.title, website),
      ...answers.map(({ label, value }) => `${label}: ${value}`),
    ],
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
