import type { Outcome } from '#contract/outcome.ts';

/** What is wanted of the payment provider. The same `key` again is the same subscription. */
export interface WantedSubscription {
  readonly key: string;
  readonly tenantId: string;
  readonly planId: string;
  readonly planName: string;
  /** Decimal text, dollars a month. */
  readonly price: string;
  readonly billingEmail: string | null;
}

export interface StartedSubscription {
  readonly providerId: string;
  /** With it the browser confirms the payment at the provider. */
  readonly clientSecret: string;
}

/** Something that happened at the provider. It may come twice, and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly object: Readonly<Record<string, unknown>>;
}

/** Whoever takes the money: a card service, or the ledger in our own database. */
export interface PaymentProvider {
  readonly createSubscription: (wanted: WantedSubscription) => Promise<StartedSubscription>;
  /** Ending what has ended already changes nothing. */
  readonly cancelSubscription: (providerId: string) => Promise<void>;
  /** Reads an event from its exact bytes, if the signature over them is the provider's. */
  readonly readEvent: (body: Uint8Array, signature: string | null) => Promise<Outcome<PaymentEvent, 'Forbidden' | 'InputInvalid'>>;
}
