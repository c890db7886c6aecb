import * as z from 'zod/mini';
import { mostFailedDeliveries, webhookTexts } from '#contract/pages/webhooks.ts';
import { cutText } from '#contract/values/cut-text.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Database } from '#server/core/data/database.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import { type DueEffect, type EffectHandler, effectTerms } from '#server/core/sync/effects/effects.ts';
import { type PostAnswer, type PostOptions, postBody } from './post-body.ts';
import { signedHeaders, type WebhookSecretOf } from './webhook-secret.ts';

export interface DeliverDeps {
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: () => Date;
  readonly webhookSecretOf: WebhookSecretOf;
  readonly development: boolean;
}

const Payload = z.object({ deliveryId: z.uuid() });

/** One attempt. A failed one is thrown, so that it is tried again later; the last one gives the delivery up. */
export function createDeliverLead(deps: DeliverDeps): EffectHandler {
  return async (effect) => {
    const { deliveryId } = z.parse(Payload, effect.payload);
    const found = await load(deps.db, deliveryId);
    if (found === undefined) return;
    const { delivery, webhook } = found;
    if (webhook === null || webhook.switchedOffAt !== null) {
      return record(deps, effect, delivery, { kind: 'none', reason: webhookTexts.switchedOff }, 'failed');
    }
    const now = deps.clock();
    const { formerId, formerEndsAt } = webhook;
    const isFormerValid = formerId !== null && formerEndsAt !== null && formerEndsAt > now;
    const secrets = await Promise.all([webhook.id, ...(isFormerValid ? [formerId] : [])].map(deps.webhookSecretOf));
    const options: PostOptions = {
      headers: signedHeaders(secrets, delivery.id, now, delivery.body),
      body: delivery.body,
      allowsOwnComputer: deps.development,
    };
    const answer = await postBody(webhook.url, options);
    if (answer.kind === 'answer' && answer.status >= 200 && answer.status < 300) {
      return record(deps, effect, delivery, answer, 'delivered');
    }
    const isLast = effect.attempts >= effectTerms.attempts;
    await record(deps, effect, delivery, answer, isLast ? 'failed' : 'waiting');
    if (!isLast) throw new Error(answer.kind === 'none' ? answer.reason : `The webhook answered ${answer.status}.`);
  };
}

interface Delivery {
  readonly id: string;
  readonly tenantId: string;
  readonly body: string;
}

async function load(db: Database, id: string) {
  return db.reading({ as: 'platform' }, async (tx) => {
    const delivery = await tx.webhookDelivery.findFirst({ where: { id }, select: { id: true, tenantId: true, body: true } });
    if (delivery === null) return undefined;
    const columns = { id: true, url: true, switchedOffAt: true, formerId: true, formerEndsAt: true } as const;
    return { delivery, webhook: await tx.webhook.findUnique({ where: { tenantId: delivery.tenantId }, select: columns }) };
  });
}

async function record(
  { changes, clock }: DeliverDeps,
  effect: DueEffect,
  { id, tenantId }: Delivery,
  answer: PostAnswer,
  state: 'waiting' | 'delivered' | 'failed',
): Promise<void> {
  await changes.runAsPlatform(platformActor('deliver-lead', clock(), undefined), async (change) => {
    const { tx, now } = change;
    const isRedirect = answer.kind === 'answer' && answer.status >= 300 && answer.status < 400;
    // A text of PostgreSQL holds every character but this one.
    const text = (answer.kind === 'none' ? answer.reason : isRedirect ? webhookTexts.redirect : answer.text).replaceAll('\0', '');
    await tx.webhookDelivery.update({
      where: keyOf(tenantId, id),
      data: {
        state,
        attempts: effect.attempts,
        attemptedAt: now,
        lastStatus: answer.kind === 'answer' ? answer.status : null,
        lastAnswer: cutText(text, 500),
      },
      select: { id: true },
    });
    if (state === 'delivered') await tx.webhook.updateMany({ where: { tenantId }, data: { failures: 0 } });
    if (state === 'failed') await countFailure(change, tenantId);
    return done(null);
  });
}

/** Switches the webhook off after repeated failure, and tells the administrators of the tenant. */
async function countFailure(change: Change, tenantId: string): Promise<void> {
  const { tx, now } = change;
  await tx.webhook.updateMany({ where: { tenantId, switchedOffAt: null }, data: { failures: { increment: 1 } } });
  const off = await tx.webhook.updateMany({
    where: { tenantId, switchedOffAt: null, failures: { gte: mostFailedDeliveries } },
    data: { switchedOffAt: now },
  });
  if (off.count === 0) return;
  const { id, url } = await tx.webhook.findUniqueOrThrow({ where: { tenantId }, select: { id: true, url: true } });
  change.audit('webhooks.switchOff', { kind: 'webhook', id, tenantId }, undefined, { url });
  const admins = await tx.membership.findMany({
    where: { tenantId, role: 'tenant_admin', user: { isActive: true, role: 'tenant_admin' } },
    select: { user: { select: { id: true, email: true } } },
  });
  for (const { user } of admins) {
    mailMessage(change, `webhook-off:${id}:${now.getTime()}:${user.id}`, tenantId, {
      to: user.email,
      subject: webhookTexts.offSubject,
      paragraphs: [webhookTexts.offBody(url)],
      button: { label: webhookTexts.offButton, path: '/admin/leads' },
    });
  }
}
