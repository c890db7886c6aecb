import { DataList, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import type { RevenueMonth } from '#contract/money/revenue/revenue.ts';
import { revenueDefinitions } from '#contract/money/revenue/revenue-definitions.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { monthText } from './month-of-year.ts';

const kinds = ['newCents', 'expansionCents', 'contractionCents', 'churnCents', 'reactivationCents'] as const;
const shownMonths = 6;

/** Movements of recurring revenue in the last months, the newest first. */
export function RevenueMovementsTable({ months }: { readonly months: readonly RevenueMonth[] }) {
  const shown = months.slice(-shownMonths).reverse();
  const { name, text } = revenueDefinitions.movements;
  const rows = [
    ...kinds.map((kind) => ({ name: revenueDefinitions[kind].name, cents: ({ movements }: RevenueMonth) => movements[kind] })),
    {
      name: t('Change of recurring revenue'),
      cents: ({ movements }: RevenueMonth) => kinds.reduce((sum, kind) => sum + movements[kind], 0),
    },
  ];
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {name}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {text}
      </Text>
      <Table.ScrollArea borderWidth="1px" borderRadius="lg" tabIndex={0} role="region" aria-label={name}>
        <Table.Root size="sm" aria-label={name}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('Movement')}</Table.ColumnHeader>
              {shown.map(({ month }) => (
                <Table.ColumnHeader key={month.getTime()} textAlign="end" whiteSpace="nowrap">
                  {monthText(month)}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.name}>
                <Table.ColumnHeader scope="row">{row.name}</Table.ColumnHeader>
                {shown.map((month) => (
                  <Table.Cell key={month.month.getTime()} textAlign="end" fontVariantNumeric="tabular-nums">
                    {moneyOfCents(row.cents(month))}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      <DataList.Root size="sm" aria-label={t('Definitions of the movements')}>
        {kinds.map((kind) => (
          <DataList.Item key={kind}>
            <DataList.ItemLabel>{revenueDefinitions[kind].name}</DataList.ItemLabel>
            <DataList.ItemValue>{revenueDefinitions[kind].text}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Stack>
  );
}
