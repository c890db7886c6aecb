import { useAtomValue } from 'jotai';
import { planRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { teamLimit } from '#app/kit/team-limits.ts';

/** The plan's limit of people, if this device knows it. The server decides. */
export function useTeamLimit(tenantId: string): number {
  const planName = useAtomValue(tenantRowsAtom).find(({ id }) => id === tenantId)?.planName;
  const plan = useAtomValue(planRowsAtom).find(({ name }) => name === planName);
  return teamLimit(plan);
}
