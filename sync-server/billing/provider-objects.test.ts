import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PaymentEvent } from './payment-provider.ts';
import { objectOf, type ProviderObject, takeProviderEvent } from './provider-objects.ts';

const event = (place: number, type: string, second: number, object: Record<string, unknown>): PaymentEvent => ({
  id: `evt_${String(place).padStart(3, '0')}`,
  type,
  createdAt: new Date(second * 1000),
  object,
});

/** A year of a customer as the card service reports it, in order, with several events within one second. */
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
].map(([type, object], place) => event(place, String(type), 1000 + Math.floor(place / 2), Object(object)));

const play = (events: readonly PaymentEvent[]): ReadonlyMap<string, ProviderObject> =>
  events.reduce<ReadonlyMap<string, ProviderObject>>(takeProviderEvent, new Map());
const stateOf = (objects: ReadonlyMap<string, ProviderObject>) => Object.fromEntries([...objects].sort(([a], [b]) => (a < b ? -1 : 1)));
const wanted = stateOf(play(ordered));
/** The reconciliation asks the card service for the current state of each object. */
const newest = ordered.filter(({ id }) => Object.values(wanted).some(({ eventId }) => eventId === id));

describe('events of the card service', () => {
  test('10,000 sequences with duplicates, swaps and gaps end in the state of the ordered one', () => {
    const places = fc.array(fc.nat(ordered.length - 1), { minLength: 0, maxLength: 40 });
    fc.assert(
      fc.property(places, fc.nat(), (delivered, turn) => {
        const sequence = delivered.flatMap((place) => ordered[place] ?? []);
        // The reconciliation delivers missed events, at any moment.
        const at = turn % (sequence.length + 1);
        expect(stateOf(play([...sequence.slice(0, at), ...newest, ...sequence.slice(at)]))).toEqual(wanted);
      }),
      { numRuns: 10_000 },
    );
  });

  test('the ordered sequence ends cancelled, refunded, and with the new card', () => {
    expect(wanted.sub_1?.snapshot).toMatchObject({ status: 'canceled', deleted: true });
    expect(wanted.ch_1?.snapshot).toMatchObject({ amount_refunded: 1000 });
    expect([wanted.pm_1?.snapshot.deleted, wanted.pm_2?.snapshot.deleted]).toEqual([true, undefined]);
  });

  test('within one second a paid invoice stays paid', () => {
    const open = event(2, 'invoice.finalized', 5, { id: 'in', status: 'open' });
    const paid = event(1, 'invoice.paid', 5, { id: 'in', status: 'paid' });
    for (const events of [
      [open, paid],
      [paid, open],
    ])
      expect(play(events).get('in')?.snapshot.status).toBe('paid');
  });

  test('an event about nothing is left out', () => {
    expect(objectOf(event(1, 'ping', 1, {}))).toBeUndefined();
  });
});
