import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import type { PaymentEvent } from '#server/money/billing/provider/payment-provider.ts';

/** The newest snapshot of an object at the card service: a subscription, an invoice, a charge, a card, or a customer. */
export interface ProviderObject {
  readonly kind: string;
  /** The event that reported it. */
  readonly type: string;
  readonly id: string;
  /** Unix seconds, as in the card service's events. */
  readonly created: number;
  readonly eventId: string;
  readonly snapshot: Readonly<Record<string, unknown>>;
}

/** A snapshot as it is stored. Old ones lack the type of their event. */
export const KeptObject = z.object({
  kind: z.string(),
  type: z._default(z.string(), ''),
  id: z.string(),
  created: z.number(),
  eventId: z.string(),
  snapshot: z.record(z.string(), z.unknown()),
});

const Named = z.object({ id: z.string() });

/** `customer.subscription.updated` is of the kind `customer.subscription`. An event about an object without an id is ignored. */
export function objectOf({ id: eventId, type, createdAt, object }: PaymentEvent): ProviderObject | undefined {
  const named = Named.safeParse(object);
  if (!named.success) return undefined;
  const kind = type.split('.').slice(0, -1).join('.');
  const isGone = type.endsWith('.deleted') || type.endsWith('.detached');
  const snapshot = isGone ? { ...object, deleted: true } : object;
  return { kind, type, id: named.data.id, created: Math.floor(createdAt.getTime() / 1000), eventId, snapshot };
}

/**
 * Chooses between two snapshots of one object. The card service's times are whole seconds and it delivers in any order: within a second,
 * the later state in the object's life cycle wins, then the greater event id. The order of arrival never matters.
 */
export function isNewer(incoming: ProviderObject, kept: ProviderObject | undefined): boolean {
  if (kept === undefined) return true;
  const [left, right] = [rankOf(incoming), rankOf(kept)];
  if (incoming.created !== kept.created) return incoming.created > kept.created;
  if (left !== right) return left > right;
  return incoming.eventId > kept.eventId;
}

const ranks: Readonly<Record<string, number>> = {
  draft: 1,
  needs_response: 1,
  under_review: 2,
  won: 6,
  lost: 6,
  warning_closed: 6,
  incomplete: 1,
  open: 2,
  trialing: 2,
  active: 3,
  past_due: 4,
  unpaid: 5,
  paid: 6,
  void: 6,
  uncollectible: 6,
  incomplete_expired: 7,
  canceled: 7,
};

function rankOf({ snapshot }: ProviderObject): number {
  if (snapshot.deleted === true) return 9;
  return typeof snapshot.status === 'string' ? (ranks[snapshot.status] ?? 0) : 0;
}

/** True when the card service shows an object exactly as it is stored here. */
export function isUnchanged({ snapshot }: ProviderObject, kept: ProviderObject | undefined): boolean {
  return kept !== undefined && isDeepStrictEqual(snapshot, kept.snapshot);
}

/** The objects by their ids after one more event. An event received before, or an outdated one, changes nothing. */
export function mergeProviderEvent(objects: ReadonlyMap<string, ProviderObject>, event: PaymentEvent): ReadonlyMap<string, ProviderObject> {
  const incoming = objectOf(event);
  if (incoming === undefined || !isNewer(incoming, objects.get(incoming.id))) return objects;
  return new Map([...objects, [incoming.id, incoming]]);
}
