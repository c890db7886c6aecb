import { paymentOf } from './stripe-invoices.ts';
import type { StripeStore } from './stripe-store.ts';
import { type StripeKind, stripeKinds } from './typings/stripe-objects.ts';

/** The answer with the objects that the request asks for in place of their ids: `latest_invoice.confirmation_secret`. */
export function expandedIn(store: StripeStore, body: object, form: URLSearchParams): object {
  const paths = [...form].filter(([name]) => name.startsWith('expand[')).map(([, path]) => path.split('.'));
  return paths.reduce((answer: object, path) => Object(expand(store, answer, path)), body);
}

function expand(store: StripeStore, value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  const object = typeof value === 'string' ? find(store, value) : value;
  if (name === undefined || object === null || typeof object !== 'object') return object;
  if (name === 'data') return { ...object, data: [...Object(object).data].map((row) => expand(store, row, rest)) };
  const part: unknown = name === 'confirmation_secret' ? secretOf(store, object) : Reflect.get(object, name);
  return { ...object, [name]: expand(store, part, rest) };
}

/** An invoice tells its secret only when it is asked for. One that nothing is due on has none. */
function secretOf(store: StripeStore, invoice: object): object | null {
  const intent = paymentOf(store, String(Reflect.get(invoice, 'id')));
  return intent === undefined ? null : { client_secret: String(intent.client_secret), type: 'payment_intent' };
}

function find({ has, get }: StripeStore, id: string): unknown {
  const kind = stripeKinds.find((name: StripeKind) => has(name, id));
  return kind === undefined ? id : get(kind, id);
}
