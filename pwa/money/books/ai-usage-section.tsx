import { useState } from 'react';
import { listAiUsage } from '#app/device/calls/domains/billing.gen.ts';
import { type Column, ListTable } from '#app/kit/lists/list-table.tsx';
import { useServerList } from '#app/kit/lists/use-server-list.ts';
import { Section } from '#app/kit/section.tsx';
import { TwoLineCell } from '#app/kit/two-line-cell.tsx';
import type { TenantAiCalls } from '#contract/calculators/ai-usage.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import { aiRevenueCents } from '#contract/money/settings/ai-settings.ts';
import { centsToText } from '#contract/values/amounts/cents.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { AiUsageDialog } from './ai-usage-dialog.tsx';

const columns: readonly Column<TenantAiCalls>[] = [
  {
    id: 'name',
    header: t('Tenant'),
    isSortable: true,
    csv: ({ name }) => name,
    cell: ({ name, subdomain }) => <TwoLineCell name={name} detail={subdomain} />,
  },
  {
    id: 'callsThisMonth',
    header: t('Calls in 30 days'),
    isSortable: true,
    isNumeric: true,
    csv: ({ callsThisMonth }) => callsThisMonth,
    cell: ({ callsThisMonth }) => number(callsThisMonth),
  },
  {
    id: 'totalCalls',
    header: t('Calls in total'),
    isSortable: true,
    isNumeric: true,
    csv: ({ totalCalls }) => totalCalls,
    cell: ({ totalCalls }) => number(totalCalls),
  },
  {
    id: 'revenue',
    header: t('Revenue'),
    isNumeric: true,
    csv: ({ totalCalls }) => centsToText(aiRevenueCents(totalCalls)),
    cell: ({ totalCalls }) => moneyOfCents(aiRevenueCents(totalCalls)),
  },
];

/** AI calls of each tenant, and the revenue from them. */
export function AiUsageSection() {
  const source = useServerList({ name: 'ai-usage', call: listAiUsage, sort: { by: 'totalCalls', isDescending: true } });
  const [shown, setShown] = useState<TenantAiCalls>();
  return (
    <Section title={t('AI Usage')}>
      <ListTable
        name={t('AI usage')}
        source={source}
        columns={columns}
        searchLabel={t('Search tenants')}
        nameOf={({ name }) => name}
        actionsOf={(tenant) => [{ id: 'details', label: t('Show by day and person'), onSelect: () => setShown(tenant) }]}
        empty={{ title: t('No tenants yet'), text: t('The calls of each tenant are listed here once there is one.') }}
      />
      {shown === undefined ? null : <AiUsageDialog tenant={shown} onClose={() => setShown(undefined)} />}
    </Section>
  );
}
