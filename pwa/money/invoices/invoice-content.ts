import { t } from '#contract/language/t.ts';
import type { Invoice } from '#contract/money/billing.ts';
import { isReverseCharge } from '#contract/money/taxes.ts';
import { centsOf, centsToText } from '#contract/values/amounts/cents.ts';
import { amountOf, dayOf } from './invoice-texts.ts';
import { lineText } from './line-text.ts';

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
  /** Sentences that the law asks for. */
  readonly notes: readonly string[];
}

const titles = { invoice: t('Invoice'), credit_note: t('Credit note') } as const;

export function invoiceTitle({ kind, number, createdAt }: Pick<Invoice, 'kind' | 'number' | 'createdAt'>): string {
  return `${titles[kind]} ${number ?? dayOf(createdAt)}`;
}

/** Content of the printed page. If the platform had named no seller when the invoice was issued, none is printed. */
export function invoiceContent(invoice: Invoice): InvoiceContent {
  const { createdAt, dueDate, periodStart, periodEnd, kind } = invoice;
  const facts = [
    { label: t('Number'), value: invoice.number ?? t('Not numbered yet') },
    { label: t('Date'), value: dayOf(createdAt) },
    ...(dueDate === null || kind === 'credit_note' ? [] : [{ label: t('Due'), value: dayOf(dueDate) }]),
    ...(periodStart === null || periodEnd === null
      ? []
      : [
          {
            label: t('Period'),
            value: t('{periodStart} to {periodEnd}', { periodStart: dayOf(periodStart), periodEnd: dayOf(periodEnd) }),
          },
        ]),
  ];
  return {
    title: invoiceTitle(invoice),
    facts,
    parties: partiesOf(invoice),
    rows: rowsOf(invoice),
    state: stateOf(invoice),
    notes: notesOf(invoice),
  };
}

function partiesOf({ buyer, seller }: Invoice): readonly Block[] {
  const { tenantName, company, address, taxId, email } = buyer;
  const names = company === '' || company === tenantName ? [tenantName] : [company, tenantName];
  return [
    { title: t('From'), lines: present([seller.name, seller.address, taxIdText(seller.taxId)]) },
    { title: t('Billed to'), lines: present([...names, address, taxIdText(taxId), email ?? '']) },
  ].filter(({ lines }) => lines.length > 0);
}

function taxIdText(taxId: string): string {
  return taxId === '' ? '' : t('Tax ID {taxId}', { taxId });
}

function present(lines: readonly string[]): readonly string[] {
  return lines.filter((line) => line !== '');
}

/** The lines, their sum before tax if tax is charged, the tax, the total, and what credit leaves of it. */
function rowsOf({ lines, amount, currency, kind }: Invoice): readonly InvoiceRow[] {
  const row = (line: Invoice['lines'][number]): InvoiceRow => ({
    label: lineText(line),
    amount: amountOf(line.amount, currency),
  });
  const taxes = lines.filter((line) => line.kind === 'tax');
  const credits = lines.filter((line) => line.kind === 'balance');
  const charges = lines.filter((line) => line.kind !== 'tax' && line.kind !== 'balance');
  const beforeTax = charges.reduce((sum, line) => sum + centsOf(line.amount), 0);
  const subtotal = taxes.length === 0 ? [] : [{ label: t('Subtotal'), amount: amountOf(centsToText(beforeTax), currency) }];
  const total = { label: kind === 'credit_note' ? t('Total credited') : t('Total'), amount: amountOf(amount, currency), isTotal: true };
  const priced = [...charges.map(row), ...subtotal, ...taxes.map(row)];
  if (credits.length === 0) return [...priced, total];
  const used = credits.reduce((sum, line) => sum + centsOf(line.amount), 0);
  const before = { ...total, amount: amountOf(centsToText(centsOf(amount) - used), currency) };
  return [...priced, before, ...credits.map(row), { ...total, label: t('Amount due') }];
}

function notesOf({ seller, buyer }: Invoice): readonly string[] {
  return isReverseCharge(seller, buyer) ? [t('Reverse charge: the recipient of the service is liable for the VAT.')] : [];
}

function stateOf({ kind, status, paidAt, dueDate, amount, currency }: Invoice): string {
  if (kind === 'credit_note') return t('This credit note reduces the invoice that it names.');
  switch (status) {
    case 'paid':
      return paidAt === null ? t('Paid. Nothing is due.') : t('Paid on {paidAt}. Nothing is due.', { paidAt: dayOf(paidAt) });
    case 'pending':
      return dueDate === null
        ? t('Not paid yet: {amount} due.', { amount: amountOf(amount, currency) })
        : t('Not paid yet: {amount} due on {dueDate}.', { amount: amountOf(amount, currency), dueDate: dayOf(dueDate) });
    case 'void':
      return t('This invoice is void. Nothing is due.');
    case 'uncollectible':
      return t('Not paid: {amount} is still due.', { amount: amountOf(amount, currency) });
  }
}
