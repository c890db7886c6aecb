import { useAtomValue } from 'jotai';
import { teamCap } from '#contract/people/users.ts';
import { planRowsAtom } from '../local/administration-atoms.ts';
import { tenantRowsAtom } from '../local/local-atoms.ts';

/** The plan's limit of people, if this device knows it. The server decides. */
export function useTeamLimit(tenantId: string): number {
  const planName = useAtomValue(tenantRowsAtom).find(({ id }) => id === tenantId)?.planName;
  const plan = useAtomValue(planRowsAtom).find(({ name }) => name === planName);
  return plan?.maxUsers ?? teamCap.limit;
}
