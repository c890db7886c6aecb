import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { readTenantInfo } from '#app/device/calls/domains/tenants.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { LegalLinks } from '#app/frame/contact/legal-links.tsx';
import { AccountMenu } from '#app/frame/shell/header/account-menu.tsx';
import { AppHeader } from '#app/frame/shell/header/app-header.tsx';
import { useTitle } from '#app/frame/shell/use-title.ts';
import type { BillingInterval } from '#app/money/subscribe/interval-choice.tsx';
import { runningSubscription } from '#app/money/subscribe/running-subscription.ts';
import { subscribeTexts as texts } from '#app/money/subscribe/subscribe-texts.ts';
import { isPlatformAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { Spinner } from '#app/ui/messages/waiting.tsx';
import type { Membership } from '#contract/people/session.ts';
import { AskAdministrator } from './ask-administrator.tsx';
import { NoTenant } from './no-tenant.tsx';
import { OwnerSubscription } from './owner-subscription.tsx';
import { RunningPlan } from './running-plan.tsx';
import { StartSubscription } from './start-subscription.tsx';

interface SubscribePageProps {
  /** Undefined means the plan that the tenant already has. */
  readonly planId: string | undefined;
  /** Code from a link. It is shown, and redeemed only when the person uses it. */
  readonly couponCode: string | undefined;
  /** It stands in the address, so that a reload keeps it. */
  readonly interval: BillingInterval;
  /** The tenant that a platform owner has chosen. */
  readonly tenant: string | undefined;
}

/** The person's choices about the subscription of the tenant: pay for one, change it, or ask for it. */
export function SubscribePage({ tenant, ...wanted }: SubscribePageProps) {
  useTitle(texts.title);
  const isPlatform = useAtomValue(isPlatformAtom);
  return (
    <>
      <AppHeader actions={<AccountMenu />} />
      <main id="main" className="join__root">
        {isPlatform ? (
          <OwnerSubscription tenant={tenant} form={(tenantId) => <StartSubscription {...wanted} tenant={tenantId} />} />
        ) : (
          <OwnSubscription {...wanted} />
        )}
      </main>
      <LegalLinks />
    </>
  );
}

type Wanted = Omit<SubscribePageProps, 'tenant'>;

/** The newest tenant that the person administers, or else the newest of all. */
function OwnSubscription(wanted: Wanted) {
  const memberships = useAtomValue(userAtom)?.memberships ?? [];
  const [newest] = memberships;
  const administered = memberships.find(({ role }) => role === 'tenant_admin');
  if (newest === undefined) return <NoTenant />;
  if (administered === undefined) return <OfMember membership={newest} />;
  return <OfAdministrator {...wanted} tenant={administered === newest ? undefined : administered.tenantId} />;
}

/** The plan as the server has it, or as this device knows it. */
function OfMember({ membership: { tenantId, tenantName } }: { readonly membership: Membership }) {
  const input = useMemo(() => ({ tenant: tenantId }), [tenantId]);
  const { answer } = useCall(readTenantInfo, input);
  const kept = useAtomValue(tenantRowsAtom).find(({ id }) => id === tenantId);
  if (answer === undefined) return <Spinner label={texts.opening} />;
  const planName = (answer.ok ? answer.value.plan?.name : kept?.planName) ?? undefined;
  return <AskAdministrator tenantId={tenantId} tenantName={tenantName} planName={planName} />;
}

/** A tenant whose subscription runs has nothing to pay here. If that cannot be read, the start says why. */
function OfAdministrator({ tenant, ...wanted }: SubscribePageProps) {
  const input = useMemo(() => (tenant === undefined ? {} : { tenant }), [tenant]);
  const { answer } = useCall(readTenantInfo, input);
  if (answer === undefined) return <Spinner label={texts.settingUp} />;
  if (answer.ok && runningSubscription(answer.value) !== undefined) return <RunningPlan info={answer.value} title={texts.running.title} />;
  return <StartSubscription {...wanted} tenant={tenant} />;
}
