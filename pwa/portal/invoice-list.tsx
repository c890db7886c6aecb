import { Badge, Button, DataList, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dollars } from '#calculators/kit/words.ts';
import type { TenantUsage } from '#contract/stats.ts';
import type { Column } from '../kit/list-table.tsx';
import { csvOf } from '../kit/list-toolbar.tsx';
import { Modal } from '../kit/modal.tsx';
import { downloadText } from '../ui/download-text.ts';
import { Pair } from './account-parts.tsx';
import { accountTexts, dayText } from './account-texts.ts';

type Invoice = TenantUsage['invoices'][number];

interface InvoiceListProps {
  readonly invoices: readonly Invoice[];
  readonly tenantName: string;
  readonly billingEmail: string | null;
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
  { id: 'status', header: 'Status', cell: ({ status }) => states[status].name, csv: ({ status }) => states[status].name },
];

const shownInvoices = 12;

/** The newest invoices. Download opens one as a page that the browser prints or saves as PDF. */
export function InvoiceList({ invoices, tenantName, billingEmail }: InvoiceListProps) {
  const [opened, setOpened] = useState<Invoice>();
  if (invoices.length === 0) return <Text color="fg.muted">{accountTexts.noInvoices}</Text>;
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none">
        {invoices.slice(0, shownInvoices).map((invoice) => (
          <Flex as="li" key={invoice.id} gap="3" py="2" align="center" wrap="wrap" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
            <Text flex="1" minW="28">
              {dayText(invoice.createdAt)}
            </Text>
            <Text fontVariantNumeric="tabular-nums">{dollars(Number(invoice.amount))}</Text>
            <Badge colorPalette={states[invoice.status].palette}>{states[invoice.status].name}</Badge>
            <Button
              size="sm"
              variant="outline"
              aria-label={`Download the invoice of ${dayText(invoice.createdAt)}`}
              onClick={() => setOpened(invoice)}
            >
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
      {opened === undefined ? null : (
        <Modal
          title={`Invoice ${opened.number ?? dayText(opened.createdAt)}`}
          onClose={() => setOpened(undefined)}
          footer={<Button onClick={() => window.print()}>Print or save as PDF</Button>}
        >
          <DataList.Root orientation="horizontal" data-print>
            <Pair label="Billed to">{tenantName}</Pair>
            <Pair label="Billing email">{billingEmail ?? '—'}</Pair>
            <Pair label="Date">{dayText(opened.createdAt)}</Pair>
            <Pair label="Due">{opened.dueDate === null ? '—' : dayText(opened.dueDate)}</Pair>
            <Pair label="Amount">{`${dollars(Number(opened.amount))} ${opened.currency.toUpperCase()}`}</Pair>
            <Pair label="Status">
              {states[opened.status].name}
              {opened.paidAt === null ? '' : ` on ${dayText(opened.paidAt)}`}
            </Pair>
          </DataList.Root>
        </Modal>
      )}
    </>
  );
}
