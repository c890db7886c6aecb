import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { listInvoices } from '#app/device/calls/domains/billing.gen.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { dayOf } from '#app/money/invoices/invoice-texts.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { BookedInvoice } from '#contract/money/billing.ts';
import { money } from '#contract/values/amounts/money.ts';
import { billingToolTexts as texts } from './billing-tool-texts.ts';
import { RefusedRefund } from './refused-refund.tsx';
import { SectionCard } from './section-card.tsx';

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** Invoices and credit notes of all tenants, with those of deleted ones, and their export. */
export function Books() {
  const source = useServerList({ name: 'invoices', call: listInvoices, sort: newestFirst });
  const { reachable } = useAtomValue(connectionAtom);
  const { retry } = source;
  const columns = useMemo(() => columnsOf(!reachable, retry), [reachable, retry]);
  return (
    <SectionCard title={texts.booksTitle} text={texts.booksText}>
      <ListTable
        name={t('Invoices')}
        source={source}
        columns={columns}
        searchLabel={t('Search invoices')}
        nameOf={numberOf}
        empty={{ title: t('No invoices yet'), text: texts.booksEmpty }}
      />
    </SectionCard>
  );
}

function columnsOf(isOff: boolean, onChanged: () => void): readonly Column<BookedInvoice>[] {
  return [
    { id: 'number', header: t('Number'), csv: numberOf, cell: numberOf },
    {
      id: 'createdAt',
      header: t('Date'),
      isSortable: true,
      csv: ({ createdAt }) => createdAt.toISOString().slice(0, 10),
      cell: ({ createdAt }) => dayOf(createdAt),
    },
    {
      id: 'customer',
      header: t('Customer'),
      csv: nameOf,
      cell: (invoice) => (
        <>
          {nameOf(invoice)}
          {invoice.isTenantDeleted ? (
            <Text fontSize="sm" color="fg.muted">
              {texts.deletedTenant}
            </Text>
          ) : null}
        </>
      ),
    },
    { id: 'address', header: t('Address'), isExtra: true, csv: ({ buyer }) => buyer.address, cell: ({ buyer }) => buyer.address },
    { id: 'taxId', header: t('Tax ID'), isExtra: true, csv: ({ buyer }) => buyer.taxId, cell: ({ buyer }) => buyer.taxId },
    {
      id: 'amount',
      header: t('Amount'),
      isNumeric: true,
      csv: ({ amount }) => amount,
      cell: (row) => money(Number(row.amount), { currency: currencyOf(row) }),
    },
    {
      id: 'tax',
      header: t('Tax'),
      isNumeric: true,
      isExtra: true,
      csv: ({ tax }) => tax,
      cell: (row) => money(Number(row.tax), { currency: currencyOf(row) }),
    },
    { id: 'currency', header: t('Currency'), isExtra: true, csv: currencyOf, cell: currencyOf },
    { id: 'status', header: t('Status'), csv: stateOf, cell: (invoice) => <RefundState {...{ invoice, isOff, onChanged }} /> },
  ];
}

interface RefundStateProps {
  readonly invoice: BookedInvoice;
  readonly isOff: boolean;
  readonly onChanged: () => void;
}

function RefundState({ invoice, isOff, onChanged }: RefundStateProps) {
  if (typeof invoice.refundProblem !== 'string') return stateOf(invoice);
  return (
    <>
      <Text>{stateOf(invoice)}</Text>
      <RefusedRefund invoice={invoice} problem={invoice.refundProblem} isOff={isOff} onChanged={onChanged} />
    </>
  );
}

function numberOf({ number }: BookedInvoice): string {
  return number ?? texts.noNumber;
}

function nameOf({ buyer }: BookedInvoice): string {
  return buyer.company === '' ? buyer.tenantName : buyer.company;
}

function stateOf({ kind, status }: BookedInvoice): string {
  return kind === 'credit_note' ? texts.creditNote : texts.states[status];
}

function currencyOf({ currency }: BookedInvoice): string {
  return currency.toUpperCase();
}
