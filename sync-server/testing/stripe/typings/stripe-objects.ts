import { blankOf } from './blank.ts';
import { problemsOf } from './check-shape.ts';
import { stripeType } from './read-typings.ts';
import type { Shape } from './shape.ts';

/** Kinds of objects by their place in an address, with the file and the name of their type in the stripe package. */
const kinds = {
  customers: ['Customers', 'Customer'],
  tax_ids: ['TaxIds', 'TaxId'],
  products: ['Products', 'Product'],
  prices: ['Prices', 'Price'],
  plans: ['Plans', 'Plan'],
  coupons: ['Coupons', 'Coupon'],
  discounts: ['Discounts', 'Discount'],
  tax_rates: ['TaxRates', 'TaxRate'],
  subscriptions: ['Subscriptions', 'Subscription'],
  subscription_items: ['SubscriptionItems', 'SubscriptionItem'],
  subscription_schedules: ['SubscriptionSchedules', 'SubscriptionSchedule'],
  invoices: ['Invoices', 'Invoice'],
  invoice_lines: ['InvoiceLineItems', 'InvoiceLineItem'],
  invoiceitems: ['InvoiceItems', 'InvoiceItem'],
  invoice_payments: ['InvoicePayments', 'InvoicePayment'],
  payment_intents: ['PaymentIntents', 'PaymentIntent'],
  setup_intents: ['SetupIntents', 'SetupIntent'],
  payment_methods: ['PaymentMethods', 'PaymentMethod'],
  charges: ['Charges', 'Charge'],
  refunds: ['Refunds', 'Refund'],
  disputes: ['Disputes', 'Dispute'],
  credit_notes: ['CreditNotes', 'CreditNote'],
  webhook_endpoints: ['WebhookEndpoints', 'WebhookEndpoint'],
  payment_method_configurations: ['PaymentMethodConfigurations', 'PaymentMethodConfiguration'],
  configurations: ['BillingPortal/Configurations', 'Configuration'],
  settings: ['Tax/Settings', 'Settings'],
  events: ['Events', 'EventBase'],
} as const;
export type StripeKind = keyof typeof kinds;

export function isStripeKind(name: string): name is StripeKind {
  return name in kinds;
}

export const stripeKinds: readonly StripeKind[] = Object.keys(kinds).filter(isStripeKind);

const shapes = new Map<string, Shape>();
const blanks = new Map<string, string>();

function shapeOf(file: string, name: string): Shape {
  const key = `${file}.${name}`;
  const shape = shapes.get(key) ?? stripeType(file, name);
  shapes.set(key, shape);
  return shape;
}

/** Fields of an object that this stand-in does not model, as empty as the typings allow. */
export function blankObject(kind: StripeKind, part?: string): Readonly<Record<string, unknown>> {
  const [file, name] = kinds[kind];
  const key = `${kind}.${part ?? ''}`;
  const known = blanks.get(key) ?? JSON.stringify(blankOf(shapeOf(file, part === undefined ? name : `${name}.${part}`)));
  blanks.set(key, known);
  return JSON.parse(known);
}

/** Throws if an object has a field that the pinned version of Stripe does not answer, or lacks one that it does. */
export function checkObject(kind: StripeKind, object: object): void {
  const [file, name] = kinds[kind];
  const [problem] = problemsOf(shapeOf(file, name), object, 'json');
  if (problem !== undefined) throw new Error(`The stand-in answers a ${name} that Stripe does not: ${problem.code} ${problem.param}`);
}

/** Throws if Stripe sends no event of this type, or sends it about an object of another kind. */
export function checkEvent(event: { readonly type: string }): void {
  const words = event.type.split(/[._]/).map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`);
  const [problem] = problemsOf(shapeOf('Events', `${words.join('')}Event`), event, 'json');
  if (problem !== undefined) throw new Error(`The stand-in sends a ${event.type} that Stripe does not: ${problem.code} ${problem.param}`);
}
