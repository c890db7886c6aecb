import * as z from 'zod/mini';
import { billingAccountTexts } from '#contract/money/billing.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { keyOf } from '#server/core/data/tenant-key.ts';
import type { Change } from '#server/core/sync/changes/change.ts';
import { type DueEffect, effectTerms } from '#server/core/sync/effects/effects.ts';
import type { ChargeDeps } from './charge-invoices.ts';
import type { WrittenCredit } from './credit-invoice.ts';
import { touchInvoice } from './write-invoice.ts';

const Refund = z.object({
  /** The credit note. Requests of earlier versions lack it. */
  noteId: z.optional(z.string()),
  providerInvoiceId: z.string(),
  cents: z.int(),
  /** The part that stays with the customer as credit. Requests of earlier versions lack it. */
  creditCents: z._default(z.int(), 0),
  reason: z.string(),
});
type RefundOfNote = z.infer<typeof Refund> & { readonly noteId: string };

export function refundOf({ id: noteId, cents, balanceCents }: WrittenCredit, providerInvoiceId: string, reason: string): RefundOfNote {
  return { noteId, providerInvoiceId, cents: -cents, creditCents: balanceCents, reason };
}

/** Requests a refund from the card service after the commit of its credit note. Each attempt has a key of its own, the refund has one. */
export async function queueRefund(change: Change, tenantId: string, refund: RefundOfNote): Promise<void> {
  const present = await change.tx.tenant.count({ where: { id: tenantId } });
  // The invoice of a deleted tenant can be refunded, too.
  change.effect('billing.credit', `billing.credit:${refund.noteId}:${change.newId()}`, refund, present > 0 ? tenantId : undefined);
}

/** Requests a refund again. Its earlier request must not run beside the new one, or both could refund. */
export async function requeueRefund(change: Change, tenantId: string, refund: RefundOfNote): Promise<void> {
  const earlier = { type: 'billing.credit', key: { startsWith: `billing.credit:${refund.noteId}:` } };
  await change.tx.effect.deleteMany({ where: { ...earlier, state: { in: ['dead', 'queued'] } } });
  const isRunning = (await change.tx.effect.count({ where: { ...earlier, state: 'running' } })) > 0;
  if (!isRunning) await queueRefund(change, tenantId, refund);
}

/**
 * Refunds at the card service. Its refusal, and the error of the last attempt, are stored with the credit note, where the platform owner
 * reads them and tries again.
 */
export async function sendRefund(deps: ChargeDeps, effect: DueEffect): Promise<void> {
  const { noteId, ...refund } = z.parse(Refund, effect.payload);
  const refundKey = noteId === undefined ? effect.key : `billing.credit:${noteId}`;
  try {
    const problem = (await deps.payments.credit?.({ ...refund, refundKey }, effect.key)) ?? null;
    if (noteId !== undefined) await storeAnswer(deps, noteId, refund.cents, problem);
  } catch (fault) {
    const isLast = effect.attempts >= effectTerms.attempts;
    if (noteId !== undefined && isLast) await storeAnswer(deps, noteId, refund.cents, billingAccountTexts.noRefundAnswer);
    throw fault;
  }
}

/** A refund that was given up may still succeed when the card service answers again, which ends its problem. */
async function storeAnswer({ changes, clock }: ChargeDeps, noteId: string, amountCents: number, problem: string | null): Promise<void> {
  await changes.runAsPlatform(platformActor('send-refund', clock(), undefined), async (change) => {
    const { tx, now } = change;
    const { tenantId, number, refundProblem } = await tx.invoice.findFirstOrThrow({ where: { id: noteId } });
    if (refundProblem === problem) return done(undefined);
    await tx.invoice.update({ where: keyOf(tenantId, noteId), data: { refundProblem: problem }, select: { id: true } });
    touchInvoice(change, tenantId, noteId);
    if (problem === null) return done(undefined);
    const data = { number, amountCents, reason: problem };
    const event = { id: change.newId(), tenantId, type: 'invoice.refund_refused', data, processedAt: now, createdAt: now };
    await tx.billingEvent.create({ data: event });
    return done(undefined);
  });
}
