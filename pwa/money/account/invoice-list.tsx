import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { Column } from '#app/kit/lists/list-table.tsx';
import { csvOf } from '#app/kit/lists/list-toolbar.tsx';
import { downloadInvoice } from '#app/money/invoices/download-invoice.ts';
import { invoiceTitle } from '#app/money/invoices/invoice-content.ts';
import { downloadText } from '#app/ui/download-text.ts';
import { dayText } from '#app/ui/fields/day-text.ts';
import { toastAtom } from '#app/ui/messages/toast-atom.ts';
import { t } from '#contract/language/t.ts';
import type { BillingAccount, Invoice } from '#contract/money/billing.ts';
import type { TenantUsage } from '#contract/money/revenue/stats.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { money } from '#contract/values/amounts/money.ts';
import { accountTexts } from './parts/account-texts.ts';
import { printedInvoice } from './printed-invoice.ts';

interface InvoiceListProps {
  readonly info: TenantInfo;
  readonly usage: TenantUsage;
  readonly billing: BillingAccount | undefined;
}

const states = {
  paid: { name: t('Paid'), palette: 'green' },
  pending: { name: t('Pending'), palette: 'orange' },
  void: { name: t('Void'), palette: 'gray' },
  uncollectible: { name: t('Uncollectible'), palette: 'red' },
} as const;

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: t('Number'), cell: ({ number }) => number, csv: ({ number }) => number ?? '' },
  {
    id: 'createdAt',
    header: t('Date'),
    cell: ({ createdAt }) => dayText(createdAt),
    csv: ({ createdAt }) => createdAt.toISOString().slice(0, 10),
  },
  { id: 'amount', header: t('Amount'), cell: ({ amount }) => amount, csv: ({ amount }) => amount },
  { id: 'currency', header: t('Currency'), cell: ({ currency }) => currency, csv: ({ currency }) => currency.toUpperCase() },
  { id: 'status', header: t('Status'), cell: (invoice) => stateName(invoice), csv: (invoice) => stateName(invoice) },
];

/** Number of invoices that are shown at first, and that each click on the button adds. */
const pageSize = 12;

/** The newest invoices and credit notes, and the older ones on request, each as a PDF that is made on this device. */
export function InvoiceList({ info, usage, billing }: InvoiceListProps) {
  const setToast = useSetAtom(toastAtom);
  const { list, count, showOlder } = useOlder();
  const invoices = billing?.invoices ?? usage.invoices.map((invoice) => printedInvoice(invoice, info));
  async function download(invoice: Invoice): Promise<void> {
    try {
      await downloadInvoice({ invoice, brand: info.brand, tenantName: info.name });
    } catch {
      setToast({ title: t('Download Failed'), description: accountTexts.downloadFailed, variant: 'destructive' });
    }
  }
  if (invoices.length === 0) return <Text color="fg.muted">{accountTexts.noInvoices}</Text>;
  return (
    <>
      <Stack as="ul" ref={list} gap="0" listStyleType="none">
        {invoices.slice(0, count).map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} onDownload={() => void download(invoice)} />
        ))}
      </Stack>
      {invoices.length > count ? (
        <Button alignSelf="start" size="sm" variant="outline" onClick={showOlder}>
          {t('Show older invoices')}
        </Button>
      ) : null}
      <Button
        alignSelf="start"
        size="sm"
        variant="outline"
        onClick={() => downloadText('invoices.csv', 'text/csv', csvOf(columns, invoices))}
      >
        {t('Export All as CSV')}
      </Button>
    </>
  );
}

/** The number of shown rows. Older rows take the focus, because their button may be gone. */
function useOlder() {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(pageSize);
  useEffect(() => {
    if (count > pageSize) list.current?.children[count - pageSize]?.querySelector('button')?.focus();
  }, [count]);
  return { list, count, showOlder: () => setCount((before) => before + pageSize) };
}

function InvoiceRow({ invoice, onDownload }: { readonly invoice: Invoice; readonly onDownload: () => void }) {
  return (
    <Flex as="li" gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
      <Text flex="1" minW="28">
        {dayText(invoice.createdAt)}
        {invoice.number === null ? null : (
          <Text as="span" color="fg.muted" ps="3" fontSize="sm" whiteSpace="nowrap">
            {invoice.number}
          </Text>
        )}
      </Text>
      <Text fontVariantNumeric="tabular-nums">{money(Number(invoice.amount), { currency: invoice.currency.toUpperCase() })}</Text>
      <Badge colorPalette={invoice.kind === 'credit_note' ? 'gray' : states[invoice.status].palette}>{stateName(invoice)}</Badge>
      {typeof invoice.dispute !== 'string' ? null : <Badge colorPalette="red">{disputeName(invoice.dispute)}</Badge>}
      <Button size="sm" variant="outline" aria-label={t('Download {invoice}', { invoice: nameOf(invoice) })} onClick={onDownload}>
        {t('Download')}
      </Button>
    </Flex>
  );
}

function stateName({ kind, status }: Invoice): string {
  return kind === 'credit_note' ? t('Credit note') : states[status].name;
}

function disputeName(dispute: string): string {
  if (dispute === 'won') return t('Dispute won');
  return dispute === 'lost' ? t('Dispute lost') : t('Disputed');
}

function nameOf(invoice: Invoice): string {
  return invoice.number === null ? t('the invoice of {createdAt}', { createdAt: dayText(invoice.createdAt) }) : invoiceTitle(invoice);
}
