import type { PaymentMethod } from '#contract/billing.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { BaseDeps } from '#server/operations/declaration.ts';
import type { BillingInterval } from './billing-state.ts';
import type { ProviderAct } from './provider-acts.ts';

/** A subscription to be made at the payment provider. The same `key` again is the same subscription. */
export interface WantedSubscription {
  readonly key: string;
  readonly tenantId: string;
  readonly planId: string;
  readonly planName: string;
  /** Decimal text, dollars of one interval. */
  readonly price: string;
  readonly interval: BillingInterval;
  readonly billingEmail: string | null;
  /** The monthly discount of the redeemed coupon, or the days before the first payment. */
  readonly discount: Discount | null;
}

export interface Discount {
  readonly couponId: string;
  readonly code: string;
  readonly type: 'percentage' | 'fixed_amount' | 'free_trial';
  /** Decimal text: per cent, dollars, or days, by type. */
  readonly value: string;
}

export interface WantedCharge {
  readonly key: string;
  readonly tenantId: string;
  readonly amountCents: number;
}

export interface ChangedCard {
  readonly clientSecret: string | null;
  readonly paymentMethod: PaymentMethod | null;
}

export interface StartedSubscription {
  readonly providerId: string;
  /** With it the browser confirms the payment at the provider; null where the discount leaves nothing to pay and no card is asked for. */
  readonly clientSecret: string | null;
  /** The tenant's customer at the card service. */
  readonly customerId?: string;
}

/** Something that happened at the provider. It may come twice, and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly object: Readonly<Record<string, unknown>>;
}

/** An event on its way to us: exact bytes, and the signature over them. */
export interface SignedDelivery {
  readonly body: string;
  readonly signature: string;
}

/** The receiver of the money: a card service, or the ledger in our own database. */
export interface PaymentProvider {
  /** True for the ledger in our own database: a change of a subscription is done once we have written it. */
  readonly isOwnLedger: boolean;
  readonly createSubscription: (wanted: WantedSubscription) => Promise<StartedSubscription>;
  /** Confirms a payment without a card, where the provider is our own ledger: the event it would send, signed like any other. */
  readonly confirmPayment?: (clientSecret: string) => Promise<SignedDelivery | undefined>;
  /** Takes the amount of an invoice, where the provider is our own ledger. The same key again is the same charge, with the same answer. */
  readonly charge?: (wanted: WantedCharge) => Promise<'paid' | 'declined'>;
  /** Takes another card: the own ledger at once, the card service by a secret with which the browser enters it there. */
  readonly changeCard: (wanted: { readonly tenantId: string; readonly card: 'accepted' | 'declined' }) => Promise<ChangedCard>;
  /** Does what a person has decided, where the card service bills. The same key again is the same act. */
  readonly act?: (providerId: string, act: ProviderAct, key: string) => Promise<void>;
  /** Makes a card the one that pays, where the card service keeps it. */
  readonly useCard?: (customer: string, card: string, key: string) => Promise<void>;
  /** Ending what has ended already changes nothing. */
  readonly cancelSubscription: (providerId: string) => Promise<void>;
  /** Reads an event from its exact bytes, if the signature over them is the provider's. */
  readonly readEvent: (body: Uint8Array, signature: string | null) => Promise<Outcome<PaymentEvent, 'Forbidden' | 'InputInvalid'>>;
}

/** The instances that an operation on subscriptions uses. */
export interface BillingDeps extends BaseDeps {
  readonly payments: PaymentProvider;
}
