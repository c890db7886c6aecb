import { Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { listBillingEvents } from '#app/device/calls/domains/billing.gen.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { momentText } from '#contract/language/moment-text.ts';
import { t } from '#contract/language/t.ts';
import type { BillingLogEntry } from '#contract/money/billing.ts';
import { unknownTenantName } from '#contract/tenants/tenants.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { stepText, billingToolTexts as texts } from './billing-tool-texts.ts';
import { SectionCard } from './section-card.tsx';

const newestFirst = { by: 'createdAt', isDescending: true } as const;

/** Each step of billing and dunning, of all tenants. */
export function BillingLog() {
  const source = useServerList({ name: 'billing-events', call: listBillingEvents, sort: newestFirst });
  const tenants = useAtomValue(managedTenantsAtom);
  const columns = useMemo((): readonly Column<BillingLogEntry>[] => {
    const names = new Map(tenants.map(({ id, name }) => [id, name]));
    const nameOf = ({ tenantId }: BillingLogEntry): string => names.get(tenantId) ?? unknownTenantName;
    return [
      {
        id: 'createdAt',
        header: t('Time'),
        isSortable: true,
        csv: ({ createdAt }) => createdAt.toISOString(),
        cell: ({ createdAt }) => momentText(createdAt),
      },
      { id: 'tenant', header: t('Tenant'), csv: nameOf, cell: nameOf },
      { id: 'type', header: t('Step'), isSortable: true, csv: ({ type }) => stepText(type), cell: ({ type }) => stepText(type) },
      {
        id: 'details',
        header: t('Details'),
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
        name={t('Billing log')}
        source={source}
        columns={columns}
        searchLabel={t('Search steps')}
        nameOf={({ type, createdAt }) => `${stepText(type)}, ${momentText(createdAt)}`}
        empty={{ title: t('No steps yet'), text: t('Invoices, payments and reminders are listed here.') }}
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
    typeof cents === 'number' && cents !== 0 ? moneyOfCents(cents) : null,
    values.get('reason'),
  ];
  return parts.filter((part) => typeof part === 'string').join(', ');
}
