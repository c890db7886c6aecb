import { Alert, Badge, Flex, Heading, SimpleGrid, Stack, Stat, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { statusBadge } from '#app/money/subscribe/running-subscription.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { aiNotice } from '#contract/calculators/ai-usage.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { BillingAccount } from '#contract/money/billing.ts';
import type { TenantUsage } from '#contract/money/revenue/stats.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { DangerZone } from './dialogs/danger-zone.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { AccountBanner } from './parts/account-banner.tsx';
import { Card } from './parts/account-parts.tsx';
import { accountTexts } from './parts/account-texts.ts';
import { PlanContents } from './parts/plan-contents.tsx';
import { PlanRequests } from './parts/plan-requests.tsx';
import { TenantCredit } from './parts/tenant-credit.tsx';
import { DemoPayment, PaymentCard } from './payment-card.tsx';
import { PlanCard } from './plan-card.tsx';

// The drawing of charts is loaded for accounts that have something to draw.
const UsageHistory = lazy(() => import('./usage-history.tsx').then((module) => ({ default: module.UsageHistory })));

interface AccountViewProps {
  readonly info: TenantInfo;
  readonly usage: TenantUsage;
  /** Absent for the demonstration, and until it is known. */
  readonly billing?: BillingAccount | undefined;
  /** Time of the kept copy that is shown, in milliseconds since 1970. */
  readonly keptAt?: number | undefined;
  /** The tenant that a platform owner has chosen. */
  readonly tenant: string | undefined;
  /** The choice of plans to open with. */
  readonly choose?: 'plan' | 'people' | undefined;
  readonly isPage: boolean;
  readonly isDemo: boolean;
  readonly onChanged: () => void;
}

export function AccountView({ info, usage, billing, keptAt, tenant, choose, isPage, isDemo, onChanged }: AccountViewProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const blocked = isDemo ? accountTexts.isDemo : reachable && keptAt === undefined ? undefined : accountTexts.needsNetwork;
  const notice = billing === undefined ? undefined : aiNotice(billing.allowance);
  const badge = statusBadge(info, billing?.isReadOnly === true);
  const actions = { info, tenant, blocked, onChanged };
  return (
    <Stack gap="6" minW="0">
      <Flex justify="space-between" align="start" gap="3" wrap="wrap">
        <Stack gap="1" minW="0">
          <Heading as={isPage ? 'h1' : 'h2'} size="2xl">
            {info.name}
          </Heading>
          <Text color="fg.muted">{info.billingEmail ?? t('No billing email yet')}</Text>
        </Stack>
        <Flex gap="2">
          {isDemo ? <Badge colorPalette="orange">{t('Demo')}</Badge> : null}
          <Badge colorPalette={badge.palette}>{badge.name}</Badge>
        </Flex>
      </Flex>
      {blocked === undefined ? null : (
        <Alert.Root status="warning" id="account-blocked">
          <Alert.Content>
            <Alert.Description>{blocked}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      {keptAt === undefined ? null : <Text role="status">{accountTexts.keptCopy(new Date(keptAt).toLocaleString(spokenLocale()))}</Text>}
      {isDemo ? null : <AccountBanner {...actions} account={billing} />}
      <PlanRequests requests={billing?.planRequests ?? []} />
      {notice === undefined ? null : (
        <Alert.Root status="warning" role="status" aria-label={t('AI calls')}>
          <Alert.Content>
            <Alert.Description>{notice}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <Figures info={info} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <PlanCard {...actions} account={billing} choose={choose} />
        {isDemo ? <DemoPayment /> : <PaymentCard {...actions} account={billing} />}
      </SimpleGrid>
      <TenantCredit account={billing} />
      {isDemo ? null : <PlanContents info={info} />}
      <Card title={t('Recent Invoices')}>
        <InvoiceList info={info} usage={usage} billing={billing} />
      </Card>
      {usage.aiUsage.some(({ callsCount }) => callsCount > 0) ? (
        <Suspense fallback={null}>
          <UsageHistory aiUsage={usage.aiUsage} />
        </Suspense>
      ) : null}
      <DangerZone {...actions} />
    </Stack>
  );
}

function Figures({ info: { plan, usage } }: Pick<AccountViewProps, 'info'>) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 5 }} gap="4">
      <Figure label={t('Plan')} value={plan?.name ?? '—'} />
      <Figure label={t('AI calls this month')} value={number(usage.aiCallsThisMonth)} note={t('In the last 30 days')} />
      <Figure label={t('Total calculations')} value="—" note={accountTexts.notCounted} />
      <Figure label={t('Active users')} value={number(usage.activeUsers)} />
      <Figure label={t('Calculators')} value={number(usage.calculators)} />
    </SimpleGrid>
  );
}

function Figure({ label, value, note }: { readonly label: string; readonly value: string; readonly note?: string }) {
  return (
    <Stat.Root borderWidth="1px" borderRadius="lg" bg="bg.panel" p="4">
      <Stat.Label>{label}</Stat.Label>
      <Stat.ValueText>{value}</Stat.ValueText>
      {note === undefined ? null : (
        <Stat.HelpText asChild>
          <dd>{note}</dd>
        </Stat.HelpText>
      )}
    </Stat.Root>
  );
}
