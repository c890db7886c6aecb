import { Badge, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useSetAtom } from 'jotai';
import { dollars } from '#calculators/kit/words.ts';
import type { BillingAccount, Invoice } from '#contract/billing.ts';
import { type Seller, settingDefaults } from '#contract/settings.ts';
import type { TenantUsage } from '#contract/stats.ts';
import type { TenantInfo } from '#contract/tenant-info.ts';
import { downloadInvoice } from '../invoices/download-invoice.ts';
import { invoiceTitle } from '../invoices/invoice-content.ts';
import type { Column } from '../kit/list-table.tsx';
import { csvOf } from '../kit/list-toolbar.tsx';
import { downloadText } from '../ui/download-text.ts';
import { toastAtom } from '../ui/toast-atom.ts';
import { accountTexts, dayText } from './account-texts.ts';
import { printedInvoice } from './printed-invoice.ts';

interface InvoiceListProps {
  readonly info: TenantInfo;
  readonly usage: TenantUsage;
  readonly billing: BillingAccount | undefined;
}

const states = {
  paid: { name: 'Paid', palette: 'green' },
  pending: { name: 'Pending', palette: 'orange' },
  void: { name: 'Void', palette: 'gray' },
  uncollectible: { name: 'Uncollectible', palette: 'red' },
} as const;

const columns: readonly Column<Invoice>[] = [
  { id: 'number', header: 'Number', cell: ({ number }) => number, csv: ({ number }) => number ?? '' },
  {
    id: 'createdAt',
    header: 'Date',
    cell: ({ createdAt }) => dayText(createdAt),
    csv: ({ createdAt }) => createdAt.toISOString().slice(0, 10),
  },
  { id: 'amount', header: 'Amount', cell: ({ amount }) => amount, csv: ({ amount }) => amount },
  { id: 'currency', header: 'Currency', cell: ({ currency }) => currency, csv: ({ currency }) => currency.toUpperCase() },
  { id: 'status', header: 'Status', cell: (invoice) => stateName(invoice), csv: (invoice) => stateName(invoice) },
];

const shownInvoices = 12;
const noSeller: Seller = settingDefaults.seller;

/** The newest invoices and credit notes, each as a PDF that is made on this device. */
export function InvoiceList({ info, usage, billing }: InvoiceListProps) {
  const setToast = useSetAtom(toastAtom);
  const invoices = billing?.invoices ?? usage.invoices.map((invoice) => printedInvoice(invoice, info));
  async function download(invoice: Invoice): Promise<void> {
    try {
      await downloadInvoice({ invoice, seller: billing?.seller ?? noSeller, brand: info.brand, tenantName: info.name });
    } catch {
      setToast({ title: 'Download Failed', description: accountTexts.downloadFailed, variant: 'destructive' });
    }
  }
  if (invoices.length === 0) return <Text color="fg.muted">{accountTexts.noInvoices}</Text>;
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {invoices.slice(0, shownInvoices).map((invoice) => (
          <Flex as="li" key={invoice.id} gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Text flex="1" minW="28">
              {dayText(invoice.createdAt)}
              {invoice.number === null ? null : (
                <Text as="span" color="fg.muted" ps="3" fontSize="sm">
                  {invoice.number}
                </Text>
              )}
            </Text>
            <Text fontVariantNumeric="tabular-nums">{dollars(Number(invoice.amount))}</Text>
            <Badge colorPalette={invoice.kind === 'credit_note' ? 'gray' : states[invoice.status].palette}>{stateName(invoice)}</Badge>
            <Button size="sm" variant="outline" aria-label={`Download ${nameOf(invoice)}`} onClick={() => void download(invoice)}>
              Download
            </Button>
          </Flex>
        ))}
      </Stack>
      <Button
        alignSelf="start"
        size="sm"
        variant="outline"
        onClick={() => downloadText('invoices.csv', 'text/csv', csvOf(columns, invoices))}
      >
        Export All as CSV
      </Button>
    </>
  );
}

function stateName({ kind, status }: Invoice): string {
  return kind === 'credit_note' ? 'Credit note' : states[status].name;
}

function nameOf(invoice: Invoice): string {
  return invoice.number === null ? `the invoice of ${dayText(invoice.createdAt)}` : invoiceTitle(invoice);
}
