import { Link, Navigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import type { SubscriptionStart } from '#contract/billing.ts';
import type { Outcome } from '#contract/outcome.ts';
import { call } from '../calls/call.ts';
import { createSubscription } from '../calls/calls.gen.ts';
import { AccountMenu } from '../shell/account-menu.tsx';
import { AppHeader } from '../shell/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Spinner } from '../ui/waiting.tsx';
import { PaymentForm } from './payment-form.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface SubscribePageProps {
  /** Undefined: the plan that the tenant has. */
  readonly planId: string | undefined;
}

/** Subscribes the person's newest tenant. A plan that costs nothing asks for no card. */
export function SubscribePage({ planId }: SubscribePageProps) {
  useTitle(texts.title);
  const { started, retry } = useSubscription(planId);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="join__root">
        {started === undefined ? <Spinner label={texts.settingUp} /> : started.ok ? <Started start={started.value} /> : null}
        {started?.ok === false ? (
          <EmptyState
            level={1}
            title={texts.problemTitle}
            text={started.message}
            actions={
              <>
                <Button variant="primary" onClick={retry}>
                  {texts.retry}
                </Button>
                <Link to="/" className={buttonClass()}>
                  {texts.back}
                </Link>
              </>
            }
          />
        ) : null}
      </main>
    </>
  );
}

function Started({ start: { clientSecret } }: { readonly start: SubscriptionStart }) {
  if (clientSecret === undefined) return <Navigate to="/select-calculators" replace />;
  return <PaymentForm clientSecret={clientSecret} />;
}

/** Two tries for the same plan are one attempt at the server, so that opening the page again costs nothing. */
function useSubscription(planId: string | undefined) {
  const [started, setStarted] = useState<Outcome<SubscriptionStart>>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setStarted(undefined);
    setRound((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    void call(createSubscription, planId === undefined ? {} : { planId }, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setStarted(answer);
    });
    return () => abort.abort();
  }, [planId, round]);
  return { started, retry };
}
