import type { Invoice } from '#contract/billing.ts';
import { centsOf, centsToText } from '#contract/cents.ts';
import type { Seller } from '#contract/settings.ts';
import { amountOf, dayOf } from './invoice-texts.ts';

export interface InvoiceRow {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean;
}

interface Block {
  readonly title: string;
  readonly lines: readonly string[];
}

/** An invoice as it is printed, in the order of the page. */
export interface InvoiceContent {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly parties: readonly Block[];
  readonly rows: readonly InvoiceRow[];
  readonly state: string;
}

const titles = { invoice: 'Invoice', credit_note: 'Credit note' } as const;

export function invoiceTitle({ kind, number, createdAt }: Pick<Invoice, 'kind' | 'number' | 'createdAt'>): string {
  return `${titles[kind]} ${number ?? dayOf(createdAt)}`;
}

/** Content of the printed page. Without a seller in the platform's settings, no seller is printed. */
export function invoiceContent(invoice: Invoice, seller: Seller): InvoiceContent {
  const { createdAt, dueDate, periodStart, periodEnd, kind } = invoice;
  const facts = [
    { label: 'Number', value: invoice.number ?? 'Not numbered yet' },
    { label: 'Date', value: dayOf(createdAt) },
    ...(dueDate === null || kind === 'credit_note' ? [] : [{ label: 'Due', value: dayOf(dueDate) }]),
    ...(periodStart === null || periodEnd === null ? [] : [{ label: 'Period', value: `${dayOf(periodStart)} to ${dayOf(periodEnd)}` }]),
  ];
  return { title: invoiceTitle(invoice), facts, parties: partiesOf(invoice, seller), rows: rowsOf(invoice), state: stateOf(invoice) };
}

function partiesOf({ buyer }: Invoice, seller: Seller): readonly Block[] {
  const { tenantName, company, address, taxId, email } = buyer;
  const names = company === '' || company === tenantName ? [tenantName] : [company, tenantName];
  return [
    { title: 'From', lines: present([seller.name, seller.address, taxIdText(seller.taxId)]) },
    { title: 'Billed to', lines: present([...names, address, taxIdText(taxId), email ?? '']) },
  ].filter(({ lines }) => lines.length > 0);
}

function taxIdText(taxId: string): string {
  return taxId === '' ? '' : `Tax ID ${taxId}`;
}

function present(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}

/** The lines, their sum before tax if tax is charged, the tax, and the total. */
function rowsOf({ lines, amount, currency, kind }: Invoice): readonly InvoiceRow[] {
  const row = ({ description, amount: lineAmount }: Invoice['lines'][number]): InvoiceRow => ({
    label: description,
    amount: amountOf(lineAmount, currency),
  });
  const taxes = lines.filter((line) => line.kind === 'tax');
  const charges = lines.filter((line) => line.kind !== 'tax');
  const beforeTax = charges.reduce((sum, line) => sum + centsOf(line.amount), 0);
  const subtotal = taxes.length === 0 ? [] : [{ label: 'Subtotal', amount: amountOf(centsToText(beforeTax), currency) }];
  const total = { label: kind === 'credit_note' ? 'Total credited' : 'Total', amount: amountOf(amount, currency), isTotal: true };
  return [...charges.map(row), ...subtotal, ...taxes.map(row), total];
}

function stateOf({ kind, status, paidAt, dueDate, amount, currency }: Invoice): string {
  if (kind === 'credit_note') return 'This credit note reduces the invoice that it names.';
  switch (status) {
    case 'paid':
      return paidAt === null ? 'Paid. Nothing is due.' : `Paid on ${dayOf(paidAt)}. Nothing is due.`;
    case 'pending':
      return `Not paid yet: ${amountOf(amount, currency)} due${dueDate === null ? '' : ` on ${dayOf(dueDate)}`}.`;
    case 'void':
      return 'This invoice is void. Nothing is due.';
    case 'uncollectible':
      return `Not paid: ${amountOf(amount, currency)} is still due.`;
  }
}
