import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { call } from '#app/device/calls/call.ts';
import { createSubscription } from '#app/device/calls/domains/billing.gen.ts';
import { CardPayment } from '#app/money/subscribe/card-payment.tsx';
import { CouponField } from '#app/money/subscribe/coupon-field.tsx';
import { type BillingInterval, IntervalChoice } from '#app/money/subscribe/interval-choice.tsx';
import { PaymentForm } from '#app/money/subscribe/payment-form.tsx';
import { priceSentence, termsOf } from '#app/money/subscribe/price-sentence.ts';
import { subscribeTexts as texts } from '#app/money/subscribe/subscribe-texts.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import type { SubscriptionStart } from '#contract/money/billing.ts';
import type { Outcome, Refused } from '#contract/values/outcome.ts';

interface StartSubscriptionProps {
  /** Undefined means the plan that the tenant already has. */
  readonly planId: string | undefined;
  /** Code from a link. It is shown, and redeemed only when the person uses it. */
  readonly couponCode: string | undefined;
  readonly interval: BillingInterval;
  /** Undefined means the person's newest tenant. */
  readonly tenant: string | undefined;
}

/** Subscribes a tenant. A free plan asks for no card. */
export function StartSubscription({ planId, couponCode = '', interval, tenant }: StartSubscriptionProps) {
  const [wanted, setWanted] = useState<string>();
  const { started, retry } = useSubscription({ planId, couponCode: wanted, interval, tenant });
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
  if (started === undefined) return <Spinner label={texts.settingUp} />;
  if (!started.ok) {
    const isCoupon = wanted !== undefined;
    const tryAgain = () => {
      setWanted(undefined);
      retry();
    };
    return <NotStarted refused={started} tenant={tenant} onRetry={isCoupon || isPassing(started) ? tryAgain : undefined} />;
  }
  return (
    <Started start={started.value} tenant={tenant}>
      <IntervalChoice planId={planId} interval={interval} onChoose={chooseInterval} />
      <CouponField
        key={interval}
        planId={planId}
        interval={interval}
        tenant={tenant}
        initialCode={couponCode}
        applied={applied}
        onApply={setWanted}
      />
    </Started>
  );
}

/** True if trying again can help: the answer depends on neither the tenant's state nor the person's rights. */
function isPassing({ code }: Refused): boolean {
  return code !== 'Conflict' && code !== 'Forbidden' && code !== 'NotFound' && code !== 'LimitReached';
}

interface NotStartedProps {
  readonly refused: Refused;
  readonly tenant: string | undefined;
  readonly onRetry: (() => void) | undefined;
}

function NotStarted({ refused, tenant, onRetry }: NotStartedProps) {
  const search = { tab: 'account', choose: 'plan', ...(tenant === undefined ? {} : { tenant }) } as const;
  return (
    <EmptyState
      level={1}
      title={texts.problemTitle}
      text={refused.message}
      actions={
        <>
          {onRetry === undefined ? null : (
            <Button variant="primary" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
          {refused.code === 'Conflict' || refused.code === 'LimitReached' || refused.code === 'InputInvalid' ? (
            <Link to="/customer-portal" search={search} className={buttonClass(onRetry === undefined ? { variant: 'primary' } : {})}>
              {texts.choosePlan}
            </Link>
          ) : null}
          <Link to="/" className={buttonClass()}>
            {texts.back}
          </Link>
        </>
      }
    />
  );
}

interface StartedProps {
  readonly start: SubscriptionStart;
  readonly tenant: string | undefined;
  readonly children: ReactNode;
}

function Started({ start: { clientSecret, publishableKey, price }, tenant, children }: StartedProps) {
  const navigate = useNavigate();
  // The selection of calculators belongs to the person's own tenant. Another tenant's account shows what was bought.
  const next = () =>
    tenant === undefined
      ? navigate({ to: '/select-calculators' })
      : navigate({ to: '/customer-portal', search: { tab: 'account', tenant } });
  if (clientSecret === undefined)
    return tenant === undefined ? (
      <Navigate to="/select-calculators" replace />
    ) : (
      <Navigate to="/customer-portal" search={{ tab: 'account', tenant }} replace />
    );
  const about = price === undefined ? [] : [priceSentence(price), ...termsOf(price)];
  return (
    <>
      {publishableKey === undefined ? (
        <PaymentForm clientSecret={clientSecret} about={about} onPaid={() => void next()} />
      ) : (
        <CardPayment clientSecret={clientSecret} publishableKey={publishableKey} about={about} onPaid={() => void next()} />
      )}
      <section className="join__card">{children}</section>
    </>
  );
}

/** Starts a subscription. Two starts for the same plan are one attempt at the server, so opening the page again costs nothing. */
function useSubscription({ planId, couponCode, interval, tenant }: StartSubscriptionProps) {
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
    const wanted = {
      ...(tenant === undefined ? {} : { tenant }),
      ...(interval === 'year' ? { interval } : {}),
      ...(planId === undefined ? {} : { planId }),
      ...(couponCode === undefined ? {} : { couponCode }),
    };
    void call(createSubscription, wanted, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setStarted(answer);
    });
    return () => abort.abort();
  }, [planId, couponCode, interval, tenant, round]);
  return { started, retry };
}
