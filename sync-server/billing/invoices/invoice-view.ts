import { Invoice } from '#contract/billing/billing.ts';
import { settingDefaults } from '#contract/tenants/settings.ts';

export const invoiceColumns = {
  id: true,
  number: true,
  kind: true,
  amount: true,
  currency: true,
  status: true,
  refundProblem: true,
  lines: true,
  buyer: true,
  seller: true,
  periodStart: true,
  periodEnd: true,
  dueDate: true,
  paidAt: true,
  createdAt: true,
} as const;

interface InvoiceRow extends Omit<Invoice, 'kind' | 'lines' | 'buyer' | 'seller' | 'refundProblem'> {
  readonly kind: string;
  readonly lines: unknown;
  readonly buyer: unknown;
  readonly seller: unknown;
  readonly refundProblem: string | null;
}

/** An invoice as it is shown. Old ones lack values that were not stored at the time. */
export function invoiceView<Row extends InvoiceRow>(row: Row) {
  const { lines, buyer, seller } = Invoice.shape;
  return {
    ...row,
    kind: row.kind === 'credit_note' ? ('credit_note' as const) : ('invoice' as const),
    lines: lines.parse(linesOf(row.lines)),
    buyer: buyer.parse({ ...noBuyer, ...Object(row.buyer) }),
    seller: seller.parse({ ...settingDefaults.seller, ...Object(row.seller) }),
  };
}

const noBuyer = { tenantName: '', email: null, company: '', address: '', taxId: '' };

/** Lines of old invoices have no kind. */
function linesOf(lines: unknown): readonly object[] {
  return Array.isArray(lines) ? lines.map((line: unknown) => ({ kind: 'plan', ...Object(line) })) : [];
}
