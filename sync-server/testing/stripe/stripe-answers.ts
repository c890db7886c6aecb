import { payableStep } from '#contract/values/amounts/currency.ts';
import { createTaxId, taxIdsOf, updateCustomer } from './stripe-cards.ts';
import { creations, endpointFields } from './stripe-creations.ts';
import { finalizeDraft } from './stripe-drafts.ts';
import { expandedIn } from './stripe-expand.ts';
import { collectInvoice, paymentOf, voidInvoice } from './stripe-invoices.ts';
import { releaseSchedule, updateSchedule } from './stripe-schedules.ts';
import { type StripeObject, StripeRefusal, type StripeStore } from './stripe-store.ts';
import { cancelSubscription, updateSubscription } from './stripe-subscriptions.ts';
import { blankObject, checkObject, isStripeKind, type StripeKind } from './typings/stripe-objects.ts';
import { requestProblem } from './typings/stripe-requests.ts';

export interface StripeAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface StripeRequest {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
}

/** Answers a request whose parameters the pinned version of Stripe knows, and refuses any other as Stripe does. */
export function answerStripe(store: StripeStore, request: StripeRequest): StripeAnswer {
  try {
    const problem = requestProblem(request.method, request.path, request.form);
    if (problem !== undefined)
      throw new StripeRefusal(
        problem.code === 'parameter_unknown' ? `Received unknown parameter: ${problem.param}` : problem.code,
        problem,
      );
    if (request.method === 'POST' && hasUnpayableAmount(request.form)) {
      throw new StripeRefusal('An amount with three decimals is taken only if it ends in 0.');
    }
    return { status: 200, body: expandedIn(store, bodyOf(store, request), request.form) };
  } catch (fault) {
    if (fault instanceof StripeRefusal) return { status: fault.status, body: { error: fault.error } };
    store.faults.push(fault);
    return { status: 400, body: { error: { type: 'invalid_request_error', message: String(fault) } } };
  }
}

function hasUnpayableAmount(form: URLSearchParams): boolean {
  return [...form].some(([key, value]) => /(?:^|\[)(?:unit_amount|amount|amount_off)\]?$/.test(key) && Number(value) % payableStep() !== 0);
}

function bodyOf(store: StripeStore, { method, path, form }: StripeRequest): object {
  const [, , kind = '', id, part, partId] = path.split('/');
  if (path === '/v1/tax/settings') return taxSettings(store);
  if (path === '/v1/billing_portal/configurations') return page(store, 'configurations', form);
  const create = creations[path];
  if (method === 'POST' && create !== undefined) return create(store, form);
  if (!isStripeKind(kind)) throw new Error(`The stand-in has no ${kind}.`);
  if (id === 'search') return search(store, form);
  if (id === undefined) return page(store, kind, form);
  const object = store.get(kind, id);
  if (part === 'tax_ids') return taxIdAnswer(store, id, partId, method, form);
  if (method === 'GET') return object;
  if (method === 'DELETE') return kind === 'subscriptions' ? cancelSubscription(store, id) : removed(store, kind, id);
  return change(store, { kind, id, action: part }, form);
}

interface Named {
  readonly kind: StripeKind;
  readonly id: string;
  readonly action: string | undefined;
}

function change(store: StripeStore, { kind, id, action }: Named, form: URLSearchParams): StripeObject {
  switch (`${kind}/${action ?? ''}`) {
    case 'invoices/finalize':
      return finalizeDraft(store, id);
    case 'invoices/pay':
      return payAtCustomersRequest(store, id);
    case 'invoices/void':
      return voidInvoice(store, id);
    case 'subscription_schedules/release':
      return releaseSchedule(store, id);
    case 'subscription_schedules/':
      return updateSchedule(store, id, form);
    case 'subscriptions/':
      return updateSubscription(store, id, form);
    case 'customers/':
      return updateCustomer(store, id, form);
    case 'webhook_endpoints/':
      return store.change(kind, id, endpointFields(form));
    default:
      throw new Error(`The stand-in does not change ${kind} by ${action}.`);
  }
}

/** Stripe answers an error when the card does not pay at once, and the status of the payment tells the reason. */
function payAtCustomersRequest(store: StripeStore, id: string): StripeObject {
  if (store.get('invoices', id).status === 'paid') throw new StripeRefusal('Invoice is already paid');
  if (collectInvoice(store, id)) return store.get('invoices', id);
  if (paymentOf(store, id)?.status === 'requires_action')
    throw new StripeRefusal('This payment requires additional user action before it can be completed successfully.', {
      code: 'invoice_payment_intent_requires_action',
      type: 'card_error',
      status: 402,
    });
  throw new StripeRefusal('Your card was declined.', { code: 'card_declined', type: 'card_error', status: 402 });
}

function taxIdAnswer(store: StripeStore, customer: string, id: string | undefined, method: string, form: URLSearchParams): object {
  if (method === 'GET') return taxIdsOf(store, customer);
  if (method === 'POST') return createTaxId(store, customer, form.get('type'), form.get('value'));
  return removed(store, 'tax_ids', id ?? '');
}

function removed({ get, remove }: StripeStore, kind: StripeKind, id: string): object {
  const { object } = get(kind, id);
  remove(kind, id);
  return { id, object, deleted: true };
}

/** Customers by their tenant, the one search that the server makes. */
function search({ list }: StripeStore, form: URLSearchParams): object {
  const [, tenantId] = /^metadata\['tenantId'\]:'([^']*)'$/.exec(form.get('query') ?? '') ?? [];
  const data = list('customers').filter(({ metadata }) => tenantId !== undefined && Object(metadata).tenantId === tenantId);
  return { object: 'search_result', data, has_more: false, next_page: null, url: '/v1/customers/search' };
}

const filters: readonly (readonly [parameter: string, field: string])[] = [
  ['customer', 'customer'],
  ['invoice', 'invoice'],
  ['lookup_keys[0]', 'lookup_key'],
];

function taxSettings({ behavior }: StripeStore): object {
  const settings = { ...blankObject('settings'), status: behavior.isTaxAutomatic ? 'active' : 'pending' };
  checkObject('settings', settings);
  return settings;
}

/** The newest first, as the card service lists. */
function page({ events, list }: StripeStore, kind: StripeKind, form: URLSearchParams): object {
  const since = Number(form.get('created[gte]') ?? 0);
  const all: readonly { readonly id: string; readonly created?: number }[] = kind === 'events' ? events : list(kind);
  const listed = all
    .filter(({ created = 0 }) => created >= since)
    .filter((row) => filters.every(([name, field]) => !form.has(name) || Reflect.get(row, field) === form.get(name)))
    .toReversed();
  const start = listed.findIndex(({ id }) => id === form.get('starting_after')) + 1;
  // Pages are shorter than asked, so that every listing in a test has several.
  const data = listed.slice(start, start + 3);
  return { object: 'list', data, has_more: start + data.length < listed.length, url: `/v1/${kind}` };
}
