import type { HistoryDocument, HistoryEvent, RevenueHistory } from './revenue-history.ts';

const dayMs = 24 * 60 * 60 * 1000;
const customerStatuses = new Set(['active', 'past_due', 'paused']);

/**
 * The figures of docs/revenue.md a second time, day by day and tenant by tenant, without the code of the server. Each question is answered by
 * reading all rows again.
 */
export function modelRevenue(history: RevenueHistory, months: number) {
  const { now, events, documents } = history;
  const starts = Array.from({ length: months }, (_, place) => monthBefore(now, months - 1 - place));
  const byTenant = groupBy(events, ({ tenantId }) => tenantId);
  const notes = groupBy(documents, ({ creditedInvoiceId }) => creditedInvoiceId);
  return {
    months: starts.map((start, place) => ({
      ...movementsOf(byTenant, start, starts[place + 1] ?? now + 1),
      collectedCents: collectedBetween(documents, notes, start, starts[place + 1] ?? now + 1),
    })),
    outstanding: outstandingAt(documents, notes, now),
    deferredCents: deferredAt(documents, notes, byTenant, now),
  };
}

type Notes = ReadonlyMap<string | null, readonly HistoryDocument[]>;

function groupBy<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    group.push(row);
    groups.set(keyOf(row), group);
  }
  return groups;
}

function monthBefore(now: number, months: number): number {
  const day = new Date(now);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - months, 1);
}

/** Walks the days of a month and collects what each day moved, then names the sum of a tenant by its first and its last day. */
function movementsOf(byTenant: ReadonlyMap<string, readonly HistoryEvent[]>, start: number, end: number) {
  const sums = { newCents: 0, expansionCents: 0, contractionCents: 0, churnCents: 0, reactivationCents: 0 };
  let recurringCents = 0;
  for (const events of byTenant.values()) {
    const first = valueBefore(events, start);
    let moved = 0;
    for (let day = start; day < end; day += dayMs)
      moved += valueBefore(events, Math.min(day + dayMs, end)).monthlyCents - valueBefore(events, day).monthlyCents;
    const last = valueBefore(events, end);
    recurringCents += first.monthlyCents + moved;
    const hasPaid = events.some(({ at, monthlyCents }) => at < start && monthlyCents > 0);
    if (first.monthlyCents > 0 && last.monthlyCents === 0 && !customerStatuses.has(last.status)) sums.churnCents += moved;
    else if (first.monthlyCents === 0 && !hasPaid) sums.newCents += moved;
    else if (first.monthlyCents === 0) sums.reactivationCents += moved;
    else if (moved > 0) sums.expansionCents += moved;
    else sums.contractionCents += moved;
  }
  return { recurringCents, movements: sums };
}

function valueBefore(events: readonly HistoryEvent[], moment: number) {
  return events.findLast(({ at }) => at < moment) ?? { status: 'none', monthlyCents: 0 };
}

function totalOf({ lines }: HistoryDocument): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0);
}

function collectedBetween(documents: readonly HistoryDocument[], notes: Notes, start: number, end: number): number {
  let cents = 0;
  for (const invoice of documents) {
    if (invoice.kind !== 'invoice' || invoice.status !== 'paid' || invoice.paidAt === null) continue;
    const own = notes.get(invoice.id) ?? [];
    let paid = totalOf(invoice);
    for (const note of own) if (note.createdAt < invoice.paidAt) paid += totalOf(note);
    if (invoice.paidAt >= start && invoice.paidAt < end && paid > 0) cents += paid;
    for (const note of own) {
      const isRefund = invoice.providerInvoiceId !== null && note.refundProblem === null && note.createdAt >= invoice.paidAt;
      if (isRefund && note.createdAt >= start && note.createdAt < end) cents += totalOf(note);
    }
  }
  return cents;
}

function outstandingAt(documents: readonly HistoryDocument[], notes: Notes, now: number) {
  const ages = { currentCents: 0, upTo30Cents: 0, upTo60Cents: 0, upTo90Cents: 0, over90Cents: 0 };
  for (const invoice of documents.filter(({ kind, status }) => kind === 'invoice' && status === 'pending')) {
    const open = [invoice, ...(notes.get(invoice.id) ?? [])].reduce((sum, document) => sum + totalOf(document), 0);
    let days = 0;
    while ((invoice.due ?? invoice.createdAt) + (days + 1) * dayMs <= now) days += 1;
    if (days === 0) ages.currentCents += open;
    else if (days <= 30) ages.upTo30Cents += open;
    else if (days <= 60) ages.upTo60Cents += open;
    else if (days <= 90) ages.upTo90Cents += open;
    else ages.over90Cents += open;
  }
  return ages;
}

/** Serves a paid year day by day, outside of pauses, until now; the days left are deferred. */
function deferredAt(
  documents: readonly HistoryDocument[],
  notes: Notes,
  byTenant: ReadonlyMap<string, readonly HistoryEvent[]>,
  now: number,
) {
  let deferred = 0;
  for (const { id, kind, status, tenantId, start, end, lines } of documents) {
    if (kind !== 'invoice' || status !== 'paid' || end - start <= 31 * dayMs) continue;
    const days = Math.round((end - start) / dayMs);
    const planCents = sumOf(lines, ['plan', 'coupon']);
    let left = days;
    for (let servedMs = activeMs(byTenant.get(tenantId) ?? [], start, now); servedMs >= dayMs && left > 0; servedMs -= dayMs) left -= 1;
    const credited = (notes.get(id) ?? []).reduce((sum, note) => sum - sumOf(note.lines, ['credit']), 0);
    // Half a cent up, in whole numbers.
    const rest = Math.floor((2 * planCents * left + days) / (2 * days)) - credited;
    if (rest > 0) deferred += rest;
  }
  return deferred;
}

function sumOf(lines: HistoryDocument['lines'], kinds: readonly string[]): number {
  return lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { cents }) => sum + cents, 0);
}

/** Time between two moments less the pauses that began in it, as the events tell. */
function activeMs(events: readonly HistoryEvent[], start: number, now: number): number {
  const paused = events.map(({ at, status }, place) => (status === 'paused' && at >= start ? (events[place + 1]?.at ?? now) - at : 0));
  return now - start - paused.reduce((sum, length) => sum + length, 0);
}
