import type { Tx } from '#server/core/data/database.ts';

/** Makes a job due now; a process takes it within a second or two. False: there is no such job. */
export async function bringForward(tx: Tx, name: string, now: Date): Promise<boolean> {
  const { count } = await tx.scheduledJob.updateMany({ where: { name }, data: { nextAt: now } });
  return count === 1;
}
