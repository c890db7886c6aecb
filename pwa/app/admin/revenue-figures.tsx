import { Heading, SimpleGrid, Stack, Stat, Text } from '@chakra-ui/react';
import { readRevenue } from '#app/device/calls/domains/billing.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { ChartFigure } from '#app/ui/charts/chart-figure.tsx';
import { plural, t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { RevenueMonth } from '#contract/money/revenue/revenue.ts';
import { revenueDefinitions } from '#contract/money/revenue/revenue-definitions.ts';
import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { monthText } from './month-of-year.ts';
import { OutstandingTable } from './outstanding-table.tsx';
import { RevenueMovementsTable } from './revenue-movements-table.tsx';

const noInput = {};

/** Recurring revenue, payments, open invoices, churn, and AI calls of the last months. */
export function RevenueFigures() {
  const { answer, retry } = useCall(readRevenue, noInput);
  if (answer === undefined) return <SectionSkeleton lines={4} />;
  if (!answer.ok) return <SectionFailure title={t('The revenue cannot be shown right now')} text={answer.message} onRetry={retry} />;
  const { months, collectedCents, outstanding, deferredCents } = answer.value;
  const current = months.at(-1);
  return (
    <Stack as="section" gap="6" aria-label={t('Revenue')}>
      <Stack gap="3">
        <Heading as="h2" size="lg">
          {t('Revenue')}
        </Heading>
        {current === undefined ? null : <Text>{summaryOf(current)}</Text>}
        <SimpleGrid columns={{ base: 1, sm: 2, xl: 4 }} gap="4">
          {current === undefined ? null : (
            <>
              <Amount figure="recurring" cents={current.recurringCents} />
              <Amount figure="collectedMonth" cents={current.collectedCents} />
            </>
          )}
          <Amount figure="collected" cents={collectedCents} />
          <Amount figure="deferred" cents={deferredCents} />
        </SimpleGrid>
      </Stack>
      <OutstandingTable outstanding={outstanding} />
      <RevenueMovementsTable months={months} />
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="8">
        <MonthChart
          title={t('Monthly recurring revenue')}
          kind="price"
          months={months}
          readValue={({ recurringCents }) => recurringCents / unitsOfOne()}
        />
        <MonthChart title={t('Cash collected')} kind="price" months={months} readValue={(month) => month.collectedCents / unitsOfOne()} />
        <MonthChart title={t('Customers lost')} kind="count" months={months} readValue={({ churned }) => churned} />
        <MonthChart title={t('AI calls')} kind="count" months={months} readValue={({ aiCalls }) => aiCalls} />
        <MonthChart title={t('AI calls invoiced')} kind="price" months={months} readValue={({ aiCents }) => aiCents / unitsOfOne()} />
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
    recurringCents: moneyOfCents(recurringCents),
    customersText,
    churn,
  });
}

interface AmountProps {
  readonly figure: 'recurring' | 'collectedMonth' | 'collected' | 'deferred';
  readonly cents: number;
}

/** An amount with its definition below it. */
function Amount({ figure, cents }: AmountProps) {
  const { name, text } = revenueDefinitions[figure];
  return (
    <Stat.Root borderWidth="1px" borderRadius="lg" bg="bg.panel" px="4" py="3" size="lg">
      <Stat.Label>{name}</Stat.Label>
      <Stat.ValueText>{moneyOfCents(cents)}</Stat.ValueText>
      <Stat.HelpText asChild>
        <dd>{text}</dd>
      </Stat.HelpText>
    </Stat.Root>
  );
}

interface MonthChartProps {
  readonly title: string;
  readonly kind: 'price' | 'count';
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
