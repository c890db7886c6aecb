import type { PaymentMethod } from '#contract/money/billing.ts';
import type { BillingDetails } from '#contract/money/billing-details.ts';
import type { TaxName } from '#contract/money/taxes.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import type { Log } from '#server/core/http/log.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import type { UpgradeDifference } from '#server/money/billing/terms/upgrade-terms.ts';
import type { BillingInterval } from '#server/money/subscriptions/bought-plan.ts';
import type { Discount } from '#server/money/subscriptions/discounted-price.ts';
import type { CouponOff } from './coupon-off.ts';
import type { ProviderAction } from './provider-actions.ts';
import type { ProviderReports } from './provider-reports.ts';

/** A tenant as its customer at the card service names it. */
export interface CustomerDetails extends BillingDetails {
  readonly tenantName: string;
  readonly email: string | null;
}

export interface WantedPayment {
  readonly key: string;
  /** True if the person can answer a question of the bank. */
  readonly isPersonThere: boolean;
}

/** The answer to a payment that a person asks for. The bank may ask the person, who then confirms in the browser with the secret. */
export type PayAnswer =
  | { readonly status: 'paid'; readonly reports: readonly PaymentEvent[] }
  | { readonly status: 'waiting'; readonly clientSecret: string | null }
  | { readonly status: 'declined' };

/** A subscription to be created at the payment provider. Repeating the same `key` refers to the same subscription. */
export interface WantedSubscription {
  readonly key: string;
  readonly tenantId: string;
  readonly planId: string;
  readonly planName: string;
  /** Decimal text, dollars of one interval. */
  readonly price: string;
  readonly interval: BillingInterval;
  /** The tenant as its invoices name it. */
  readonly customer: CustomerDetails;
  /** Its customer at the card service; null: none yet. */
  readonly customerId: string | null;
  /** Decimal text; '0': no tax. */
  readonly taxPercent: string;
  /** Absent: the rate for all places. */
  readonly taxNamed?: TaxName | undefined;
  /** The discount of the redeemed coupon, or the days before the first payment. */
  readonly discount: Discount | null;
}

export interface WantedCharge {
  readonly key: string;
  readonly tenantId: string;
  readonly amountCents: number;
}

export interface WantedCard {
  readonly tenantId: string;
  /** The customer whose subscription is billed. A replaced attempt to subscribe may have left another one at the card service. */
  readonly customerId: string | null;
  readonly card: 'accepted' | 'declined';
}

export interface UsedCard {
  readonly customer: string;
  readonly card: string;
  /** The subscription of the customer; null: none. Its own card would go before that of the customer. */
  readonly providerId: string | null;
}

export interface ChangedCard {
  readonly clientSecret: string | null;
  readonly paymentMethod: PaymentMethod | null;
}

export interface StartedSubscription {
  readonly providerId: string;
  /**
   * Secret with which the browser confirms the payment at the provider; null when the discount leaves nothing to pay and no card is needed.
   */
  readonly clientSecret: string | null;
  /** The tenant's customer at the card service. */
  readonly customerId?: string;
  /** The event of our own ledger when nothing is to be paid. */
  readonly delivery?: SignedDelivery | undefined;
}

/** An upgrade at the card service: the difference is invoiced at once, and the price changes only when it is paid. */
export interface WantedUpgrade {
  readonly planId: string;
  readonly planName: string;
  /** Cents of one interval. */
  readonly priceCents: number;
  readonly interval: BillingInterval;
  /** The moment from which the remaining time is counted, to the second; absent: when the card service takes the request. */
  readonly quotedAt?: string | undefined;
  /** The discount of the new price; null: none. Undefined: the present one stays. */
  readonly off?: CouponOff | null | undefined;
  /** Price of the upgrade by our own rules. It is billed where the card service would give the rest of the period away. */
  readonly difference?: WantedDifference | undefined;
}

/** The difference of two plans for the rest of a paid period. */
export interface WantedDifference extends UpgradeDifference {
  /** Its payment has waited too long, or its period is over: it is paid already, or no longer wanted. */
  readonly isOver: boolean;
}

/**
 * The person confirms a payment in the browser with the secret; null while the bank is still working on it. `isOwnInvoice`: the price waits
 * here for the invoice of the difference, because the card service holds no change that waits.
 */
export type UpgradeAnswer = 'paid' | 'declined' | { readonly clientSecret: string | null; readonly isOwnInvoice?: boolean };

/** AI calls beyond the allowance of a month, for a subscription that the card service bills. */
export interface WantedOverage {
  readonly customer: string;
  readonly cents: number;
  readonly description: string;
  /** True if no invoice of the subscription follows soon: a year that is paid at once, or a subscription that ends. */
  readonly isInvoicedNow: boolean;
  /** Decimal text; '0': no tax. An invoice of the subscription carries the subscription's own rate. */
  readonly taxPercent: string;
  readonly taxNamed?: TaxName | undefined;
}

/** A credit note for an invoice of the card service. */
export interface WantedCreditNote {
  readonly refundKey: string;
  readonly providerInvoiceId: string;
  readonly cents: number;
  /** The part that pays the next invoices of the customer and is not returned to the card. */
  readonly creditCents: number;
  readonly reason: string;
}

/** An event reported by the provider. It may arrive twice and out of order. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly createdAt: Date;
  readonly object: Readonly<Record<string, unknown>>;
}

/** An event on its way to this server: exact bytes, and the signature over them. */
export interface SignedDelivery {
  readonly body: string;
  readonly signature: string;
}

/** The receiver of payments: a card service, or the ledger in our own database. */
export interface PaymentProvider {
  /** True for the ledger in our own database, where a change of a subscription is complete once we have written it. */
  readonly isOwnLedger: boolean;
  /** Key with which a browser loads the card service's own form; absent for our own ledger. */
  readonly publishableKey?: string;
  readonly createSubscription: (wanted: WantedSubscription) => Promise<StartedSubscription>;
  /**
   * Confirms a payment when our own ledger is the provider: the event it would send, signed like any other. The test card becomes the payment
   * method. No card is given if nothing had to be paid.
   */
  readonly confirmPayment?: (clientSecret: string, card?: 'accepted' | 'confirmed') => Promise<SignedDelivery | undefined>;
  /** Charges the amount of an invoice when our own ledger is the provider. The same key is the same charge, with the same answer. */
  readonly charge?: (wanted: WantedCharge) => Promise<'paid' | 'declined'>;
  /** Changes the card: our own ledger does so at once; the card service returns a secret with which the browser enters the card there. */
  readonly changeCard: (wanted: WantedCard) => Promise<ChangedCard>;
  /** Sends a person's decision to the card service, if it bills the subscription. The same key is the same action. */
  readonly sendAction?: (providerId: string, action: ProviderAction, key: string) => Promise<void>;
  /** Upgrades a subscription that the card service bills. The same key is the same upgrade, charged once. */
  readonly upgrade?: (providerId: string, wanted: WantedUpgrade, key: string) => Promise<UpgradeAnswer>;
  /** Cents that an upgrade would charge now, discounts and tax included, as the card service calculates them. It changes nothing. */
  readonly quote?: (providerId: string, wanted: WantedUpgrade & { readonly quotedAt: string }) => Promise<number>;
  /** Puts an amount on the next invoice of a customer of the card service. The same key is the same amount, however late it is repeated. */
  readonly bill?: (wanted: WantedOverage, key: string) => Promise<void>;
  /**
   * Refunds a paid invoice of the card service by a credit note. The same refund key is the same credit note, however late it is repeated;
   * the key of the attempt is another, because a refusal is repeated under the same one. Returns the reason of a refusal.
   */
  readonly credit?: (wanted: WantedCreditNote, key: string) => Promise<string | undefined>;
  /** Pays an open invoice of the card service with the stored card. */
  readonly pay?: (providerInvoiceId: string, wanted: WantedPayment) => Promise<PayAnswer>;
  /** Makes a card the paying one of a customer and of its subscription, if the card service stores it. */
  readonly useCard?: (card: UsedCard, key: string) => Promise<void>;
  /** Gives a customer of the card service the present address and tax id of its tenant. */
  readonly updateCustomer?: (customerId: string, details: CustomerDetails) => Promise<void>;
  /** Ending a subscription that has already ended changes nothing. */
  readonly cancelSubscription: (providerId: string) => Promise<void>;
  /** Reads the events and objects of the card service, if there is one. */
  readonly reports?: ProviderReports;
  /** Reads an event from its exact bytes, if the provider signed them. */
  readonly readEvent: (body: Uint8Array, signature: string | null) => Promise<Outcome<PaymentEvent, 'Forbidden' | 'InputInvalid'>>;
}

/** The instances that operations on subscriptions use. */
export interface BillingDeps extends BaseDeps {
  readonly payments: PaymentProvider;
  readonly log: Pick<Log, 'fault'>;
}
