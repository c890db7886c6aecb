import { Badge, Link as ChakraLink, Flex, Heading, SimpleGrid, Stack, Stat, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readStats } from '#app/device/calls/domains/stats.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { statusPalettes } from '#app/tenants/record/tenant-texts.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { Stats } from '#contract/money/revenue/stats.ts';
import { statsRefetchMs } from '#contract/money/settings/settings.ts';
import { tenantStatusNames } from '#contract/tenants/tenants.ts';
import { amountText } from '#contract/values/amounts/money.ts';
import { SetUpList } from './set-up-list.tsx';

// The drawing of charts is not needed for the figures above them.
const RevenueFigures = lazy(() => import('./revenue-figures.tsx').then((module) => ({ default: module.RevenueFigures })));

const noInput = {};

/** Figures of all tenants: customers, revenue, AI calls, and people, with the newest tenants. */
export function OwnerOverview() {
  const { answer, retry } = useCall(readStats, noInput, statsRefetchMs);
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={t('The figures cannot be shown right now')} text={answer.message} onRetry={retry} />;
  const { recentTenants } = answer.value;
  return (
    <Stack gap="8">
      <SetUpList />
      <KeyFigures stats={answer.value} />
      <Suspense fallback={<SectionSkeleton lines={4} />}>
        <RevenueFigures />
      </Suspense>
      <Stack as="section" gap="3">
        <Heading as="h2" size="lg">
          {t('Recent tenants')}
        </Heading>
        {recentTenants.length === 0 ? <Text color="fg.muted">{t('No tenants yet.')}</Text> : null}
        <Stack as="ul" gap="0" borderWidth={recentTenants.length === 0 ? '0' : '1px'} borderRadius="lg" bg="bg.panel" listStyleType="none">
          {recentTenants.map((tenant) => (
            <Flex
              as="li"
              key={tenant.id}
              px="4"
              py="3"
              gap="3"
              align="center"
              justify="space-between"
              borderTopWidth="1px"
              _first={{ borderTopWidth: '0' }}
            >
              <Stack gap="0" minW="0">
                <Text fontWeight="strong">{tenant.name}</Text>
                <Text fontSize="sm" color="fg.muted">
                  {tenant.subdomain}
                </Text>
              </Stack>
              <Badge colorPalette={statusPalettes[tenant.status]}>{tenantStatusNames[tenant.status]}</Badge>
            </Flex>
          ))}
        </Stack>
        <ChakraLink asChild alignSelf="start" minH="11">
          <Link to="/admin/$section" params={{ section: 'tenants' }}>
            {t('All tenants')}
          </Link>
        </ChakraLink>
      </Stack>
    </Stack>
  );
}

/** Four figures, each with its change against the time before. */
function KeyFigures({ stats: { totalTenants, monthlyRevenue, ai, users, changes } }: { readonly stats: Stats }) {
  return (
    <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
      <Figure label={t('Total tenants')} value={number(totalTenants)} change={changes.totalTenants} />
      <Figure
        label={t('Monthly revenue')}
        value={amountText(monthlyRevenue)}
        change={changes.monthlyRevenue}
        note={t('invoiced in the last 30 days')}
      />
      <Figure
        label={t('AI total calls')}
        value={number(ai.totalCalls)}
        change={changes.aiCalls}
        note={t('{callsThisMonth} in the last 30 days', { callsThisMonth: number(ai.callsThisMonth) })}
      />
      <Figure label={t('Users')} value={number(users)} change={changes.users} />
    </SimpleGrid>
  );
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** Percent change against the 30 days before. Null if there was nothing before. */
  readonly change: number | null;
  readonly note?: string;
}

function Figure({ label, value, change, note }: FigureProps) {
  return (
    <Stat.Root borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="3" size="lg">
      <Stat.Label>{label}</Stat.Label>
      <Stat.ValueText>{value}</Stat.ValueText>
      <Stat.HelpText asChild>
        <dd>{[changeText(change), note].filter((part) => part !== undefined).join(' · ')}</dd>
      </Stat.HelpText>
    </Stat.Root>
  );
}

function changeText(change: number | null): string {
  if (change === null) return t('Nothing to compare with yet');
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return t('{sign}{change}% against the 30 days before', { sign, change: number(Math.abs(change)) });
}
