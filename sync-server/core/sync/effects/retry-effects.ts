import type { Tx } from '#server/core/data/database.ts';

/** Makes an effect due now with all its attempts. False: it was done meanwhile, or runs at this moment. */
export async function retryEffect(tx: Tx, id: string, now: Date): Promise<boolean> {
  const { count } = await tx.effect.updateMany({
    where: { id, state: { in: ['dead', 'queued'] } },
    data: { state: 'queued', attempts: 0, nextAt: now },
  });
  return count === 1;
}

/** Makes every effect that was given up due now. Returns their number. */
export async function retryDeadEffects(tx: Tx, now: Date): Promise<number> {
  const { count } = await tx.effect.updateMany({ where: { state: 'dead' }, data: { state: 'queued', attempts: 0, nextAt: now } });
  return count;
}
