import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import { blankObject, checkEvent, checkObject, type StripeKind } from './typings/stripe-objects.ts';

/** An object of the card service. */
export type StripeObject = { readonly id: string; readonly created?: number } & Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeObject };
}

/** `confirmed`: the person has to confirm each payment. */
export type StripeCard = 'accepted' | 'declined' | 'confirmed';

interface Refused {
  readonly code?: string;
  readonly param?: string;
  readonly type?: 'invalid_request_error' | 'card_error';
  readonly status?: number;
}

/** A request that the card service refuses. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: object;

  constructor(message: string, { status = 400, type = 'invalid_request_error', ...rest }: Refused = {}) {
    super(message);
    this.status = status;
    this.error = { type, message, ...rest };
  }
}

/** The objects of the card service in memory, by kind, and the events that tell of their changes. */
export interface StripeStore {
  readonly events: StripeEvent[];
  /** The card's answer to the next payments, and the reason with which refunds are refused; null: they are accepted. */
  readonly behavior: { card: StripeCard; refundRefusal: string | null; isTaxAutomatic: boolean };
  /** Requests that this stand-in does not know, and objects that Stripe would not answer. They fail the test at its end. */
  readonly faults: unknown[];
  /** Invoices that pay a waiting change, by the subscription. */
  readonly waiting: Map<string, string>;
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  readonly list: (kind: StripeKind) => readonly StripeObject[];
  readonly has: (kind: StripeKind, id: string) => boolean;
  readonly get: (kind: StripeKind, id: string) => StripeObject;
  /** Stores an object, and sends an event of this type about it. Fields that are not given are empty. */
  readonly put: (kind: StripeKind, object: { readonly id: string } & Fields, type?: string) => StripeObject;
  readonly change: (kind: StripeKind, id: string, fields: Fields, type?: string) => StripeObject;
  readonly remove: (kind: StripeKind, id: string) => void;
  readonly tell: (type: string, object: StripeObject) => void;
}

export function createStripeStore(clock: () => Date): StripeStore {
  const kinds = new Map<string, Map<string, StripeObject>>();
  const events: StripeEvent[] = [];
  /** Keeps the ids of two card services apart in one database. */
  const run = randomUUID().slice(0, 8);
  let last = 0;

  const now = (): number => Math.floor(clock().getTime() / 1000);
  const newId = (prefix: string): string => {
    last += 1;
    return `${prefix}_${run}${String(last).padStart(6, '0')}`;
  };
  const rows = (kind: string): Map<string, StripeObject> => {
    const known = kinds.get(kind) ?? new Map<string, StripeObject>();
    kinds.set(kind, known);
    return known;
  };
  function tell(type: string, object: StripeObject): void {
    const event = {
      ...blankObject('events'),
      ...{ id: newId('evt'), type, created: now(), api_version: Stripe.API_VERSION, data: { object } },
    };
    checkEvent(event);
    events.push(event);
  }
  function put(kind: StripeKind, fields: { readonly id: string } & Fields, type?: string): StripeObject {
    const blank = blankObject(kind);
    const full = { ...blank, ...('created' in blank ? { created: now() } : {}), ...rows(kind).get(fields.id), ...fields };
    checkObject(kind, full);
    rows(kind).set(full.id, full);
    if (type !== undefined) tell(type, full);
    return full;
  }
  const get = (kind: StripeKind, id: string): StripeObject => {
    const found = rows(kind).get(id);
    if (found === undefined) throw new StripeRefusal(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing' });
    return found;
  };
  return {
    events,
    behavior: { card: 'accepted', refundRefusal: null, isTaxAutomatic: false },
    faults: [],
    waiting: new Map(),
    now,
    newId,
    list: (kind) => [...rows(kind).values()],
    has: (kind, id) => rows(kind).has(id),
    get,
    put,
    change: (kind, id, fields, type) => put(kind, { ...get(kind, id), ...fields }, type),
    remove: (kind, id) => void rows(kind).delete(id),
    tell,
  };
}

export function itemsOf(subscription: StripeObject): readonly Fields[] {
  return objectsIn(Reflect.get(Object(subscription.items), 'data'));
}

export function objectsIn(data: unknown): readonly Fields[] {
  return Array.isArray(data) ? data.map((item: unknown) => ({ ...Object(item) })) : [];
}

export function intervalOf(price: unknown): unknown {
  return Reflect.get(Object(Reflect.get(Object(price), 'recurring')), 'interval');
}

/** Rows within an object, such as the items of a subscription. */
export function listObject(url: string, data: readonly unknown[]): object {
  return { object: 'list', data, has_more: false, url };
}
