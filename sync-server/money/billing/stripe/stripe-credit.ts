import Stripe from 'stripe';
import type { WantedCreditNote } from '#server/money/billing/provider/payment-provider.ts';

/**
 * Credits a paid invoice and refunds its payment, and returns the reason if the card service refuses. The key of the refund is stored in the
 * credit note and looked for before another one is created, because the card service forgets idempotency keys after a day.
 */
export async function creditAtStripe(
  stripe: Stripe,
  { providerInvoiceId, cents, creditCents, reason, refundKey }: WantedCreditNote,
  idempotencyKey: string,
): Promise<string | undefined> {
  for await (const { metadata } of stripe.creditNotes.list({ invoice: providerInvoiceId, limit: 100 }))
    if (metadata?.key === refundKey) return undefined;
  const parts = { refund_amount: cents - creditCents, ...(creditCents === 0 ? {} : { credit_amount: creditCents }) };
  const note = { invoice: providerInvoiceId, amount: cents, ...parts, memo: reason, metadata: { key: refundKey } };
  try {
    await stripe.creditNotes.create(note, { idempotencyKey });
    return undefined;
  } catch (fault) {
    if (fault instanceof Stripe.errors.StripeInvalidRequestError || fault instanceof Stripe.errors.StripeCardError) return fault.message;
    throw fault;
  }
}
