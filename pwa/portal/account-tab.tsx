import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { number } from '#calculators/kit/words.ts';
import { isFree } from '#contract/plans.ts';
import type { TenantInfo } from '#contract/tenant-info.ts';
import { TenantPicker } from '../calculators/tenant-picker.tsx';
import { managedTenantsAtom } from '../session/managed-tenants.ts';
import { connectionAtom, isPlatformAtom } from '../session/session-atoms.ts';
import { isRecord } from '../shell/ask.ts';
import { useAsked } from '../shell/use-asked.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { priceText } from '../ui/price-text.ts';
import { StatusPill } from '../ui/status-pill.tsx';
import { Skeleton } from '../ui/waiting.tsx';
import { portalTexts } from './portal-texts.ts';

/** The account of the own tenant. A platform owner belongs to none and chooses whose account is shown. */
export function AccountTab() {
  return useAtomValue(isPlatformAtom) ? <ChosenAccount /> : <TenantAccount path="/api/tenant/info" />;
}

function ChosenAccount() {
  const tenants = useAtomValue(managedTenantsAtom);
  const { ready } = useAtomValue(connectionAtom);
  const [chosen, setChosen] = useState<string>();
  const tenantId = chosen ?? tenants[0]?.id;
  if (tenantId === undefined) {
    if (!ready) return <Skeleton lines={8} label={portalTexts.loadingAccount} />;
    return <EmptyState title={portalTexts.noTenant} text={portalTexts.noTenantDetail} />;
  }
  return (
    <>
      <TenantPicker tenants={tenants} chosen={tenantId} onChoose={setChosen} />
      <TenantAccount key={tenantId} path={`/api/tenant/info?tenant=${tenantId}`} />
    </>
  );
}

/** The figures of the tenant as the server counts them. */
function TenantAccount({ path }: { readonly path: string }) {
  const { asked, retry } = useAsked([path], readTenantInfo);
  if (asked === undefined) return <Skeleton lines={8} label={portalTexts.loadingAccount} />;
  if (asked.kind === 'failed') {
    return (
      <EmptyState
        title="The account cannot be shown right now"
        text={asked.message}
        actions={
          <Button variant="primary" onClick={retry}>
            Retry
          </Button>
        }
      />
    );
  }
  return <Account info={asked.data} />;
}

const tones = { active: 'good', trial: 'warn', suspended: 'bad', cancelled: 'neutral' } as const;

function Account({ info }: { readonly info: TenantInfo }) {
  const { plan, usage } = info;
  return (
    <>
      <div className="page__head">
        <div>
          <h1 className="page__title">{info.name}</h1>
          <p className="page__lead">{info.billingEmail ?? 'No billing email yet'}</p>
        </div>
        <StatusPill label={info.status.charAt(0).toUpperCase() + info.status.slice(1)} tone={tones[info.status]} />
      </div>
      <dl className="workbench__figures">
        <Figure label="AI calls this month" value={number(usage.aiCallsThisMonth)} />
        <Figure label="Calculators" value={number(usage.calculators)} />
        <Figure label="Active users" value={number(usage.activeUsers)} />
        <Figure label="Plan" value={plan?.name ?? '—'} />
      </dl>
      {plan === null ? null : (
        <section className="page__section">
          <h2>Current plan</h2>
          <dl className="pairs">
            <dt>{plan.name}</dt>
            <dd>{isFree(plan.basePrice) ? priceText(plan.basePrice) : `${priceText(plan.basePrice)} a month`}</dd>
            <dt>Calculators</dt>
            <dd>{plan.calculatorLimit === null ? 'No limit' : `Up to ${plan.calculatorLimit}`}</dd>
            <dt>AI calls included</dt>
            <dd>{number(plan.aiCallsIncluded)} a month</dd>
          </dl>
        </section>
      )}
    </>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className="workbench__figure">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function readTenantInfo(body: unknown): TenantInfo | undefined {
  return isTenantInfo(body) ? body : undefined;
}

/** The parts this tab shows; the contract holds on the server's side. */
function isTenantInfo(body: unknown): body is TenantInfo {
  return isRecord(body) && typeof body.name === 'string' && typeof body.status === 'string' && body.status in tones && isRecord(body.usage);
}
