import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from '#server/money/billing/provider/payment-provider.ts';
import { type ProviderReports, type ReconciledUntil, reconcileReports } from '#server/money/billing/provider/provider-reports.ts';
import { mergeProviderEvent, objectOf, type ProviderObject } from './provider-objects.ts';

const event = (place: number, type: string, second: number, object: Record<string, unknown>): PaymentEvent => ({
  id: `evt_${String(place).padStart(3, '0')}`,
  type,
  createdAt: new Date(second * 1000),
  object,
});

/** The days of a customer as the card service reports them, in order, with several events within one second. */
const ordered: readonly PaymentEvent[] = [
  ['customer.created', { id: 'cus_1' }],
  ['payment_method.attached', { id: 'pm_1', customer: 'cus_1', card: { last4: '0002' } }],
  ['customer.subscription.created', { id: 'sub_1', status: 'incomplete' }],
  ['invoice.finalized', { id: 'in_1', status: 'open', amount_due: 4900 }],
  ['invoice.payment_failed', { id: 'in_1', status: 'open', amount_due: 4900, attempt_count: 1 }],
  ['invoice.paid', { id: 'in_1', status: 'paid', amount_due: 4900, attempt_count: 2 }],
  ['customer.subscription.updated', { id: 'sub_1', status: 'active' }],
  ['charge.succeeded', { id: 'ch_1', amount_refunded: 0 }],
  ['invoice.finalized', { id: 'in_2', status: 'open', amount_due: 4900 }],
  ['customer.subscription.updated', { id: 'sub_1', status: 'past_due' }],
  ['payment_method.detached', { id: 'pm_1', customer: null, card: { last4: '0002' } }],
  ['payment_method.attached', { id: 'pm_2', customer: 'cus_1', card: { last4: '4242' } }],
  ['invoice.paid', { id: 'in_2', status: 'paid', amount_due: 4900 }],
  ['charge.refunded', { id: 'ch_1', amount_refunded: 1000 }],
  ['customer.updated', { id: 'cus_1', email: 'new@example.com' }],
  ['customer.subscription.deleted', { id: 'sub_1', status: 'canceled' }],
].map(([type, object], place) => event(place, String(type), 1000 + Math.floor(place / 2) * 86_400, Object(object)));

const play = (events: readonly PaymentEvent[]): ReadonlyMap<string, ProviderObject> =>
  events.reduce<ReadonlyMap<string, ProviderObject>>(mergeProviderEvent, new Map());

/** The card service after the first `count` events. */
function reportsAfter(count: number): ProviderReports {
  const happened = ordered.slice(0, count);
  return {
    events: async function* (since) {
      yield* happened.filter(({ createdAt }) => createdAt >= since).toReversed();
    },
    objects: async function* () {
      const at = happened.at(-1)?.createdAt.getTime() ?? 0;
      for (const { id, kind, snapshot } of play(happened).values())
        if (kind !== 'customer' && kind !== 'payment_method')
          yield { id: `snapshot:${id}`, type: `${kind}.snapshot`, createdAt: new Date(at - 1000), object: snapshot };
    },
  };
}

interface Reconciled {
  readonly objects: ReadonlyMap<string, ProviderObject>;
  readonly until: ReconciledUntil;
}

async function reconcile({ objects, until }: Reconciled, count: number, now: Date): Promise<Reconciled> {
  let repaired = objects;
  const take = async (event: PaymentEvent): Promise<void> => {
    repaired = mergeProviderEvent(repaired, event);
  };
  const next = await reconcileReports(reportsAfter(count), { takeEvent: take, receiveObject: take }, until, now);
  return { objects: repaired, until: next };
}

const never: ReconciledUntil = { events: null, objects: null };
const statesOf = (objects: ReadonlyMap<string, ProviderObject>) =>
  Object.fromEntries([...objects].map(([id, { snapshot }]) => [id, snapshot]).sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));

describe('events of the card service', () => {
  test('10,000 sequences with duplicates, swaps and gaps end in the state of the ordered one after the reconciliation', async () => {
    const places = fc.array(fc.nat(ordered.length - 1), { minLength: 0, maxLength: 40 });
    const end = ordered.at(-1)?.createdAt ?? new Date(0);
    await fc.assert(
      fc.asyncProperty(places, fc.nat(), fc.integer({ min: -40, max: 40 }), async (delivered, turn, wrongDays) => {
        const at = turn % (delivered.length + 1);
        // Before the reconciliation in the middle, only events that have happened can be delivered.
        const happened = 1 + Math.max(-1, ...delivered.slice(0, at));
        const eventsAt = (from: number, to: number) => delivered.slice(from, to).flatMap((place) => ordered[place] ?? []);
        const now = new Date((ordered[happened - 1]?.createdAt.getTime() ?? end.getTime()) + wrongDays * 86_400_000);
        const half = await reconcile({ objects: play(eventsAt(0, at)), until: never }, happened, now);
        const rest = eventsAt(at, delivered.length).reduce(mergeProviderEvent, half.objects);
        const whole = await reconcile({ ...half, objects: rest }, ordered.length, end);
        expect(statesOf(whole.objects)).toEqual(statesOf(play(ordered)));
      }),
      { numRuns: 10_000 },
    );
  });

  test('the ordered sequence ends cancelled, refunded, and with the new card', () => {
    const wanted = Object.fromEntries(play(ordered));
    expect(wanted.sub_1?.snapshot).toMatchObject({ status: 'canceled', deleted: true });
    expect(wanted.ch_1?.snapshot).toMatchObject({ amount_refunded: 1000 });
    expect([wanted.pm_1?.snapshot.deleted, wanted.pm_2?.snapshot.deleted]).toEqual([true, undefined]);
  });

  test('a paid invoice stays paid when events of the same second arrive out of order', () => {
    const open = event(2, 'invoice.finalized', 5, { id: 'in', status: 'open' });
    const paid = event(1, 'invoice.paid', 5, { id: 'in', status: 'paid' });
    for (const events of [
      [open, paid],
      [paid, open],
    ])
      expect(play(events).get('in')?.snapshot.status).toBe('paid');
  });

  test('an event without an object is left out', () => {
    expect(objectOf(event(1, 'ping', 1, {}))).toBeUndefined();
  });
});
