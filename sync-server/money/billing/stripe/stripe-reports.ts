import type Stripe from 'stripe';
import type { PaymentEvent } from '#server/money/billing/provider/payment-provider.ts';
import type { ProviderReports } from '#server/money/billing/provider/provider-reports.ts';

/** The events that this server follows: those that the webhook delivers, and those that the reconciliation reads again. */
export const handledEvents = [
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.subscription.pending_update_applied',
  'customer.subscription.pending_update_expired',
  'invoice.finalized',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'invoice_payment.paid',
  'charge.succeeded',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'setup_intent.succeeded',
  'payment_method.attached',
  'payment_method.updated',
  'payment_method.detached',
] as const satisfies readonly Stripe.WebhookEndpointCreateParams.EnabledEvent[];

/** Rows of one request, and the requests after which a listing is refused as endless. */
const limit = 100;
const mostPages = 1000;

interface Row {
  readonly id: string;
}

interface Listed<Value extends Row> {
  readonly row: Value;
  /** Time of the answer by the card service's clock. */
  readonly at: Date;
}

interface After {
  readonly limit: number;
  readonly starting_after?: string;
}

export function createStripeReports(stripe: Stripe): ProviderReports {
  return {
    events: async function* (since) {
      const created = { gte: secondsOf(since) };
      for await (const { row } of listed((page) => stripe.events.list({ created, types: [...handledEvents], ...page })))
        yield { id: row.id, type: row.type, createdAt: new Date(row.created * 1000), object: { ...row.data.object } };
    },
    objects: async function* (since) {
      const created = { gte: secondsOf(since) };
      yield* snapshots(
        'customer.subscription',
        listed((page) => stripe.subscriptions.list({ status: 'all', ...page })),
      );
      yield* snapshots(
        'invoice',
        listed((page) => stripe.invoices.list({ created, ...page })),
      );
      yield* snapshots(
        'invoice_payment',
        listed((page) => stripe.invoicePayments.list({ created, ...page })),
      );
      yield* snapshots(
        'charge',
        listed((page) => stripe.charges.list({ created, ...page })),
      );
      yield* snapshots(
        'charge.dispute',
        listed((page) => stripe.disputes.list({ created, ...page })),
      );
      // A refund may belong to a charge that is older than the charges listed above.
      for await (const { row, at } of listed((page) => stripe.refunds.list({ created, expand: ['data.charge'], ...page })))
        if (typeof row.charge === 'object' && row.charge !== null) yield snapshotOf('charge', { row: row.charge, at });
    },
  };
}

async function* listed<Value extends Row>(
  readPage: (page: After) => Promise<Stripe.Response<Stripe.ApiList<Value>>>,
): AsyncIterable<Listed<Value>> {
  let after: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { data, has_more: hasMore, lastResponse } = await readPage({ limit, ...(after === undefined ? {} : { starting_after: after }) });
    const at = new Date(lastResponse.headers.date ?? 0);
    for (const row of data) yield { row, at };
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) return;
  }
  throw new Error(`The card service listed more than ${mostPages * limit} objects.`);
}

async function* snapshots(kind: string, rows: AsyncIterable<Listed<Row>>): AsyncIterable<PaymentEvent> {
  for await (const row of rows) yield snapshotOf(kind, row);
}

/** Dated a second before the answer, so that a webhook about a change in the same second replaces it. */
export function snapshotOf(kind: string, { row, at }: Listed<Row>): PaymentEvent {
  const createdAt = new Date(at.getTime() - 1000);
  return { id: `snapshot:${row.id}:${createdAt.getTime()}`, type: `${kind}.snapshot`, createdAt, object: { ...row } };
}

function secondsOf(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
