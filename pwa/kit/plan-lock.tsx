import { Alert, Fieldset, Link, Text } from '@chakra-ui/react';
import { Link as RouterLink } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { isPlatformAtom } from '#app/session/state/session-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { PlanRight } from '#contract/money/plan-right-names.ts';
import { cheapestWith, planRights } from '#contract/money/plan-rights.ts';
import type { TenantRow } from '#contract/sync/rows.ts';

interface PlanLockProps {
  readonly tenant: Pick<TenantRow, 'id' | 'rights'>;
  readonly right: PlanRight;
}

/** True if the plan of a tenant lacks a right. Nothing is locked for the platform owner, and while the rights are not known. */
export function useIsLocked({ tenant: { rights }, right }: PlanLockProps): boolean {
  const isPlatform = useAtomValue(isPlatformAtom);
  return !isPlatform && rights !== undefined && !rights.includes(right);
}

/** The cheapest plan with a right, with the way to it: "In Professional · Upgrade". */
export function InPlan({ tenantId, right }: { readonly tenantId: string; readonly right: PlanRight }) {
  const plan = cheapestWith(useAtomValue(planRowsAtom), right);
  if (plan === undefined) return <Text as="span">{t('No plan on offer includes it.')}</Text>;
  return (
    <Text as="span">
      {t('In {plan}', { plan: plan.name })}
      {' · '}
      <Link asChild fontWeight="semibold">
        <RouterLink to="/customer-portal" search={{ tab: 'account', tenant: tenantId, choose: 'plan' }}>
          {t('Upgrade')}
        </RouterLink>
      </Link>
    </Text>
  );
}

/** Says that the plan lacks a right, and in which plan it is, before a form is filled in. */
export function PlanLock(lock: PlanLockProps) {
  const isLocked = useIsLocked(lock);
  if (!isLocked) return null;
  const { name, lacking } = planRights[lock.right];
  return (
    <Alert.Root status="info" role="status">
      <Alert.Content>
        <Alert.Title>{name}</Alert.Title>
        <Alert.Description>
          {lacking} <InPlan tenantId={lock.tenant.id} right={lock.right} />
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Fields that need a right of the plan: shown with their values, and switched off below the lock where the plan lacks it. */
export function LockedFields({ children, ...lock }: PlanLockProps & { readonly children: ReactNode }) {
  const isLocked = useIsLocked(lock);
  return (
    <>
      <PlanLock {...lock} />
      <Fieldset.Root disabled={isLocked}>
        <Fieldset.Content mt="0">{children}</Fieldset.Content>
      </Fieldset.Root>
    </>
  );
}
