import * as z from 'zod/mini';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { Database } from '#server/core/data/database.ts';
import type { Secrets } from '#server/core/settings/secrets.ts';
import { createEmbeddedPayments } from '#server/money/billing/embedded/embedded-payments.ts';
import type { PaymentProvider } from '#server/money/billing/provider/payment-provider.ts';

export interface CreatePaymentsDeps {
  readonly db: Database;
  readonly configuration: Pick<Configuration, 'stripe'>;
  readonly clock: () => Date;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly secrets: Secrets;
}

/**
 * The card service if its keys are configured, otherwise the ledger in our own database. The service's library is loaded only when needed.
 */
export async function createPayments({ db, configuration, clock, randomBytes, secrets }: CreatePaymentsDeps): Promise<PaymentProvider> {
  const { stripe } = configuration;
  if (stripe !== undefined) {
    const { createStripePayments } = await import('#server/money/billing/stripe/stripe-payments.ts');
    const { address, ...keys } = stripe;
    return createStripePayments({ ...keys, clock, ...(address === undefined ? {} : { address: standInAt(address) }) });
  }
  const secret = (): Promise<string> =>
    secrets.obtain('payment-events', z.string(), () => Buffer.from(randomBytes(32)).toString('base64url'));
  return createEmbeddedPayments({ db, clock, randomBytes, secret });
}

function standInAt(address: string) {
  const { hostname, port } = new URL(address);
  return { host: hostname, port: Number(port), protocol: 'http' as const };
}
