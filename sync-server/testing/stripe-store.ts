import { randomUUID } from 'node:crypto';

/** An object of the card service. */
export type StripeObject = { readonly id: string; readonly created: number } & Readonly<Record<string, unknown>>;

type Fields = Readonly<Record<string, unknown>>;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly data: { readonly object: StripeObject };
}

/** `confirmed`: the person has to confirm each payment. */
export type StripeCard = 'accepted' | 'declined' | 'confirmed';

/** A request that the card service refuses. */
export class StripeRefusal extends Error {}

/** The objects of the card service in memory, by kind, and the events that tell of their changes. */
export interface StripeStore {
  readonly events: StripeEvent[];
  /** The card's answer to the next payments, and the reason with which refunds are refused; null: they are accepted. */
  readonly behavior: { card: StripeCard; refundRefusal: string | null };
  /** Seconds since 1970. */
  readonly now: () => number;
  readonly newId: (prefix: string) => string;
  readonly list: (kind: string) => readonly StripeObject[];
  readonly has: (kind: string, id: string) => boolean;
  readonly get: (kind: string, id: string) => StripeObject;
  /** Stores an object, and sends an event of this type about it. */
  readonly put: (kind: string, object: StripeObject, type?: string) => StripeObject;
  readonly change: (kind: string, id: string, fields: Fields, type?: string) => StripeObject;
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
  function put(kind: string, object: StripeObject, type?: string): StripeObject {
    rows(kind).set(object.id, object);
    if (type !== undefined) events.push({ id: newId('evt'), type, created: now(), data: { object } });
    return object;
  }
  const get = (kind: string, id: string): StripeObject => {
    const found = rows(kind).get(id);
    if (found === undefined) throw new Error(`There is no ${kind} ${id}.`);
    return found;
  };
  return {
    events,
    behavior: { card: 'accepted', refundRefusal: null },
    now,
    newId,
    list: (kind) => [...rows(kind).values()],
    has: (kind, id) => rows(kind).has(id),
    get,
    put,
    change: (kind, id, fields, type) => put(kind, { ...get(kind, id), ...fields }, type),
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
