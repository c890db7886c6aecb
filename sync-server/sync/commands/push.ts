import { accessTexts } from '#contract/people/access.ts';
import { type CommandResult, PushRequest, pushLimit } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/access/authorize.ts';
import { isCaller, type Principal } from '#server/access/caller.ts';
import { protocolRefusal } from '../protocol.ts';
import { syncTexts } from '../sync-texts.ts';
import { unstoredResult } from './apply-commands.ts';
import { applyInTurn, type RunDeps } from './apply-runs.ts';
import type { CommandHandlers } from './command-handler.ts';
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

/** Applies a device's commands in order, each exactly once, and returns one result for each. */
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
  const applied = await applyInTurn(deps, principal, device, readRuns(deps.handlers, commands));
  if ('ok' in applied) return applied;
  const results = resultsById(applied);
  return done(
    commands.map((command) => results.get(command.id)?.shift() ?? unstoredResult(command, 'retry', 'Unavailable', syncTexts.retry)),
  );
}

/** In the order of the commands, because an id may occur twice. */
function resultsById(applied: readonly CommandResult[]): Map<string, CommandResult[]> {
  const results = new Map<string, CommandResult[]>();
  for (const result of applied) results.set(result.id, [...(results.get(result.id) ?? []), result]);
  return results;
}
