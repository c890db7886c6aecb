import { Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { RevenueMonth } from '#contract/billing/revenue.ts';
import { plural, spokenLocale, t } from '#contract/language/t.ts';
import { dollars, number } from '#contract/language/words.ts';
import { readRevenue } from '../calls/domains/billing.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { ChartFigure } from '../ui/charts/chart-figure.tsx';

const noInput = {};

/** Recurring revenue, churn, and AI calls of the last months, each as a small chart. */
export function RevenueFigures() {
  const { answer, retry } = useCall(readRevenue, noInput);
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={t('The revenue cannot be shown right now')} text={answer.message} onRetry={retry} />;
  const { months } = answer.value;
  const current = months.at(-1);
  return (
    <Stack as="section" gap="3" aria-label={t('Revenue')}>
      <Heading as="h2" size="lg">
        {t('Revenue')}
      </Heading>
      {current === undefined ? null : <Text>{summaryOf(current)}</Text>}
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
        <MonthChart
          title={t('Monthly recurring revenue')}
          kind="money"
          months={months}
          readValue={({ recurringCents }) => recurringCents / 100}
        />
        <MonthChart title={t('Customers lost')} kind="number" months={months} readValue={({ churned }) => churned} />
        <MonthChart title={t('AI calls')} kind="number" months={months} readValue={({ aiCalls }) => aiCalls} />
        <MonthChart title={t('AI calls invoiced')} kind="money" months={months} readValue={({ aiCents }) => aiCents / 100} />
      </SimpleGrid>
    </Stack>
  );
}

function summaryOf({ recurringCents, customers, churned, churnPercent }: RevenueMonth): string {
  const customersText = plural(customers, '{customers} customer', '{customers} customers', { customers: number(customers) });
  const churn =
    churnPercent === null
      ? ''
      : t(' Lost this month: {churned} ({churnPercent}% of those at its beginning).', { churned: number(churned), churnPercent });
  return t('{recurringCents} a month from {customersText}, without AI calls and tax.{churn}', {
    recurringCents: dollars(recurringCents / 100),
    customersText,
    churn,
  });
}

interface MonthChartProps {
  readonly title: string;
  readonly kind: 'money' | 'number';
  readonly months: readonly RevenueMonth[];
  readonly readValue: (month: RevenueMonth) => number;
}

function MonthChart({ title, kind, months, readValue }: MonthChartProps) {
  const first = months.findIndex((month) => readValue(month) > 0);
  // Nothing is drawn of the time before the first value.
  if (first === -1) return null;
  const bars = months.slice(first).map((month) => ({ label: monthText(month.month), value: readValue(month) }));
  return <ChartFigure chart={{ kind: 'bars', title, unit: kind, bars }} />;
}

function monthText(month: Date): string {
  return month.toLocaleDateString(spokenLocale() ?? 'en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
