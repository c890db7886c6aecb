import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { dollars } from '#calculators/kit/words.ts';
import type { BillingLogEntry } from '#contract/billing.ts';
import { listBillingEvents } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { useServerList } from '../kit/use-server-list.ts';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { stepText, billingToolTexts as texts } from './billing-tool-texts.ts';
import { SectionCard } from './section-card.tsx';

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** Each step of billing and dunning, of all tenants. */
export function BillingLog() {
  const source = useServerList({ name: 'billing-events', call: listBillingEvents, sort: newestFirst });
  const tenants = useAtomValue(managedTenantsAtom);
  const columns = useMemo((): readonly Column<BillingLogEntry>[] => {
    const names = new Map(tenants.map(({ id, name }) => [id, name]));
    const nameOf = ({ tenantId }: BillingLogEntry): string => names.get(tenantId) ?? 'Unknown Tenant';
    return [
      {
        id: 'createdAt',
        header: 'Time',
        isSortable: true,
        csv: ({ createdAt }) => createdAt.toISOString(),
        cell: ({ createdAt }) => createdAt.toLocaleString(),
      },
      { id: 'tenant', header: 'Tenant', csv: nameOf, cell: nameOf },
      { id: 'type', header: 'Step', isSortable: true, csv: ({ type }) => stepText(type), cell: ({ type }) => stepText(type) },
      {
        id: 'details',
        header: 'Details',
        csv: ({ data }) => detailsText(data),
        cell: ({ data }) => (
          <Text as="span" fontSize="sm" color="fg.muted">
            {detailsText(data)}
          </Text>
        ),
      },
    ];
  }, [tenants]);
  return (
    <SectionCard title={texts.logTitle} text={texts.logText}>
      <ListTable
        name="Billing log"
        source={source}
        columns={columns}
        searchLabel="Search steps"
        nameOf={({ type, createdAt }) => `${stepText(type)}, ${createdAt.toLocaleString()}`}
        empty={{ title: 'No steps yet', text: 'Invoices, payments and reminders are listed here.' }}
      />
    </SectionCard>
  );
}

/** Number, amount and reason, where an event carries them. */
function detailsText(data: unknown): string {
  const values = new Map<string, unknown>(typeof data === 'object' && data !== null ? Object.entries(data) : []);
  const cents = values.get('cents') ?? values.get('amountCents');
  const parts = [
    values.get('invoice') ?? values.get('number'),
    typeof cents === 'number' && cents !== 0 ? dollars(cents / 100) : null,
    values.get('reason'),
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}
