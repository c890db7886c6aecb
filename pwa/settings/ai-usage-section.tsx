import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dollars, number } from '#calculators/kit/words.ts';
import type { TenantAiCalls } from '#contract/ai-usage.ts';
import { centsToText } from '#contract/cents.ts';
import { aiRevenueCents } from '#contract/settings.ts';
import { listAiUsage } from '../calls/calls.gen.ts';
import { type Column, ListTable } from '../kit/list-table.tsx';
import { Section } from '../kit/section.tsx';
import { useServerList } from '../kit/use-server-list.ts';
import { AiUsageDialog } from './ai-usage-dialog.tsx';

const columns: readonly Column<TenantAiCalls>[] = [
  {
    id: 'name',
    header: 'Tenant',
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, subdomain }) => (
      <Stack gap="0" display="inline-flex">
        <Text as="span" fontWeight="strong">
          {name}
        </Text>
        <Text as="span" fontSize="xs" color="fg.muted">
          {subdomain}
        </Text>
      </Stack>
    ),
  },
  {
    id: 'callsThisMonth',
    header: 'Calls in 30 days',
    isSortable: true,
    isNumeric: true,
    csv: ({ callsThisMonth }) => callsThisMonth,
    cell: ({ callsThisMonth }) => number(callsThisMonth),
  },
  {
    id: 'totalCalls',
    header: 'Calls in total',
    isSortable: true,
    isNumeric: true,
    csv: ({ totalCalls }) => totalCalls,
    cell: ({ totalCalls }) => number(totalCalls),
  },
  {
    id: 'revenue',
    header: 'Revenue',
    isNumeric: true,
    csv: ({ totalCalls }) => centsToText(aiRevenueCents(totalCalls)),
    cell: ({ totalCalls }) => dollars(aiRevenueCents(totalCalls) / 100),
  },
];

/** AI calls of each tenant, and the revenue from them. */
export function AiUsageSection() {
  const source = useServerList({ name: 'ai-usage', call: listAiUsage, sort: { by: 'totalCalls', isDescending: true } });
  const [shown, setShown] = useState<TenantAiCalls>();
  return (
    <Section title="AI Usage">
      <ListTable
        name="AI usage"
        source={source}
        columns={columns}
        searchLabel="Search tenants"
        nameOf={({ name }) => name}
        actionsOf={(tenant) => [{ id: 'details', label: 'Show by day and person', onSelect: () => setShown(tenant) }]}
        empty={{ title: 'No tenants yet', text: 'The calls of each tenant are listed here once there is one.' }}
      />
      {shown === undefined ? null : <AiUsageDialog tenant={shown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
