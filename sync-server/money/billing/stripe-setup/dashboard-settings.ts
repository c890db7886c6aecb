import type Stripe from 'stripe';

/** Necessary changes in the dashboard, in sentences for the operator, as far as the interface of the card service reports its settings. */
export async function settingsToChange(stripe: Stripe): Promise<readonly string[]> {
  return [...(await cardProblems(stripe)), ...(await taxProblems(stripe)), ...(await portalProblems(stripe))];
}

/** Settings that this server relies on and that the interface of the card service does not report. */
export const settingsToLookAt: readonly string[] = [
  'Billing > Revenue recovery > Retries: retry failed payments for at least as long as the grace period in the billing settings.',
  'Billing > Revenue recovery > Status: when all retries have failed, leave the subscription past due and the invoice open. This server ends the grace period itself.',
  'Billing > Revenue recovery > Emails: send no emails about failed payments, cards that expire, or payments to confirm. This server sends its own.',
  'Billing > Invoices: send no invoices by email. This server sends its own, with numbers of its own series.',
];

async function cardProblems(stripe: Stripe): Promise<readonly string[]> {
  const standard: Stripe.PaymentMethodConfiguration[] = [];
  for await (const configuration of stripe.paymentMethodConfigurations.list({ limit: 100 }))
    if (configuration.is_default && configuration.active) standard.push(configuration);
  return standard.some(({ card }) => card?.available === true)
    ? []
    : ['Turn on cards in Settings > Payments > Payment methods: subscriptions are paid by card.'];
}

async function taxProblems(stripe: Stripe): Promise<readonly string[]> {
  const { status } = await stripe.tax.settings.retrieve();
  return status === 'active'
    ? ['Turn off automatic tax in Settings > Tax: this server sends the tax rate of its billing settings, and both would add up.']
    : [];
}

/** A change that a customer makes in the portal of the card service would pass by the rules of this server. */
async function portalProblems(stripe: Stripe): Promise<readonly string[]> {
  for await (const { features } of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    const { subscription_cancel: cancel, subscription_update: update } = features;
    if (cancel.enabled || update.enabled)
      return ['Turn off canceling and changing of subscriptions in Settings > Billing > Customer portal: customers do both in this app.'];
  }
  return [];
}
