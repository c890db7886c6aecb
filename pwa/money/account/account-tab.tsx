import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { TenantPicker } from '#app/calculate/selection/tenant-picker.tsx';
import { readTenantInfo } from '#app/device/calls/domains/tenants.gen.ts';
import { useCall } from '#app/device/calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '#app/kit/section.tsx';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { connectionAtom, isPlatformAtom, userAtom } from '#app/session/state/session-atoms.ts';
import { ChakraRoot } from '#app/ui/chakra/chakra-root.tsx';
import { EmptyState } from '#app/ui/messages/empty-state.tsx';
import { AccountView } from './account-view.tsx';
import { demoInfo, demoUsage } from './demo-account.ts';
import { useAccount } from './parts/use-account.ts';
import { portalTexts } from './portal-texts.ts';

interface AccountTabProps {
  /** True if the account is a separate screen and not part of another. */
  readonly isPage?: boolean;
  /** The tenant in the address, if any. */
  readonly tenant?: string | undefined;
  /** The choice of plans to open with. */
  readonly choose?: 'plan' | 'people' | undefined;
}

/** The account of the person's own tenant. A platform owner has none and chooses the tenant. A visitor sees a demo account. */
export function AccountTab(props: AccountTabProps) {
  const isPlatform = useAtomValue(isPlatformAtom);
  const isVisitor = useAtomValue(userAtom) === undefined;
  return <ChakraRoot>{isPlatform ? <ChosenAccount {...props} /> : isVisitor ? <DemoAccount /> : <TenantAccount {...props} />}</ChakraRoot>;
}

function ChosenAccount({ tenant, ...shown }: AccountTabProps) {
  const tenants = useAtomValue(managedTenantsAtom);
  const { ready } = useAtomValue(connectionAtom);
  const [chosen, setChosen] = useState(tenant);
  const tenantId = chosen ?? tenants[0]?.id;
  if (tenantId === undefined) {
    if (!ready) return <SectionSkeleton lines={8} />;
    return <EmptyState title={portalTexts.noTenant} text={portalTexts.noTenantDetail} />;
  }
  return (
    <>
      <TenantPicker tenants={tenants} chosen={tenantId} onChoose={setChosen} />
      <TenantAccount key={tenantId} {...shown} tenant={tenantId} />
    </>
  );
}

/** A demo account: without a sign-in, the server returns no account. */
function DemoAccount() {
  const { answer } = useCall(readTenantInfo);
  if (answer === undefined) return <SectionSkeleton lines={8} />;
  return answer.ok ? (
    <TenantAccount isPage />
  ) : (
    <AccountView info={demoInfo} usage={demoUsage()} tenant={undefined} isPage isDemo onChanged={noChange} />
  );
}

const noChange = (): void => undefined;

/** The tenant's account as the server has it, or the copy of it on this device. */
function TenantAccount({ tenant, choose, isPage = false }: AccountTabProps) {
  const { isLoading, problem, info, usage, billing, keptAt, retry } = useAccount(tenant);
  if (isLoading) return <SectionSkeleton lines={8} />;
  if (info === undefined || usage === undefined) return <SectionFailure title={portalTexts.failed} text={problem ?? ''} onRetry={retry} />;
  return (
    <AccountView
      info={info}
      usage={usage}
      billing={billing}
      keptAt={keptAt}
      tenant={tenant}
      choose={choose}
      isPage={isPage}
      isDemo={false}
      onChanged={retry}
    />
  );
}
