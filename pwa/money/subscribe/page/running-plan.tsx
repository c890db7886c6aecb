import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { readBillingAccount } from '#app/device/calls/domains/billing.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { runningSubscription, shownStatus } from '#app/money/subscribe/running-subscription.ts';
import { subscribeTexts } from '#app/money/subscribe/subscribe-texts.ts';
import { buttonClass } from '#app/ui/button.tsx';
import { dayText } from '#app/ui/fields/day-text.ts';
import type { TenantInfo } from '#contract/tenants/tenant-info.ts';
import { tenantStatusNames } from '#contract/tenants/tenants.ts';
import { unitsOfOne } from '#contract/values/amounts/currency.ts';
import { amountText } from '#contract/values/amounts/money.ts';

const texts = subscribeTexts.running;

interface RunningPlanProps {
  readonly info: TenantInfo;
  readonly title: string;
  readonly headingLevel?: 1 | 2;
  readonly children?: ReactNode;
}

/** Plan, status and next bill of a tenant, with the way to another plan. */
export function RunningPlan({ info, title, headingLevel = 1, children }: RunningPlanProps) {
  const Title = headingLevel === 1 ? 'h1' : 'h2';
  const subscription = runningSubscription(info);
  return (
    <section className="join__card" aria-labelledby="running-title">
      <Title id="running-title">{title}</Title>
      <dl className="join__facts">
        <dt>{texts.plan}</dt>
        <dd>{info.plan?.name ?? texts.noPlan}</dd>
        <dt>{texts.status}</dt>
        <dd>{tenantStatusNames[shownStatus(info)]}</dd>
        {subscription?.cancelAtPeriodEnd === true && subscription.currentPeriodEnd !== null ? (
          <>
            <dt>{texts.ends}</dt>
            <dd>{dayText(subscription.currentPeriodEnd)}</dd>
          </>
        ) : subscription === undefined ? null : (
          <NextBill tenantId={info.id} fallback={subscription.currentPeriodEnd} />
        )}
      </dl>
      <div className="join__actions">
        {children}
        <Link
          to="/customer-portal"
          search={{ tab: 'account', tenant: info.id, choose: 'plan' }}
          className={buttonClass({ variant: children === undefined ? 'primary' : 'quiet' })}
        >
          {subscription === undefined ? subscribeTexts.choosePlan : texts.change}
        </Link>
        <Link to="/" className={buttonClass({ variant: 'quiet' })}>
          {subscribeTexts.back}
        </Link>
      </div>
    </section>
  );
}

/** The forecast of the server, or the day alone while it is not known. */
function NextBill({ tenantId, fallback }: { readonly tenantId: string; readonly fallback: string | null }) {
  const input = useMemo(() => ({ tenant: tenantId }), [tenantId]);
  const { answer } = useCall(readBillingAccount, input);
  const account = answer?.ok ? answer.value : undefined;
  const day = account?.nextInvoiceAt ?? fallback;
  if (day === null) return null;
  const cents = account?.nextInvoiceCents ?? null;
  return (
    <>
      <dt>{texts.nextBill}</dt>
      <dd>{cents === null ? dayText(day) : texts.bill(dayText(day), amountText(cents / unitsOfOne()))}</dd>
    </>
  );
}
