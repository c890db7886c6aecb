import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { TenantPicker } from '../calculators/tenant-picker.tsx';
import { readTenantInfo } from '../calls/domains/tenants.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { connectionAtom, isPlatformAtom, userAtom } from '../session/session-atoms.ts';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { EmptyState } from '../ui/messages/empty-state.tsx';
import { AccountView } from './account/account-view.tsx';
import { useAccount } from './account/use-account.ts';
import { demoInfo, demoUsage } from './demo-account.ts';
import { portalTexts } from './portal-texts.ts';

interface AccountTabProps {
  /** True if the account is a separate screen and not part of another. */
  readonly isPage?: boolean;
}

/** The account of the person's own tenant. A platform owner has none and chooses the tenant. A visitor sees a demo account. */
export function AccountTab({ isPage = false }: AccountTabProps) {
  const isPlatform = useAtomValue(isPlatformAtom);
  const isVisitor = useAtomValue(userAtom) === undefined;
  return (
    <ChakraRoot>
      {isPlatform ? <ChosenAccount isPage={isPage} /> : isVisitor ? <DemoAccount /> : <TenantAccount isPage={isPage} />}
    </ChakraRoot>
  );
}

function ChosenAccount({ isPage }: { readonly isPage: boolean }) {
  const tenants = useAtomValue(managedTenantsAtom);
  const { ready } = useAtomValue(connectionAtom);
  const [chosen, setChosen] = useState<string>();
  const tenantId = chosen ?? tenants[0]?.id;
  if (tenantId === undefined) {
    if (!ready) return <SectionSkeleton lines={8} />;
    return <EmptyState title={portalTexts.noTenant} text={portalTexts.noTenantDetail} />;
  }
  return (
    <>
      <TenantPicker tenants={tenants} chosen={tenantId} onChoose={setChosen} />
      <TenantAccount key={tenantId} tenant={tenantId} isPage={isPage} />
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
    <AccountView info={demoInfo} usage={demoUsage} tenant={undefined} isPage isDemo onChanged={noChange} />
  );
}

const noChange = (): void => undefined;

interface TenantAccountProps extends AccountTabProps {
  readonly tenant?: string;
}

/** The tenant's account as the server has it, or the copy of it on this device. */
function TenantAccount({ tenant, isPage = false }: TenantAccountProps) {
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
      isPage={isPage}
      isDemo={false}
      onChanged={retry}
    />
  );
}
