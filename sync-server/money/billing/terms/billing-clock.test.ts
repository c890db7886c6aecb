import { beforeAll, describe, expect, test } from 'vitest';
import { recurringByMonth } from '#server/money/subscriptions/recurring-revenue.ts';
import { type Customer, playModel } from '#server/testing/billing-model.ts';
import { playWorld } from '#server/testing/billing-world.ts';
import type { BillingRules } from './billing-state.ts';

const rules: BillingRules = {
  pricing: { pricePerCall: 0.01, minimumMonthlyCharge: 5, overageCap: 100 },
  gracePeriodDays: 15,
  firstReminderDays: 5,
  finalReminderDays: 1,
  taxPercent: '8.1',
};
const modelRules = { taxPerMille: 81, graceDays: 15, reminders: [5, 1] } as const;
/** 2026-01-01. */
const firstDay = 20_454;
const months = 36;
const lastDay = firstDay + Math.round(months * 30.44);

/** Numbers from 0 up to 1, determined by the seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function customerOf(seed: number): Customer {
  const random = randomFrom(seed);
  const upTo = (limit: number): number => Math.floor(random() * limit);
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value => values[upTo(values.length)] ?? values[0];
  const startDay = firstDay + upTo(120);
  const busy = pick([0, 3, 40, 400]);
  const someDay = (): number => startDay + 20 + upTo(900);
  const declinedFrom = someDay();
  return {
    id: String(seed),
    startDay,
    priceCents: pick([1900, 4900, 4999, 19_900]),
    interval: pick(['month', 'month', 'year']),
    allowance: pick([0, 100, 1000]),
    coupon: pick([
      null,
      null,
      { kind: 'percent', value: 10 },
      { kind: 'percent', value: 100 },
      { kind: 'amount', value: 2000 },
      { kind: 'percent', value: 30, isOfFirst: true },
      { kind: 'amount', value: 700, isOfFirst: true },
    ]),
    trialDays: pick([0, 0, 14, 30]),
    callsOn: (day) => (busy === 0 ? 0 : (day * 7919 + seed * 31) % busy),
    downgrade: random() < 0.3 ? { day: someDay(), priceCents: 900, allowance: 50 } : null,
    pause: random() < 0.3 ? { day: someDay(), days: 1 + upTo(90) } : null,
    cancelDay: random() < 0.2 ? someDay() : null,
    declined: random() < 0.4 ? [declinedFrom, declinedFrom + 1 + upTo(60)] : null,
  };
}

interface PlayedCustomer {
  readonly said: object;
  readonly played: ReturnType<typeof playWorld>;
  readonly wanted: ReturnType<typeof playModel>;
}

describe('the billing clock', () => {
  let customers: readonly PlayedCustomer[];
  beforeAll(() => {
    customers = Array.from({ length: 1000 }, (_, place) => {
      const customer = customerOf(place + 1);
      return { said: customer, played: playWorld(customer, rules, lastDay), wanted: playModel(customer, modelRules, lastDay) };
    });
  }, 60_000);

  test('1,000 subscriptions over 36 months are billed to the cent as the model says, and no invoice is charged twice', () => {
    const kinds = new Set<string>();
    for (const { said, played, wanted } of customers) {
      expect({ said, bills: played.bills }).toEqual({ said, bills: wanted.bills });
      expect(played.charges).toBe(played.bills.filter(({ cents, paidDay }) => cents > 0 && paidDay !== null).length);
      expect(played.mails).toEqual(wanted.mails);
      expect([...new Set(played.mails)]).toEqual(played.mails);
      for (const mail of played.mails) kinds.add(mail.split(' ')[1] ?? '');
    }
    expect([...kinds].sort()).toEqual(['ended', 'finalReminder', 'firstReminder', 'invoice', 'paymentFailed', 'readOnly', 'resumed']);
  }, 60_000);

  test('their recurring revenue, customers, and churn by month are those of the model, to the cent', () => {
    const months = new Map<number, { recurringCents: number; customers: number; churned: number }>();
    for (const { wanted } of customers) {
      let wasCustomer = false;
      for (const [end, { recurringCents, isCustomer }] of wanted.monthEnds) {
        const before = months.get(end) ?? { recurringCents: 0, customers: 0, churned: 0 };
        months.set(end, {
          recurringCents: before.recurringCents + recurringCents,
          customers: before.customers + Number(isCustomer),
          churned: before.churned + Number(wasCustomer && !isCustomer),
        });
        wasCustomer = isCustomer;
      }
    }
    const ends = [...months.keys()].sort((a, b) => a - b);
    const events = customers.flatMap(({ played }) => played.values).sort((a, b) => a.at.getTime() - b.at.getTime());
    const bounds = [firstDay, ...ends].map((day) => new Date(day * 86_400_000));
    const counted = recurringByMonth(events, bounds).map(({ churnPercent: _, movements: __, ...month }) => month);
    expect(counted).toEqual(ends.map((end) => months.get(end)));
    expect(ends).toHaveLength(36);
    expect(counted.reduce((total, { churned }) => total + churned, 0)).toBeGreaterThan(100);
    expect(Math.min(...counted.map(({ recurringCents }) => recurringCents))).toBeGreaterThan(100_000);
  }, 60_000);
});
