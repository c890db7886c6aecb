import * as z from 'zod/mini';
import type { Configuration } from '#server/configuration/configuration.ts';
import type { Database } from '#server/data/database.ts';
import type { Secrets } from '#server/identity/sessions/secrets.ts';
import { createEmbeddedPayments } from '../provider/embedded-payments.ts';
import type { PaymentProvider } from '../provider/payment-provider.ts';

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
    const { createStripePayments } = await import('../stripe/stripe-payments.ts');
    return createStripePayments({ ...stripe, clock });
  }
  const secret = (): Promise<string> =>
    secrets.obtain('payment-events', z.string(), () => Buffer.from(randomBytes(32)).toString('base64url'));
  return createEmbeddedPayments({ db, clock, randomBytes, secret });
}
