import { Invoice } from '#contract/money/billing.ts';
import { noBillingDetails } from '#contract/money/billing-details.ts';
import { seller as sellerEntity } from '#contract/money/settings/billing-settings.ts';
import { readStored } from '#contract/values/entity/read-stored.ts';

export const invoiceColumns = {
  id: true,
  number: true,
  kind: true,
  amount: true,
  currency: true,
  status: true,
  refundProblem: true,
  bankAskedAt: true,
  dispute: true,
  lines: true,
  buyer: true,
  seller: true,
  periodStart: true,
  periodEnd: true,
  dueDate: true,
  paidAt: true,
  createdAt: true,
} as const;

interface InvoiceRow extends Omit<Invoice, 'kind' | 'lines' | 'buyer' | 'seller' | 'refundProblem' | 'isBankAsking' | 'dispute'> {
  readonly kind: string;
  readonly lines: unknown;
  readonly buyer: unknown;
  readonly seller: unknown;
  readonly refundProblem: string | null;
  readonly bankAskedAt: Date | null;
  readonly dispute: string | null;
}

/** An invoice as it is shown. Old ones lack values that were not stored at the time. */
export function invoiceView<Row extends InvoiceRow>({ bankAskedAt, ...row }: Row) {
  const { lines, buyer, seller } = Invoice.shape;
  return {
    ...row,
    kind: row.kind === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
    isBankAsking: bankAskedAt !== null && row.status === 'pending',
    lines: lines.parse(linesOf(row.lines)),
    buyer: buyer.parse({ ...noBuyer, ...Object(row.buyer) }),
    seller: seller.parse({ ...readStored(sellerEntity, {}), ...Object(row.seller) }),
  };
}

const noBuyer = { tenantName: '', email: null, ...noBillingDetails };

/** Lines of old invoices have no kind. */
function linesOf(lines: unknown): readonly object[] {
  return Array.isArray(lines) ? lines.map((line: unknown) => ({ kind: 'plan', ...Object(line) })) : [];
}
