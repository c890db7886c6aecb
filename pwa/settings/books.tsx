import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { BookedInvoice } from '#contract/billing/billing.ts';
import { t } from '#contract/language/t.ts';
import { dollars } from '#contract/language/words.ts';
import { listInvoices } from '../calls/domains/billing.gen.ts';
import { dayOf } from '../invoices/invoice-texts.ts';
import { type Column, ListTable } from '../kit/lists/list-table.tsx';
import { useServerList } from '../kit/lists/use-server-list.ts';
import { connectionAtom } from '../session/session-atoms.ts';
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
    { id: 'amount', header: t('Amount'), isNumeric: true, csv: ({ amount }) => amount, cell: ({ amount }) => dollars(Number(amount)) },
    { id: 'tax', header: t('Tax'), isNumeric: true, isExtra: true, csv: ({ tax }) => tax, cell: ({ tax }) => dollars(Number(tax)) },
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
