import { Link, useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo, useState } from 'react';
import { readTenantInfo } from '#app/device/calls/domains/tenants.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { runningSubscription } from '#app/money/subscribe/running-subscription.ts';
import { subscribeTexts } from '#app/money/subscribe/subscribe-texts.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/fields/choice-field.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import { isFree } from '#contract/money/plans.ts';
import { RunningPlan } from './running-plan.tsx';

const texts = subscribeTexts.ofOwner;

interface OwnerSubscriptionProps {
  /** The tenant in the address, if any. */
  readonly tenant: string | undefined;
  /** The form in which the owner subscribes for a tenant. */
  readonly form: (tenantId: string) => ReactNode;
}

/** A platform owner belongs to no tenant, and chooses one. */
export function OwnerSubscription({ tenant, form }: OwnerSubscriptionProps) {
  const tenants = useAtomValue(managedTenantsAtom);
  const { ready } = useAtomValue(connectionAtom);
  const navigate = useNavigate();
  if (tenants.length === 0 && ready) {
    const toTenants = (
      <Link to="/admin/$section" params={{ section: 'tenants' }} className={buttonClass({ variant: 'primary' })}>
        {subscribeTexts.toTenants}
      </Link>
    );
    return <EmptyState level={1} title={texts.title} text={texts.noTenants} actions={toTenants} />;
  }
  return (
    <>
      <section className="join__card" aria-labelledby="subscribe-title">
        <h1 id="subscribe-title">{texts.title}</h1>
        <p className="page__note">{texts.lead}</p>
        <SelectField
          label={subscribeTexts.running.firm}
          value={tenant ?? ''}
          options={[
            ...(tenant === undefined ? [{ value: '', label: '—' }] : []),
            ...tenants.map(({ id, name, subdomain }) => ({ value: id, label: `${name} (${subdomain})` })),
          ]}
          onValue={(chosen) => void navigate({ to: '/subscribe', search: chosen === '' ? {} : { tenant: chosen }, replace: true })}
        />
      </section>
      {tenant === undefined ? null : <ChosenTenant key={tenant} tenantId={tenant} form={form} />}
    </>
  );
}

interface ChosenTenantProps extends Pick<OwnerSubscriptionProps, 'form'> {
  readonly tenantId: string;
}

/** Subscribing begins only with a click: looking at a tenant must not start a payment for it. */
function ChosenTenant({ tenantId, form }: ChosenTenantProps) {
  const input = useMemo(() => ({ tenant: tenantId }), [tenantId]);
  const { answer, retry } = useCall(readTenantInfo, input);
  const [isStarted, setStarted] = useState(false);
  if (answer === undefined) return <Spinner label={subscribeTexts.settingUp} />;
  if (!answer.ok)
    return (
      <EmptyState
        title={subscribeTexts.problemTitle}
        text={answer.message}
        actions={<Button onClick={retry}>{subscribeTexts.retry}</Button>}
      />
    );
  if (isStarted) return form(tenantId);
  const { value: info } = answer;
  const plan = runningSubscription(info) === undefined && info.plan !== null && !isFree(info.plan.basePrice) ? info.plan : undefined;
  return (
    <RunningPlan info={info} title={subscribeTexts.running.ofTenant(info.name)} headingLevel={2}>
      {plan === undefined ? undefined : (
        <Button variant="primary" onClick={() => setStarted(true)}>
          {texts.subscribe(plan.name)}
        </Button>
      )}
    </RunningPlan>
  );
}
