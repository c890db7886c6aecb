import { accessTexts } from '#contract/people/access.ts';
import { type CommandResult, PushRequest, pushLimit } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { isCaller, type Principal } from '#server/core/access/caller.ts';
import { protocolRefusal } from '#server/core/sync/streams/protocol.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import type { CommandHandlers } from './command-handler.ts';
import { unstoredResult } from './command-results.ts';
import { pushRuns, type RunDeps } from './push-runs.ts';
import { readRuns } from './read-commands.ts';
import { refuseDevice } from './refuse-device.ts';

export interface PushDeps extends RunDeps {
  readonly handlers: CommandHandlers;
}

export type PushRefusal =
  | 'InputInvalid'
  | 'Unauthorized'
  | 'Forbidden'
  | 'UserDeactivated'
  | 'DeviceRevoked'
  | 'ClientTooOld'
  | 'Unavailable'
  | 'TooManyRequests'
  | 'TooLarge';

/**
 * Takes a device's commands in order, each exactly once, and returns one result for each: read (`read-commands.ts`), then for each run one
 * transaction (`commit-run.ts`): admit, apply, store. What follows a run that did not commit stands in `push-runs.ts`.
 */
export async function pushCommands(
  deps: PushDeps,
  principal: Principal,
  unchecked: unknown,
): Promise<Outcome<readonly CommandResult[], PushRefusal>> {
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (authorize('sync.push', principal) !== undefined) return refused('Forbidden', accessTexts.forbidden);
  const version = protocolRefusal(unchecked);
  if (version !== undefined) return version;
  const request = PushRequest.safeParse(unchecked);
  if (!request.success) return refused('InputInvalid', syncTexts.invalidRequest);
  if (JSON.stringify(request.data).length > pushLimit.bytes) return refused('TooLarge', syncTexts.tooLarge);
  const { device, commands } = request.data;
  if (commands.length === 0) return (await refuseDevice(deps, principal, device)) ?? done([]);
  const runs = readRuns(deps.handlers, commands).map((inHand) => ({ deviceId: device, inHand }));
  const pushed = await pushRuns(deps, principal, runs);
  if ('ok' in pushed) return pushed;
  const results = resultsById(pushed);
  return done(
    commands.map((command) => results.get(command.id)?.shift() ?? unstoredResult(command, 'retry', 'Unavailable', syncTexts.retry)),
  );
}

/** In the order of the commands, because an id may occur twice. */
function resultsById(pushed: readonly CommandResult[]): Map<string, CommandResult[]> {
  const results = new Map<string, CommandResult[]>();
  for (const result of pushed) results.set(result.id, [...(results.get(result.id) ?? []), result]);
  return results;
}
