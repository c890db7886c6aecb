import type { Command, CommandResult } from '#contract/sync/sync.ts';
import { type Caller, membershipIn } from '#server/core/access/caller.ts';
import type { EndedChange, OpenedBatch } from '#server/core/sync/changes/change.ts';
import { type Completion, idTaken, type LogEntry } from '#server/core/sync/streams/complete-commands.ts';
import { fingerprint } from './command-log.ts';
import type { RunEnd } from './command-run.ts';

export type EndedCommand = EndedChange & { readonly completion: Completion };

/** Last step: writes what the commands recorded, then their results with the numbers of the streams, all or nothing. */
export async function storeResults(
  batch: OpenedBatch,
  ended: readonly EndedCommand[],
  results: readonly CommandResult[],
): Promise<Extract<RunEnd, { readonly kind: 'committed' | 'idTaken' }>> {
  if (ended.length === 0) return { kind: 'committed', results };
  const commits = await batch.finish(ended);
  if (commits === idTaken) return { kind: 'idTaken' };
  const commitsById = new Map(ended.map(({ completion }, at) => [completion.commandId, commits[at] ?? {}]));
  return { kind: 'committed', results: results.map((result) => ({ ...result, commits: commitsById.get(result.id) ?? result.commits })) };
}

export function logEntry(command: Command, caller: Caller, takenAt: Date): LogEntry {
  return { userId: caller.userId, tenantId: ownTenant(command, caller), type: command.type, argsHash: fingerprint(command), takenAt };
}

/** A command for another tenant's tenant is refused, and stored without that tenant. */
function ownTenant({ tenantId }: Command, caller: Caller): string | null {
  const isOwn = tenantId !== null && (caller.role === 'platform_owner' || membershipIn(caller, tenantId) !== undefined);
  return isOwn ? tenantId : null;
}
