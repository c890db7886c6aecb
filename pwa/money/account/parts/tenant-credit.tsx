import { Flex, Stack, Text } from '@chakra-ui/react';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import type { BillingAccount } from '#contract/money/billing.ts';
import { moneyOfCents } from '#contract/values/amounts/money.ts';
import { Card } from './account-parts.tsx';

/** The credit that pays the next invoices, and the documents that have changed it. */
export function TenantCredit({ account }: { readonly account: BillingAccount | undefined }) {
  if (account === undefined || account.creditHistory.length === 0) return null;
  const { creditCents, creditHistory } = account;
  return (
    <Card title={t('Credit')}>
      <Stack gap="3">
        <Text>
          {creditCents === 0
            ? t('No credit is left.')
            : t('{credit} will pay your next invoices before your card does.', { credit: moneyOfCents(creditCents) })}
        </Text>
        <Stack as="ul" gap="1" listStyleType="none" aria-label={t('History of the credit')}>
          {creditHistory.map(({ number, cents, createdAt }) => (
            <Flex as="li" key={`${number}:${createdAt.getTime()}`} justify="space-between" gap="3" wrap="wrap">
              <Text>
                {cents < 0 ? t('Used by {number}', { number: number ?? '—' }) : t('Added by {number}', { number: number ?? '—' })}
                {' · '}
                {dayText(createdAt)}
              </Text>
              <Text fontVariantNumeric="tabular-nums">{moneyOfCents(cents)}</Text>
            </Flex>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
