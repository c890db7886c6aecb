import { Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { keepSubscription, resumeSubscription } from '../calls/calls.gen.ts';
import { useAct } from '../kit/use-act.ts';
import { type AccountActs, Card } from './account-parts.tsx';
import { accountTexts, dayText } from './account-texts.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PauseDialog } from './pause-dialog.tsx';

const running: readonly string[] = ['active', 'trialing', 'past_due', 'paused'];

/** Pausing and canceling, each with a way to undo it. */
export function DangerZone(acts: AccountActs) {
  const { info, tenant, blocked, onChanged } = acts;
  const { subscription } = info;
  const [opened, setOpened] = useState<'pause' | 'cancel'>();
  const resume = useAct(resumeSubscription, { done: 'Subscription resumed', failed: 'The subscription was not resumed' });
  const keep = useAct(keepSubscription, { done: 'Cancellation undone', failed: 'The cancellation was not undone' });
  const isRunning = subscription !== null && running.includes(subscription.status);
  const isEnding = isRunning && subscription.cancelAtPeriodEnd;
  const isPaused = isRunning && subscription.status === 'paused';
  const isOff = blocked !== undefined || !isRunning;
  const state = !isRunning
    ? accountTexts.noSubscription
    : isEnding
      ? `The subscription ends on ${dayText(subscription.currentPeriodEnd ?? '')}.`
      : isPaused
        ? `The subscription is paused and resumes on ${dayText(subscription.resumesAt ?? '')}.`
        : undefined;
  const close = () => setOpened(undefined);
  async function run(act: typeof keep): Promise<void> {
    if ((await act.run({ tenant })).ok) onChanged();
  }
  return (
    <Card title="Danger Zone" isDanger>
      {state === undefined ? null : <Text id="danger-state">{state}</Text>}
      <Flex gap="2" wrap="wrap">
        {isPaused ? (
          <Button disabled={isOff || resume.isBusy} onClick={() => void run(resume)}>
            Resume Subscription
          </Button>
        ) : (
          <Button
            variant="outline"
            disabled={isOff || isEnding}
            aria-describedby="danger-state account-blocked"
            onClick={() => setOpened('pause')}
          >
            Pause Subscription
          </Button>
        )}
        {isEnding ? (
          <Button disabled={isOff || keep.isBusy} onClick={() => void run(keep)}>
            Undo Cancellation
          </Button>
        ) : (
          <Button colorPalette="red" disabled={isOff} aria-describedby="danger-state account-blocked" onClick={() => setOpened('cancel')}>
            Cancel Subscription
          </Button>
        )}
      </Flex>
      {opened === 'pause' ? <PauseDialog {...acts} onClose={close} /> : null}
      {opened === 'cancel' ? <CancelDialog {...acts} onClose={close} /> : null}
    </Card>
  );
}
