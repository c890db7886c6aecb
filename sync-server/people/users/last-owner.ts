import { userTexts } from '#contract/people/users.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';

/**
 * Refuses to remove the last active platform owner. All owners are locked in the order of their ids, so that two who demote each other take
 * turns instead of both succeeding.
 */
export async function refuseLastOwner(tx: Tx, leavingId: string): Promise<Refused<'LastOwner'> | undefined> {
  await tx.$queryRaw`select 1 from users where role = 'platform_owner' order by id for update`;
  const staying = await tx.user.count({ where: { role: 'platform_owner', isActive: true, id: { not: leavingId } } });
  return staying === 0 ? refused('LastOwner', userTexts.lastOwner) : undefined;
}
