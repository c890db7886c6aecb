import { billingTexts, type ConfirmPayment } from '#contract/billing.ts';
import { type Outcome, refused } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Principal } from '#server/access/caller.ts';
import { type EventTaken, type TakeEventDeps, takePaymentEvent } from './take-event.ts';

export interface ConfirmDeps extends TakeEventDeps {
  readonly development: boolean;
}

/**
 * On a development server without a card service the own ledger confirms a payment, and reports it as a card service would: by an event
 * that is signed and read like any other. Nothing else moves a subscription.
 */
export async function confirmPayment(
  deps: ConfirmDeps,
  principal: Principal,
  { clientSecret, card }: ConfirmPayment,
): Promise<Outcome<EventTaken, AccessRefusal['code'] | 'Conflict' | 'NotEnabled' | 'InputInvalid'>> {
  const refusal = authorise('billing.subscribe', principal);
  if (refusal !== undefined) return refusal;
  const { confirmPayment: confirm } = deps.payments;
  if (!deps.development || confirm === undefined) return refused('NotEnabled', billingTexts.confirmedThere);
  if (card === 'declined') return refused('Conflict', billingTexts.declined);
  const delivery = await confirm(clientSecret);
  if (delivery === undefined) return refused('Conflict', billingTexts.unknownPayment);
  return takePaymentEvent(deps, new TextEncoder().encode(delivery.body), delivery.signature, principal.requestId);
}
