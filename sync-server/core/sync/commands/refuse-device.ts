import { accessTexts } from '#contract/people/access.ts';
import { type Refused, refused } from '#contract/values/outcome.ts';
import { type Caller, scopeOf } from '#server/core/access/caller.ts';
import { standingOf } from '#server/core/access/standing.ts';
import type { Database } from '#server/core/data/database.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import { registerDevice } from './command-log.ts';

/** Registers a device. An obstacle for the device, or for its person, ends the push. */
export function refuseDevice(
  deps: { readonly db: Database; readonly clock: () => Date },
  caller: Caller,
  device: string,
): Promise<Refused<'UserDeactivated' | 'DeviceRevoked' | 'Forbidden'> | undefined> {
  return deps.db.inTransaction(scopeOf(caller), async (tx) => {
    if ((await standingOf(tx, caller)) === undefined) return refused('UserDeactivated', accessTexts.deactivated);
    switch (await registerDevice(tx, caller, device, deps.clock())) {
      case 'known':
        return undefined;
      case 'foreign':
        return refused('Forbidden', syncTexts.foreignDevice);
      case 'revoked':
        return refused('DeviceRevoked', accessTexts.deviceRevoked);
    }
  });
}
