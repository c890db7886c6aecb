import { Link, Navigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import type { SubscriptionStart } from '#contract/billing/billing.ts';
import type { Outcome } from '#contract/values/outcome.ts';
import { call } from '../calls/call.ts';
import { createSubscription } from '../calls/domains/billing.gen.ts';
import { userAtom } from '../session/session-atoms.ts';
import { AccountMenu } from '../shell/header/account-menu.tsx';
import { AppHeader } from '../shell/header/app-header.tsx';
import { useTitle } from '../shell/use-title.ts';
import { Button, buttonClass } from '../ui/button.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { Spinner } from '../ui/messages/waiting.tsx';
import { CardPayment } from './card-payment.tsx';
import { CouponField } from './coupon-field.tsx';
import { type BillingInterval, IntervalChoice } from './interval-choice.tsx';
import { NoFirm } from './no-firm.tsx';
import { PaymentForm } from './payment-form.tsx';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface SubscribePageProps {
  /** Undefined means the plan that the tenant already has. */
  readonly planId: string | undefined;
  /** Code from a link. It is shown, and redeemed only when the person uses it. */
  readonly couponCode: string | undefined;
}

/** Subscribes the person's newest tenant. */
export function SubscribePage(props: SubscribePageProps) {
  useTitle(texts.title);
  const hasFirm = (useAtomValue(userAtom)?.memberships.length ?? 0) > 0;
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="join__root">
        {hasFirm ? <Subscription {...props} /> : <NoFirm />}
      </main>
    </>
  );
}

/** A free plan asks for no card. */
function Subscription({ planId, couponCode = '' }: SubscribePageProps) {
  const [applied, setApplied] = useState<string>();
  const [interval, setInterval] = useState<BillingInterval>('month');
  const { started, retry } = useSubscription(planId, applied, interval);
  return (
    <>
      {started === undefined ? (
        <Spinner label={texts.settingUp} />
      ) : started.ok ? (
        <Started start={started.value}>
          <IntervalChoice planId={planId} interval={interval} onChoose={setInterval} />
          <CouponField planId={planId} interval={interval} initialCode={couponCode} applied={applied} onApply={setApplied} />
        </Started>
      ) : null}
      {started?.ok === false ? (
        <EmptyState
          level={1}
          title={texts.problemTitle}
          text={started.message}
          actions={
            <>
              <Button
                variant="primary"
                onClick={() => {
                  setApplied(undefined);
                  retry();
                }}
              >
                {texts.retry}
              </Button>
              <Link to="/" className={buttonClass()}>
                {texts.back}
              </Link>
            </>
          }
        />
      ) : null}
    </>
  );
}

interface StartedProps {
  readonly start: SubscriptionStart;
  readonly children: ReactNode;
}

function Started({ start: { clientSecret, publishableKey }, children }: StartedProps) {
  if (clientSecret === undefined) return <Navigate to="/select-calculators" replace />;
  return (
    <>
      {publishableKey === undefined ? (
        <PaymentForm clientSecret={clientSecret} />
      ) : (
        <CardPayment clientSecret={clientSecret} publishableKey={publishableKey} />
      )}
      <section className="join__card">{children}</section>
    </>
  );
}

/** Starts a subscription. Two starts for the same plan are one attempt at the server, so opening the page again costs nothing. */
function useSubscription(planId: string | undefined, couponCode: string | undefined, interval: BillingInterval) {
  const [started, setStarted] = useState<Outcome<SubscriptionStart>>();
  const [round, setRound] = useState(0);
  const retry = useCallback(() => {
    setStarted(undefined);
    setRound((before) => before + 1);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  useEffect(() => {
    const abort = new AbortController();
    setStarted(undefined);
    const yearly = interval === 'year' ? { interval } : {};
    const wanted = { ...yearly, ...(planId === undefined ? {} : { planId }), ...(couponCode === undefined ? {} : { couponCode }) };
    void call(createSubscription, wanted, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setStarted(answer);
    });
    return () => abort.abort();
  }, [planId, couponCode, interval, round]);
  return { started, retry };
}
