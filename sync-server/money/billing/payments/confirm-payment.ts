import { billingTexts, ConfirmPayment, PaymentConfirmation } from '#contract/money/billing.ts';
import { refused } from '#contract/values/outcome.ts';
import type { BaseDeps, Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';
import { receivePaymentEvent } from '#server/money/billing/reports/receive-event.ts';

type ConfirmDeps = BaseDeps & { readonly payments: PaymentProvider; readonly development: boolean };

/**
 * On a development server without a card service, our own ledger confirms a payment and reports it as a card service would: by an event
 * that is signed and read like any other. Subscriptions change only through events.
 */
export const confirmPayment = defineOperation({
  name: 'billing.subscribe',
  id: 'confirmPayment',
  summary: 'Confirm a payment on a development server without a card service',
  input: ConfirmPayment,
  output: PaymentConfirmation,
  rest: { method: 'POST', path: '/api/payments/confirm', example: { received: true } },
  graphql: { mutation: 'confirmPayment' },
  run: async ({ deps, caller }: Reading<ConfirmDeps>, { clientSecret, card, isApproved }) => {
    const { confirmPayment: confirm } = deps.payments;
    if (!deps.development || confirm === undefined) return refused('NotEnabled', billingTexts.confirmedThere);
    if (card === 'declined') return refused('Conflict', billingTexts.declined);
    if (card === 'confirmed' && isApproved !== true) return refused('Conflict', billingTexts.notApproved);
    const delivery = await confirm(clientSecret, card);
    if (delivery === undefined) return refused('Conflict', billingTexts.unknownPayment);
    return receivePaymentEvent(deps, new TextEncoder().encode(delivery.body), delivery.signature, caller.requestId);
  },
});
