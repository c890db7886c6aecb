import { Alert, Button, DataList, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { dollars, number } from '#calculators/kit/words.ts';
import { isFree } from '#contract/plans.ts';
import { type AccountActs, Card, Pair } from './account-parts.tsx';
import { dayText } from './account-texts.ts';
import { PlanDialog } from './plan-dialog.tsx';

/** The current plan, with buttons to change to a larger or a smaller one. */
export function PlanCard(acts: AccountActs) {
  const { info, blocked } = acts;
  const [wanted, setWanted] = useState<'upgrade' | 'downgrade'>();
  const { plan, subscription } = info;
  const price = subscription?.price ?? plan?.basePrice;
  const next = subscription?.currentPeriodEnd ?? null;
  return (
    <Card title="Current plan">
      {subscription?.pendingPlanName ? (
        <Alert.Root status="info">
          <Alert.Content>
            <Alert.Description>
              {subscription.pendingPlanName} begins on {next === null ? 'the next period' : dayText(next)}.
            </Alert.Description>
          </Alert.Content>
        </Alert.Root>
      ) : null}
      {plan === null ? (
        'No plan yet'
      ) : (
        <DataList.Root orientation="horizontal">
          <Pair label="Plan">{plan.name}</Pair>
          <Pair label="Price">{price === undefined || isFree(price) ? 'Free' : `${dollars(Number(price))} a month`}</Pair>
          {next === null || subscription?.status === 'cancelled' ? null : (
            <Pair label={subscription?.cancelAtPeriodEnd ? 'Ends' : 'Next billing'}>{dayText(next)}</Pair>
          )}
          <Pair label="Calculators">
            {plan.calculatorLimit === null ? 'No limit' : `${info.usage.calculators} of ${plan.calculatorLimit} in use`}
          </Pair>
          <Pair label="AI calls included">{number(plan.aiCallsIncluded)} a month</Pair>
        </DataList.Root>
      )}
      <Flex gap="2" wrap="wrap">
        <Button disabled={blocked !== undefined} aria-describedby="account-blocked" onClick={() => setWanted('upgrade')}>
          Upgrade
        </Button>
        <Button
          variant="outline"
          disabled={blocked !== undefined}
          aria-describedby="account-blocked"
          onClick={() => setWanted('downgrade')}
        >
          Downgrade
        </Button>
      </Flex>
      {wanted === undefined ? null : <PlanDialog {...acts} wanted={wanted} onClose={() => setWanted(undefined)} />}
    </Card>
  );
}
