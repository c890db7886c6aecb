import { Link, Navigate, useNavigate } from '@tanstack/react-router';
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
import { priceSentence } from './price-sentence.ts';
import { subscribeTexts as texts } from './subscribe-texts.ts';

interface SubscribePageProps {
  /** Undefined means the plan that the tenant already has. */
  readonly planId: string | undefined;
  /** Code from a link. It is shown, and redeemed only when the person uses it. */
  readonly couponCode: string | undefined;
  /** It stands in the address, so that a reload keeps it. */
  readonly interval: BillingInterval;
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
function Subscription({ planId, couponCode = '', interval }: SubscribePageProps) {
  const [wanted, setWanted] = useState<string>();
  const { started, retry } = useSubscription(planId, wanted, interval);
  const navigate = useNavigate();
  // A coupon that was used before a reload still belongs to the attempt.
  const applied = (started?.ok === true ? started.value.price?.couponCode : undefined) ?? wanted;
  const chooseInterval = (chosen: BillingInterval) => {
    setWanted(applied);
    void navigate({
      to: '/subscribe',
      search: ({ interval: _, ...search }) => (chosen === 'year' ? { ...search, interval: chosen } : search),
      replace: true,
    });
  };
  return (
    <>
      {started === undefined ? (
        <Spinner label={texts.settingUp} />
      ) : started.ok ? (
        <Started start={started.value}>
          <IntervalChoice planId={planId} interval={interval} onChoose={chooseInterval} />
          <CouponField planId={planId} interval={interval} initialCode={couponCode} applied={applied} onApply={setWanted} />
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
                  setWanted(undefined);
                  retry();
                }}
              >
                {texts.retry}
              </Button>
              {started.code === 'Conflict' ? (
                <Link to="/customer-portal" search={{ tab: 'account' }} className={buttonClass()}>
                  {texts.toAccount}
                </Link>
              ) : (
                <Link to="/" className={buttonClass()}>
                  {texts.back}
                </Link>
              )}
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

function Started({ start: { clientSecret, publishableKey, price }, children }: StartedProps) {
  if (clientSecret === undefined) return <Navigate to="/select-calculators" replace />;
  const about = price === undefined ? undefined : priceSentence(price);
  return (
    <>
      {publishableKey === undefined ? (
        <PaymentForm clientSecret={clientSecret} about={about} />
      ) : (
        <CardPayment clientSecret={clientSecret} publishableKey={publishableKey} about={about} />
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
