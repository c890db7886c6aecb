import type { OpenLocal } from '#app/device/local/open-local.ts';
import { unsent as asUnsent } from '#app/device/local/outbox/outbox.ts';
import { forgetSealed, hasSealed, seal, unseal } from '#app/device/local/outbox/sealed.ts';
import type { OutboxEntry } from '#app/device/local/stored/collections.ts';

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

export async function bringBack(owner: string, local: Pick<OpenLocal, 'putBack'>, key: CryptoKey): Promise<void> {
  if (!(await hasSealed(owner))) return;
  for (const set of await unseal(owner, key)) {
    const failed = await local.putBack(set.commands.map((command) => ({ ...command, ...asUnsent, seq: 0 })));
    // The sealed copy stays until every change is queued. Next time the same ids come back and are done only once.
    if (failed.length > 0) return;
    await forgetSealed(set);
  }
}
