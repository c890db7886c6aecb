import type { SessionMemory } from './session-memory.ts';
import type { SessionWorld } from './session-world.ts';

/**
 * Completes a sign-out that was interrupted, for example because the browser was killed, unless another tab has done so in the meantime.
 */
export async function finishSignOut(
  { left, haveRemoved }: Pick<SessionMemory, 'left' | 'haveRemoved'>,
  { whenClosed, wipe, leaveAgain }: Pick<SessionWorld, 'whenClosed' | 'wipe' | 'leaveAgain'>,
): Promise<void> {
  const found = await left();
  if (found === undefined) return;
  if (found.pending !== undefined) leaveAgain(found.pending);
  await whenClosed(async (isAlone) => {
    if ((await left()) !== undefined) await wipe(found.database, { isAlone, keepOutbox: found.keepOutbox });
  });
  await haveRemoved();
}
