import { useAtomValue } from 'jotai';
import { useMemo, useState } from 'react';
import { TenantPicker } from '../calculators/tenant-picker.tsx';
import { readTenantInfo, readTenantUsage } from '../calls/calls.gen.ts';
import { useCall } from '../calls/use-call.ts';
import { SectionFailure, SectionSkeleton } from '../kit/section.tsx';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { connectionAtom, isPlatformAtom, userAtom } from '../session/session-atoms.ts';
import { ChakraRoot } from '../ui/chakra/chakra-root.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { AccountView } from './account-view.tsx';
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
    <AccountView info={demoInfo} usage={demoUsage} tenant={undefined} isPage isDemo onChanged={() => undefined} />
  );
}

interface TenantAccountProps extends AccountTabProps {
  readonly tenant?: string;
}

/** The tenant's usage as the server counts it. */
function TenantAccount({ tenant, isPage = false }: TenantAccountProps) {
  const input = useMemo(() => ({ tenant }), [tenant]);
  const info = useCall(readTenantInfo, input);
  const usage = useCall(readTenantUsage, input);
  function retry(): void {
    info.retry();
    usage.retry();
  }
  if (info.answer === undefined || usage.answer === undefined) return <SectionSkeleton lines={8} />;
  const failed = [info.answer, usage.answer].find(({ ok }) => !ok);
  if (!info.answer.ok || !usage.answer.ok)
    return <SectionFailure title={portalTexts.failed} text={failed !== undefined && !failed.ok ? failed.message : ''} onRetry={retry} />;
  return (
    <AccountView info={info.answer.value} usage={usage.answer.value} tenant={tenant} isPage={isPage} isDemo={false} onChanged={retry} />
  );
}
