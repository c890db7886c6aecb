import { Heading, Stack, Table, Text } from '@chakra-ui/react';
import { t } from '#contract/language/t.ts';
import type { OutstandingInvoices } from '#contract/money/revenue/revenue.ts';
import { revenueDefinitions } from '#contract/money/revenue/revenue-definitions.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';

/** Open invoices by the days since they were due, with their sum. */
export function OutstandingTable({ outstanding }: { readonly outstanding: OutstandingInvoices }) {
  const { name, text } = revenueDefinitions.outstanding;
  const { currentCents, upTo30Cents, upTo60Cents, upTo90Cents, over90Cents } = outstanding;
  const rows = [
    { label: t('Not overdue'), cents: currentCents },
    { label: t('1–30 days'), cents: upTo30Cents },
    { label: t('31–60 days'), cents: upTo60Cents },
    { label: t('61–90 days'), cents: upTo90Cents },
    { label: t('Over 90 days'), cents: over90Cents },
    { label: t('Total'), cents: currentCents + upTo30Cents + upTo60Cents + upTo90Cents + over90Cents },
  ];
  return (
    <Stack gap="2">
      <Heading as="h3" size="md">
        {name}
      </Heading>
      <Text fontSize="sm" color="fg.muted">
        {text}
      </Text>
      <Table.Root size="sm" maxW="md" aria-label={name}>
        <Table.Body>
          {rows.map(({ label, cents }) => (
            <Table.Row key={label}>
              <Table.ColumnHeader scope="row">{label}</Table.ColumnHeader>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {moneyOfCents(cents)}
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}
