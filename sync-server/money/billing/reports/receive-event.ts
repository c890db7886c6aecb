import type { PaymentConfirmation } from '#contract/money/billing.ts';
import { done, type Outcome } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { Change, Changes } from '#server/core/sync/changes/change.ts';
import type { PaymentEvent, PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { objectOf } from './provider-objects.ts';
import { receiveObject } from './receive-object.ts';

export interface ReceiveEventDeps {
  readonly changes: Changes;
  readonly payments: PaymentProvider;
  readonly clock: () => Date;
}

/** An event of the payment provider: verified by its signature, stored with its effect, and applied once however often it arrives. */
export async function receivePaymentEvent(
  { changes, payments, clock }: ReceiveEventDeps,
  body: Uint8Array,
  signature: string | null,
  requestId: string,
): Promise<Outcome<PaymentConfirmation, 'Forbidden' | 'InputInvalid'>> {
  const event = await payments.readEvent(body, signature);
  if (!event.ok) return event;
  return changes.runAsPlatform(platformActor(requestId, clock(), undefined), (change) =>
    applyEvent(change, event.value, payments.isOwnLedger),
  );
}

/** The id of an event is stored with its effect: of the same event, only the first delivery is read. */
export async function applyEvent(change: Change, event: PaymentEvent, isOwnLedger: boolean): Promise<Outcome<PaymentConfirmation, never>> {
  const { tx, now } = change;
  const isNew = await tx.$executeRaw`
    insert into provider_events (id, type, received_at) values (${event.id}, ${event.type}, ${now}) on conflict (id) do nothing`;
  const incoming = isNew === 0 ? undefined : objectOf(event);
  if (incoming !== undefined) await receiveObject(change, incoming, isOwnLedger);
  return done({ received: true });
}
