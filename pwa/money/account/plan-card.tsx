import { Alert, Button, DataList, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { dayText } from '#app/ui/fields/day-text.ts';
import { aiPriceSentence } from '#contract/calculators/ai-price-sentence.ts';
import { t } from '#contract/language/t.ts';
import { number } from '#contract/language/words.ts';
import type { BillingAccount } from '#contract/money/billing.ts';
import { isFree } from '#contract/money/plans.ts';
import { money } from '#contract/values/amounts/money.ts';
import { PlanDialog } from './dialogs/plan-dialog.tsx';
import { type PlanWish, planWishTexts, usePlanOffers } from './dialogs/plan-offers.ts';
import { type AccountActions, Card, LabeledValue } from './parts/account-parts.tsx';

interface PlanCardProps extends AccountActions {
  readonly account: BillingAccount | undefined;
  /** The choice of plans to open with. */
  readonly choose: 'plan' | 'people' | undefined;
}

/** The current plan, with buttons to change to a larger or a smaller one. */
export function PlanCard({ account, choose, ...actions }: PlanCardProps) {
  const { info, blocked } = actions;
  const [wanted, setWanted] = useState<PlanWish | undefined>(choose === 'plan' ? 'upgrade' : choose);
  const offers = usePlanOffers(info);
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
      <AiPriceNote account={account} />
      <Flex gap="2" wrap="wrap">
        {offers.map((offer) => (
          <Button
            key={offer}
            variant={offer === 'upgrade' ? 'solid' : 'outline'}
            disabled={blocked !== undefined}
            aria-describedby="account-blocked"
            onClick={() => setWanted(offer)}
          >
            {planWishTexts[offer]}
          </Button>
        ))}
      </Flex>
      {wanted === undefined ? null : <PlanDialog {...actions} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </Card>
  );
}

function AiPriceNote({ account }: { readonly account: BillingAccount | undefined }) {
  const price = account?.allowance.priceAbove;
  return price ? (
    <Text fontSize="sm" color="fg.muted">
      {aiPriceSentence(price)}
    </Text>
  ) : null;
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
    ? t('{yearly} a year', { yearly: money(Number(yearly)) })
    : t('{monthly} a month', { monthly: money(Number(monthly)) });
}
