import { Alert, Button } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { LargerTeam } from '#app/kit/sales/larger-team.tsx';
import { largestTeam } from '#app/kit/team-limits.ts';
import { managedTenantsAtom } from '#app/session/state/managed-tenants.ts';
import { t } from '#contract/language/t.ts';
import { teamCap, userTexts } from '#contract/people/users.ts';

const warnBelow = teamCap.limit - teamCap.warnFrom;

interface TeamNoticeProps {
  readonly tenantId: string;
  /** Number of members and pending invitations. */
  readonly used: number;
  readonly limit: number;
}

/** Warns before a team is full, and leads to a plan with more people when it is. */
export function TeamNotice({ tenantId, used, limit }: TeamNoticeProps) {
  const isManaged = useAtomValue(managedTenantsAtom).some(({ id }) => id === tenantId);
  const plans = useAtomValue(planRowsAtom);
  const left = limit - used;
  if (left > warnBelow) return null;
  const isFull = left <= 0;
  // The plans may not be on this device yet.
  const isLargest = plans.length > 0 && largestTeam(plans) <= limit;
  return (
    <Alert.Root status={isFull ? 'error' : 'warning'} role="status">
      <Alert.Content>
        <Alert.Title>{isFull ? userTexts.teamFull : t('{left} of {limit} places left', { left, limit })}</Alert.Title>
        <Alert.Description>
          {t('{used} of {limit} users, pending invitations included.', { used, limit })}
          {isFull && !isManaged ? ` ${t('Ask an administrator of your firm for a larger plan.')}` : null}{' '}
          {isFull && isManaged && isLargest ? <LargerTeam limit={limit} /> : null}
        </Alert.Description>
      </Alert.Content>
      {isFull && isManaged ? (
        <Button asChild size="sm">
          <Link to="/customer-portal" search={{ tab: 'account', tenant: tenantId, choose: 'people' }}>
            {userTexts.upgrade}
          </Link>
        </Button>
      ) : null}
    </Alert.Root>
  );
}
