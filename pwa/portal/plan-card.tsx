import { Alert, Button, DataList, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import type { BillingAccount } from '#contract/billing/billing.ts';
import { isFree } from '#contract/billing/plans.ts';
import { t } from '#contract/language/t.ts';
import { dollars, number } from '#contract/language/words.ts';
import { type AccountActs, Card, LabeledValue } from './account/account-parts.tsx';
import { dayText } from './account/account-texts.ts';
import { PlanDialog } from './dialogs/plan-dialog.tsx';

/** The current plan, with buttons to change to a larger or a smaller one. */
export function PlanCard({ account, ...acts }: AccountActs & { readonly account: BillingAccount | undefined }) {
  const { info, blocked } = acts;
  const [wanted, setWanted] = useState<'upgrade' | 'downgrade'>();
  const { plan, subscription } = info;
  const price = subscription?.price ?? plan?.basePrice;
  const next = subscription?.currentPeriodEnd ?? null;
  return (
    <Card title={t('Current plan')}>
      {subscription?.pendingPlanName ? (
        <Alert.Root status="info">
          <Alert.Content>
            <Alert.Description>
              {pendingText(subscription.pendingPlanName === plan?.name ? undefined : subscription.pendingPlanName, next)}
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {plan === null ? (
        t('No plan yet')
      ) : (
        <DataList.Root orientation="horizontal">
          <LabeledValue label={t('Plan')}>{plan.name}</LabeledValue>
          <LabeledValue label={t('Price')}>{priceText(price, subscription?.yearlyPrice)}</LabeledValue>
          {next === null || subscription?.status === 'cancelled' ? null : (
            <LabeledValue label={subscription?.cancelAtPeriodEnd ? t('Ends') : t('Next billing')}>{dayText(next)}</LabeledValue>
          )}
          <LabeledValue label={t('Calculators')}>
            {plan.calculatorLimit === null
              ? t('No limit')
              : t('{calculators} of {calculatorLimit} in use', {
                  calculators: info.usage.calculators,
                  calculatorLimit: plan.calculatorLimit,
                })}
          </LabeledValue>
          <LabeledValue label={t('AI calls included')}>
            {account?.allowance.callsIncluded === null
              ? t('Unlimited')
              : t('{aiCallsIncluded} a month', { aiCallsIncluded: number(plan.aiCallsIncluded) })}
          </LabeledValue>
        </DataList.Root>
      )}
      <Flex gap="2" wrap="wrap">
        <Button disabled={blocked !== undefined} aria-describedby="account-blocked" onClick={() => setWanted('upgrade')}>
          {t('Upgrade')}
        </Button>
        <Button
          variant="outline"
          disabled={blocked !== undefined}
          aria-describedby="account-blocked"
          onClick={() => setWanted('downgrade')}
        >
          {t('Downgrade')}
        </Button>
      </Flex>
      {wanted === undefined ? null : <PlanDialog {...acts} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </Card>
  );
}

/** The change that waits for the end of the period: another plan, or without a name another payment interval. */
function pendingText(planName: string | undefined, next: string | null): string {
  if (next === null)
    return planName === undefined
      ? t('The payment interval changes with the next period.')
      : t('{planName} begins with the next period.', { planName });
  const day = dayText(next);
  return planName === undefined
    ? t('The payment interval changes on {day}.', { day })
    : t('{planName} begins on {day}.', { planName, day });
}

function priceText(monthly: string | undefined, yearly: string | null | undefined): string {
  if (monthly === undefined || isFree(monthly)) return t('Free');
  return typeof yearly === 'string'
    ? t('{yearly} a year', { yearly: dollars(Number(yearly)) })
    : t('{monthly} a month', { monthly: dollars(Number(monthly)) });
}
