import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { keepSubscription, resumeSubscription } from '#app/device/calls/domains/billing.gen.ts';
import { useAction } from '#app/kit/use-action.ts';
import { type AccountActions, Card } from '#app/money/account/parts/account-parts.tsx';
import { accountTexts } from '#app/money/account/parts/account-texts.ts';
import { runningSubscription } from '#app/money/subscribe/running-subscription.ts';
import { dayText } from '#app/ui/fields/day-text.ts';
import { t } from '#contract/language/t.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';

/** Pausing and canceling, each with a way to undo it. */
export function DangerZone(actions: AccountActions) {
  const { info, tenant, blocked, onChanged } = actions;
  const subscription = runningSubscription(info);
  const [opened, setOpened] = useState<'pause' | 'cancel'>();
  const resume = useAction(resumeSubscription, { done: t('Subscription resumed'), failed: t('The subscription was not resumed') });
  const keep = useAction(keepSubscription, { done: t('Cancellation undone'), failed: t('The cancellation was not undone') });
  const isRunning = subscription !== undefined;
  const isEnding = isRunning && subscription.cancelAtPeriodEnd;
  const isPaused = isRunning && subscription.status === 'paused';
  const isOff = blocked !== undefined || !isRunning;
  const state = !isRunning
    ? accountTexts.noSubscription
    : isEnding
      ? t('The subscription ends on {currentPeriodEnd}.', { currentPeriodEnd: dayText(subscription.currentPeriodEnd ?? '') })
      : isPaused
        ? t('The subscription is paused and resumes on {resumesAt}.', { resumesAt: dayText(subscription.resumesAt ?? '') })
        : undefined;
  const close = () => setOpened(undefined);
  async function run(action: typeof keep): Promise<void> {
    if ((await action.run({ tenant })).ok) onChanged();
  }
  return (
    <Card title={t('Danger Zone')} isDanger>
      {state === undefined ? null : <Text id="danger-state">{state}</Text>}
      <Flex gap="2" wrap="wrap">
        {isPaused ? (
          <Button disabled={isOff || resume.isBusy} onClick={() => void run(resume)}>
            {t('Resume Subscription')}
          </Button>
        ) : (
          <Button
            variant="outline"
            disabled={isOff || isEnding}
            aria-describedby="danger-state account-blocked"
            onClick={() => setOpened('pause')}
          >
            {t('Pause Subscription')}
          </Button>
        )}
        {isEnding ? (
          <Button disabled={isOff || keep.isBusy} onClick={() => void run(keep)}>
            {t('Undo Cancellation')}
          </Button>
        ) : (
          <Button colorPalette="red" disabled={isOff} aria-describedby="danger-state account-blocked" onClick={() => setOpened('cancel')}>
            {t('Cancel Subscription')}
          </Button>
        )}
      </Flex>
      {opened === 'pause' ? <PauseDialog {...actions} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelDialog {...actions} onClose={close} /> : null}
    </Card>
  );
}
