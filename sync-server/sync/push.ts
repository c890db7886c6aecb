import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, type Refused, refused } from '#contract/outcome.ts';
import { type CommandResult, PushRequest, pushLimit } from '#contract/sync.ts';
import { authorise } from '#server/access/authorise.ts';
import { type Caller, isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import { standingOf } from '#server/access/standing.ts';
import { isPassing } from '#server/data/retry.ts';
import { type Applied, type ApplyDeps, applyCommand, type CommandInHand, settled, unstored } from './apply-command.ts';
import { greetDevice } from './command-log.ts';
import { decideCommand } from './decide-command.ts';
import { protocolRefusal } from './protocol.ts';
import { syncTexts } from './sync-texts.ts';

export interface PushDeps extends ApplyDeps {
  /** Where an unexpected fault of one command is reported. */
  readonly onFault: (fault: unknown, context: { readonly requestId: string; readonly commandId: string }) => void;
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

/** Applies a device's commands in their order, each exactly once, and answers one result for each. */
export async function pushCommands(
  deps: PushDeps,
  principal: Principal,
  unchecked: unknown,
): Promise<Outcome<readonly CommandResult[], PushRefusal>> {
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  if (authorise('sync.push', principal) !== undefined) return refused('Forbidden', accessTexts.forbidden);
  const version = protocolRefusal(unchecked);
  if (version !== undefined) return version;
  const request = PushRequest.safeParse(unchecked);
  if (!request.success) return refused('InputInvalid', syncTexts.invalidRequest);
  if (JSON.stringify(request.data).length > pushLimit.bytes) return refused('TooLarge', syncTexts.tooLarge);
  const { device, commands } = request.data;
  const refusal = await refuseDevice(deps, principal, device);
  if (refusal !== undefined) return refusal;
  const results: CommandResult[] = [];
  for (const command of [...commands].sort((left, right) => left.seq - right.seq)) {
    const applied = await applyOrPark(deps, principal, { deviceId: device, command });
    if ('ok' in applied) return applied;
    deps.hint(applied.commits);
    results.push(applied);
    // The commands behind one that could not be taken in would only be out of order.
    if (isUntaken(applied)) break;
  }
  const byId = new Map(results.map((result) => [result.id, result]));
  return done(commands.map((command) => byId.get(command.id) ?? unstored(command, 'retry', 'Unavailable', syncTexts.retry)));
}

function refuseDevice(
  deps: PushDeps,
  caller: Caller,
  device: string,
): Promise<Refused<'UserDeactivated' | 'DeviceRevoked' | 'Forbidden'> | undefined> {
  return deps.db.inTransaction(scopeOf(caller), async (tx) => {
    if ((await standingOf(tx, caller)) === undefined) return refused('UserDeactivated', accessTexts.deactivated);
    switch (await greetDevice(tx, caller, device, deps.clock())) {
      case 'known':
        return undefined;
      case 'foreign':
        return refused('Forbidden', syncTexts.foreignDevice);
      case 'revoked':
        return refused('DeviceRevoked', accessTexts.deviceRevoked);
    }
  });
}

/**
 * A passing fault stores nothing: the same push comes again. Any other fault is of this command alone: its number is used, so that the
 * ones behind it go on, and it is tried again when it comes again.
 */
async function applyOrPark(deps: PushDeps, caller: Caller, inHand: CommandInHand): Promise<Applied> {
  const { command } = inHand;
  try {
    return await applyCommand(deps, caller, inHand, (deciding) => decideCommand(deps.handlers, deciding));
  } catch (fault) {
    deps.onFault(fault, { requestId: caller.requestId, commandId: command.id });
    if (isPassing(fault)) return unstored(command, 'retry', 'Unavailable', syncTexts.retry);
  }
  try {
    const parked = await applyCommand(deps, caller, inHand, async () => settled('held', refused('Fault', syncTexts.fault)));
    return 'ok' in parked || parked.state !== 'held' ? parked : { ...parked, state: 'retry' };
  } catch (fault) {
    deps.onFault(fault, { requestId: caller.requestId, commandId: command.id });
    return unstored(command, 'retry', 'Unavailable', syncTexts.retry);
  }
}

function isUntaken(result: CommandResult): boolean {
  return result.state === 'retry' && result.code === 'Unavailable';
}
