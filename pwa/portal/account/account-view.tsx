import { Alert, Badge, Flex, Heading, SimpleGrid, Stack, Stat, Text } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { connectionAtom } from '#app/session/session-atoms.ts';
import { statusNames, statusPalettes } from '#app/tenants/tenant-texts.ts';
import type { BillingAccount } from '#contract/billing/billing.ts';
import type { TenantUsage } from '#contract/billing/stats.ts';
import { aiNotice } from '#contract/calculators/ai-usage.ts';
import { spokenLocale, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { DangerZone } from '../dialogs/danger-zone.tsx';
import { InvoiceList } from '../invoice-list.tsx';
import { DemoPayment, PaymentCard } from '../payment-card.tsx';
import { PlanCard } from '../plan-card.tsx';
import { AccountBanner } from './account-banner.tsx';
import { Card } from './account-parts.tsx';
import { accountTexts } from './account-texts.ts';
import { shownStatus } from './running-subscription.ts';

// The drawing of charts is loaded for accounts that have something to draw.
const UsageHistory = lazy(() => import('../usage-history.tsx').then((module) => ({ default: module.UsageHistory })));

interface AccountViewProps {
  readonly info: TenantInfo;
  readonly usage: TenantUsage;
  /** Absent for the demonstration, and until it is known. */
  readonly billing?: BillingAccount | undefined;
  /** Time of the kept copy that is shown, in milliseconds since 1970. */
  readonly keptAt?: number | undefined;
  /** The tenant that a platform owner has chosen. */
  readonly tenant: string | undefined;
  readonly isPage: boolean;
  readonly isDemo: boolean;
  readonly onChanged: () => void;
}

export function AccountView({ info, usage, billing, keptAt, tenant, isPage, isDemo, onChanged }: AccountViewProps) {
  const { reachable } = useAtomValue(connectionAtom);
  const blocked = isDemo ? accountTexts.isDemo : reachable && keptAt === undefined ? undefined : accountTexts.needsNetwork;
  const { plan, usage: figures } = info;
  const notice = billing === undefined ? undefined : aiNotice(billing.allowance);
  const status = shownStatus(info);
  const acts = { info, tenant, blocked, onChanged };
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
          <Badge colorPalette={statusPalettes[status]}>{statusNames[status]}</Badge>
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
      {isDemo ? null : <AccountBanner {...acts} account={billing} />}
      {notice === undefined ? null : (
        <Alert.Root status="warning" role="status" aria-label={t('AI calls')}>
          <Alert.Content>
            <Alert.Description>{notice}</Alert.Description>
          </Alert.Content>
        </Alert.Root>
      )}
      <SimpleGrid columns={{ base: 1, sm: 2, xl: 5 }} gap="4">
        <Figure label={t('Plan')} value={plan?.name ?? '—'} />
        <Figure label={t('AI calls this month')} value={number(figures.aiCallsThisMonth)} />
        <Figure label={t('Total calculations')} value="—" note={accountTexts.notCounted} />
        <Figure label={t('Active users')} value={number(figures.activeUsers)} />
        <Figure label={t('Calculators')} value={number(figures.calculators)} />
      </SimpleGrid>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        <PlanCard {...acts} account={billing} />
        {isDemo ? <DemoPayment /> : <PaymentCard {...acts} account={billing} />}
      </SimpleGrid>
      <Card title={t('Recent Invoices')}>
        <InvoiceList info={info} usage={usage} billing={billing} />
      </Card>
      {usage.aiUsage.some(({ callsCount }) => callsCount > 0) ? (
        <Suspense fallback={null}>
          <UsageHistory aiUsage={usage.aiUsage} />
        </Suspense>
      ) : null}
      <DangerZone {...acts} />
    </Stack>
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
