import { problemsOf, type ShapeProblem } from './check-shape.ts';
import { stripeType } from './read-typings.ts';
import { readForm } from './stripe-form.ts';

/** The requests that the stand-in takes, with the type of their parameters. A star stands for an id. */
const requests: Readonly<Record<string, readonly [file: string, name: string]>> = {
  'POST customers': ['Customers', 'CustomerCreateParams'],
  'GET customers/search': ['Customers', 'CustomerSearchParams'],
  'POST customers/*': ['Customers', 'CustomerUpdateParams'],
  'GET customers/*/tax_ids': ['Customers', 'CustomerListTaxIdsParams'],
  'POST customers/*/tax_ids': ['Customers', 'CustomerCreateTaxIdParams'],
  'DELETE customers/*/tax_ids/*': ['Customers', 'CustomerDeleteTaxIdParams'],
  'GET products/*': ['Products', 'ProductRetrieveParams'],
  'POST products': ['Products', 'ProductCreateParams'],
  'GET prices': ['Prices', 'PriceListParams'],
  'POST prices': ['Prices', 'PriceCreateParams'],
  'GET coupons/*': ['Coupons', 'CouponRetrieveParams'],
  'POST coupons': ['Coupons', 'CouponCreateParams'],
  'GET tax_rates': ['TaxRates', 'TaxRateListParams'],
  'POST tax_rates': ['TaxRates', 'TaxRateCreateParams'],
  'GET subscriptions': ['Subscriptions', 'SubscriptionListParams'],
  'GET subscriptions/*': ['Subscriptions', 'SubscriptionRetrieveParams'],
  'POST subscriptions': ['Subscriptions', 'SubscriptionCreateParams'],
  'POST subscriptions/*': ['Subscriptions', 'SubscriptionUpdateParams'],
  'DELETE subscriptions/*': ['Subscriptions', 'SubscriptionCancelParams'],
  'GET subscription_schedules/*': ['SubscriptionSchedules', 'SubscriptionScheduleRetrieveParams'],
  'POST subscription_schedules': ['SubscriptionSchedules', 'SubscriptionScheduleCreateParams'],
  'POST subscription_schedules/*': ['SubscriptionSchedules', 'SubscriptionScheduleUpdateParams'],
  'POST subscription_schedules/*/release': ['SubscriptionSchedules', 'SubscriptionScheduleReleaseParams'],
  'GET invoices': ['Invoices', 'InvoiceListParams'],
  'GET invoices/*': ['Invoices', 'InvoiceRetrieveParams'],
  'POST invoices': ['Invoices', 'InvoiceCreateParams'],
  'POST invoices/create_preview': ['Invoices', 'InvoiceCreatePreviewParams'],
  'POST invoices/*/finalize': ['Invoices', 'InvoiceFinalizeInvoiceParams'],
  'POST invoices/*/pay': ['Invoices', 'InvoicePayParams'],
  'POST invoices/*/void': ['Invoices', 'InvoiceVoidInvoiceParams'],
  'GET invoiceitems': ['InvoiceItems', 'InvoiceItemListParams'],
  'POST invoiceitems': ['InvoiceItems', 'InvoiceItemCreateParams'],
  'GET invoice_payments': ['InvoicePayments', 'InvoicePaymentListParams'],
  'GET payment_intents/*': ['PaymentIntents', 'PaymentIntentRetrieveParams'],
  'POST setup_intents': ['SetupIntents', 'SetupIntentCreateParams'],
  'GET charges': ['Charges', 'ChargeListParams'],
  'GET refunds': ['Refunds', 'RefundListParams'],
  'GET disputes': ['Disputes', 'DisputeListParams'],
  'GET credit_notes': ['CreditNotes', 'CreditNoteListParams'],
  'POST credit_notes': ['CreditNotes', 'CreditNoteCreateParams'],
  'GET events': ['Events', 'EventListParams'],
  'GET webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointListParams'],
  'POST webhook_endpoints': ['WebhookEndpoints', 'WebhookEndpointCreateParams'],
  'POST webhook_endpoints/*': ['WebhookEndpoints', 'WebhookEndpointUpdateParams'],
  'DELETE webhook_endpoints/*': ['WebhookEndpoints', 'WebhookEndpointDeleteParams'],
  'GET payment_method_configurations': ['PaymentMethodConfigurations', 'PaymentMethodConfigurationListParams'],
  'GET billing_portal/configurations': ['BillingPortal/Configurations', 'BillingPortal.ConfigurationListParams'],
  'GET tax/settings': ['Tax/Settings', 'Tax.SettingsRetrieveParams'],
};

/** The first problem with a request, as Stripe names it; undefined if its parameters fit. */
export function requestProblem(method: string, path: string, form: URLSearchParams): ShapeProblem | undefined {
  const parts = path.replace(/^\/v1\//, '').split('/');
  const starred = parts.map((part, place) => (place % 2 === 1 && !actions.includes(part) ? '*' : part));
  const call = `${method} ${starred.join('/')}`;
  const type = requests[call];
  if (type === undefined) throw new Error(`The stand-in does not know the request ${call}.`);
  return problemsOf(stripeType(...type), readForm(form), 'form')[0];
}

const actions: readonly string[] = ['search', 'create_preview', 'settings', 'configurations'];
