import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import type { Tx } from '#server/core/data/database.ts';
import { lookUpRun, type StoredCommand } from './command-log.ts';
import type { CommandRun, RunEnd } from './command-run.ts';

/** A run that may be applied: what holds for all of its commands. */
export interface AdmittedRun {
  readonly kind: 'admitted';
  /** The person with the rights that hold in this transaction. */
  readonly caller: Caller;
  /** Number of the newest command of this device. */
  readonly lastSeq: number;
  /** The tenant that is locked from here to the commit, with its trail. */
  readonly lockedTenant: string | undefined;
  /** By `idKey`: log entries of the commands and of those they depend on, if this person sent them. */
  readonly stored: ReadonlyMap<string, StoredCommand>;
}

/** Second step: locks the device and the tenant, and asks for the rights that the person has now. */
export async function admitRun(tx: Tx, sender: Caller, { deviceId, inHand }: CommandRun): Promise<AdmittedRun | RunEnd> {
  const [first] = inHand;
  // Commands that share a transaction lock the same tenant.
  const tenantToLock = first?.parsed.ok ? first.parsed.value.locks : undefined;
  const found = await lookUpRun(tx, sender, { deviceId, commands: inHand.map(({ command }) => command), tenantToLock });
  if (found === undefined) return { kind: 'unknownDevice' };
  const { standing: caller, isRevoked, ...rest } = found;
  if (caller === undefined) return { kind: 'refused', refusal: refused('UserDeactivated', accessTexts.deactivated) };
  if (isRevoked) return { kind: 'refused', refusal: refused('DeviceRevoked', accessTexts.deviceRevoked) };
  return { kind: 'admitted', caller, ...rest };
}
