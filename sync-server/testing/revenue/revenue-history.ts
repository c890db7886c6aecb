import { seededDraws } from './seeded-draws.ts';

const dayMs = 24 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Times are milliseconds. */
export interface HistoryEvent {
  readonly tenantId: string;
  readonly at: number;
  readonly status: string;
  readonly monthlyCents: number;
}

export interface HistoryDocument {
  readonly id: string;
  readonly tenantId: string;
  readonly kind: 'invoice' | 'credit_note';
  readonly providerInvoiceId: string | null;
  readonly status: 'paid' | 'pending' | 'void' | 'uncollectible';
  readonly lines: readonly { readonly kind: string; readonly cents: number }[];
  readonly creditedInvoiceId: string | null;
  readonly refundProblem: string | null;
  readonly start: number;
  readonly end: number;
  readonly due: number | null;
  readonly paidAt: number | null;
  readonly createdAt: number;
}

export interface HistorySubscription {
  readonly tenantId: string;
  readonly status: 'active' | 'paused' | 'cancelled';
  readonly currentPeriodEnd: number;
  readonly pausedAt: number | null;
}

export interface RevenueHistory {
  readonly from: number;
  readonly now: number;
  readonly events: readonly HistoryEvent[];
  readonly documents: readonly HistoryDocument[];
  readonly subscriptions: readonly HistorySubscription[];
}

interface Wanted {
  readonly seed: number;
  readonly tenants: number;
  readonly from: number;
  readonly now: number;
}

/** Raw ledger rows of tenants that subscribe, change, pause, leave, and return, with their invoices and credit notes. */
export function revenueHistory({ seed, tenants, from, now }: Wanted): RevenueHistory {
  const lives = Array.from({ length: tenants }, (_, place) => {
    const draws = seededDraws(seed * 100_003 + place);
    const wanted = { tenantId: draws.id(), from: from + draws.upTo(300 * dayMs), now, draws };
    return place % 3 === 0 ? yearOfTenant(wanted) : monthsOfTenant(wanted);
  });
  return {
    from,
    now,
    events: lives.flatMap(({ events }) => events),
    documents: lives.flatMap(({ documents }) => documents),
    subscriptions: lives.flatMap(({ subscriptions }) => subscriptions),
  };
}

interface Life {
  readonly events: HistoryEvent[];
  readonly documents: HistoryDocument[];
  readonly subscriptions: HistorySubscription[];
}

interface Tenant {
  readonly tenantId: string;
  readonly from: number;
  readonly now: number;
  readonly draws: ReturnType<typeof seededDraws>;
}

const prices = [2900, 4900, 9900, 19_900, 4158] as const;
const states = ['active', 'active', 'active', 'past_due', 'paused', 'read_only', 'cancelled', 'trialing'] as const;

function monthsOfTenant({ tenantId, from, now, draws }: Tenant): Life {
  const events: HistoryEvent[] = [];
  for (let at = from; at < now; at += hourMs + draws.upTo(60 * dayMs)) {
    const status = draws.pick(states);
    const earns = status === 'active' || status === 'past_due';
    // A coupon may take everything off.
    events.push({ tenantId, at, status, monthlyCents: !earns || draws.upTo(20) === 0 ? 0 : draws.pick(prices) });
  }
  const documents: HistoryDocument[] = [];
  for (let at = from; at < now; at += 30 * dayMs) {
    const invoice = invoiceOf({ tenantId, now, draws, start: at, end: at + 30 * dayMs, planCents: draws.pick(prices) });
    documents.push(invoice, ...notesOf(invoice, now, draws));
  }
  return { events, documents, subscriptions: [] };
}

/** A year paid at once, perhaps paused, renewed, or given up with a credit for the days left. */
function yearOfTenant({ tenantId, from, now, draws }: Tenant): Life {
  const planCents = draws.pick([49_900, 99_000, 117_531]);
  const monthlyCents = Math.round(planCents / 12);
  const paid = { tenantId, status: 'paid', kind: 'invoice', planCents, now, draws } as const;
  const first = { ...invoiceOf({ ...paid, start: from, end: from + 365 * dayMs }), status: 'paid', paidAt: from } as const;
  const events: HistoryEvent[] = [{ tenantId, at: from, status: 'active', monthlyCents }];
  const middle = from + dayMs + draws.upTo(Math.max(1, Math.min(300 * dayMs, now - from - 2 * dayMs)));
  switch (draws.pick(['runs', 'pauses', 'stays paused', 'leaves', 'credited'] as const)) {
    case 'runs': {
      const isRenewed = first.end < now;
      const renewed = {
        ...invoiceOf({ ...paid, start: first.end, end: first.end + 365 * dayMs }),
        status: 'paid',
        paidAt: first.end,
      } as const;
      const last = isRenewed ? renewed : first;
      return { events, documents: isRenewed ? [first, renewed] : [first], subscriptions: [runningUntil(tenantId, last.end)] };
    }
    case 'pauses': {
      const resumed = Math.min(now - 1, middle + hourMs + draws.upTo(40 * dayMs));
      events.push({ tenantId, at: middle, status: 'paused', monthlyCents: 0 }, { tenantId, at: resumed, status: 'active', monthlyCents });
      const end = first.end + resumed - middle;
      return { events, documents: [first], subscriptions: [runningUntil(tenantId, Math.max(end, now + 1))] };
    }
    case 'stays paused':
      events.push({ tenantId, at: middle, status: 'paused', monthlyCents: 0 });
      return { events, documents: [first], subscriptions: [{ ...runningUntil(tenantId, first.end), status: 'paused', pausedAt: middle }] };
    case 'leaves':
      events.push({ tenantId, at: middle, status: 'cancelled', monthlyCents: 0 });
      return {
        events,
        documents: [
          first,
          noteOf(first, draws, { cents: Math.round((planCents * (first.end - middle)) / (365 * dayMs)), createdAt: middle }),
        ],
        subscriptions: [{ ...runningUntil(tenantId, first.end), status: 'cancelled' }],
      };
    case 'credited':
      return { events, documents: [first, noteOf(first, draws, { cents: 1000, createdAt: middle })], subscriptions: [] };
  }
}

function runningUntil(tenantId: string, currentPeriodEnd: number): HistorySubscription {
  return { tenantId, status: 'active', currentPeriodEnd, pausedAt: null };
}

interface WantedInvoice {
  readonly tenantId: string;
  readonly now: number;
  readonly draws: Tenant['draws'];
  readonly start: number;
  readonly end: number;
  readonly planCents: number;
}

function invoiceOf({ tenantId, now, draws, start, end, planCents }: WantedInvoice): HistoryDocument {
  const off = draws.upTo(4) === 0 ? draws.upTo(planCents) : 0;
  const ai = draws.upTo(3) === 0 ? 500 + draws.upTo(9500) : 0;
  const taxed = planCents - off + ai;
  const id = draws.id();
  const status = draws.pick(['paid', 'paid', 'paid', 'paid', 'pending', 'void', 'uncollectible'] as const);
  const paidAt = start + draws.upTo(20 * dayMs);
  return {
    id,
    tenantId,
    kind: 'invoice',
    providerInvoiceId: draws.upTo(2) === 0 ? `in_${id}` : null,
    status: status === 'paid' && paidAt >= now ? 'pending' : status,
    lines: [
      { kind: 'plan', cents: planCents },
      { kind: 'coupon', cents: -off },
      { kind: 'ai', cents: ai },
      { kind: 'tax', cents: Math.round(taxed * 0.081) },
    ].filter(({ cents }) => cents !== 0),
    creditedInvoiceId: null,
    refundProblem: null,
    start,
    end,
    due: draws.upTo(5) === 0 ? null : start + draws.upTo(10 * dayMs),
    paidAt: status === 'paid' && paidAt < now ? paidAt : null,
    createdAt: start,
  };
}

/** Credit notes before and after a payment, in parts or in full. */
function notesOf(invoice: HistoryDocument, now: number, draws: Tenant['draws']): HistoryDocument[] {
  if (draws.upTo(5) !== 0) return [];
  const total = invoice.lines.reduce((sum, { cents }) => sum + cents, 0);
  const createdAt = invoice.createdAt + draws.upTo(Math.min(40 * dayMs, now - invoice.createdAt));
  return [noteOf(invoice, draws, { cents: 1 + draws.upTo(total), createdAt })];
}

function noteOf(
  invoice: HistoryDocument,
  draws: Tenant['draws'],
  { cents, createdAt }: { readonly cents: number; readonly createdAt: number },
): HistoryDocument {
  const tax = Math.floor(cents * 0.075);
  return {
    ...invoice,
    id: draws.id(),
    kind: 'credit_note',
    providerInvoiceId: null,
    status: 'paid',
    lines: [
      { kind: 'credit', cents: tax - cents },
      { kind: 'tax', cents: -tax },
    ],
    creditedInvoiceId: invoice.id,
    refundProblem: draws.upTo(4) === 0 ? 'The card is closed.' : null,
    paidAt: createdAt,
    createdAt,
  };
}
