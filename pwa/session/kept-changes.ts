import { isCommandType } from '#contract/commands.ts';
import type { OutboxEntry } from '../local/collections.ts';
import type { Local } from '../local/local-atoms.ts';
import { forgetSealed, hasSealed, seal, unseal } from '../local/sealed.ts';

export async function sealUnsent(
  owner: string,
  unsent: readonly OutboxEntry[],
  key: () => Promise<CryptoKey | undefined>,
): Promise<number | 'noKey'> {
  if (unsent.length === 0) return 0;
  const found = await key();
  if (found === undefined) return 'noKey';
  await seal(owner, found, unsent);
  return unsent.length;
}

export async function bringBack(owner: string, local: Pick<Local, 'enqueue'>, key: CryptoKey): Promise<void> {
  if (!(await hasSealed(owner))) return;
  for (const set of await unseal(owner, key)) {
    for (const { id, createdAt, type, ...command } of set.commands) {
      if (!isCommandType(type)) continue;
      const queued = await local.enqueue({ ...command, type, kept: { id, createdAt } });
      // The sealed copy stays until every change is queued: the same ids come back next time and are done once.
      if (!queued.ok) return;
    }
    await forgetSealed(set);
  }
}
