import type { Command, CommandResult } from '#contract/sync/sync.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/access/caller.ts';
import { isAway } from '#server/data/postgres/is-away.ts';
import { isPassing } from '#server/data/retry.ts';
import type { ChangeDeps } from '../change.ts';
import { syncTexts } from '../sync-texts.ts';
import {
  type Applied,
  applyCommands,
  type CommandInHand,
  type CommandRun,
  completed,
  type Decide,
  unknownDevice,
  unstoredResult,
} from './apply-commands.ts';
import { idTaken } from './complete-commands.ts';
import { decideCommand, mustGoApart } from './decide-command.ts';
import { refuseDevice } from './refuse-device.ts';

export interface RunDeps extends ChangeDeps {
  /** Called with an unexpected fault of one command. */
  readonly onFault: (fault: unknown, context: { readonly requestId: string; readonly commandId: string }) => void;
  /** True when the request has too little time left to begin another transaction. */
  readonly isTimeShort?: () => boolean;
}

/**
 * Applies runs one after the other, each in a transaction. Commands without an answer were not accepted and are sent again. When time runs
 * short, the results so far are returned; the first run always begins, so that every push makes progress.
 */
export async function applyInTurn(
  deps: RunDeps,
  caller: Caller,
  deviceId: string,
  runs: readonly (readonly CommandInHand[])[],
): Promise<Applied> {
  const results: CommandResult[] = [];
  for (const inHand of runs.filter((run) => run.length > 0)) {
    const applied = await applyRun(deps, caller, { deviceId, inHand });
    if ('ok' in applied) return applied;
    results.push(...applied);
    // The commands after one that was not accepted would only be out of order.
    if (applied.length < inHand.length || deps.isTimeShort?.()) break;
  }
  return results;
}

/**
 * A run is one transaction. If one of its commands fails, the ones before it are applied without it, then it alone, then the rest. After a
 * temporary fault, that command and the ones after it get no answer: nothing of them is stored, and they are sent again.
 */
async function applyRun(deps: RunDeps, caller: Caller, run: CommandRun): Promise<Applied> {
  const { deviceId, inHand } = run;
  if (inHand.length === 1) return applyOrPark(deps, caller, run);
  let deciding: Command | undefined;
  try {
    return await applyRegistered(deps, caller, run, async (turn) => {
      deciding = turn.command;
      const end = await decideCommand(turn);
      deciding = undefined;
      return end;
    });
  } catch (fault) {
    if (fault !== mustGoApart && fault !== idTaken) report(deps, caller, deciding ?? inHand[0]?.command, fault);
    const at = inHand.findIndex(({ command }) => command === deciding);
    const before = inHand.slice(0, Math.max(at, 0));
    if (comesAgain(fault)) return applyInTurn(deps, caller, deviceId, [before]);
    // A fault that belongs to no single command, such as one at the end, is located by applying each command alone.
    const runs = at < 0 ? inHand.map((each) => [each]) : [before, inHand.slice(at, at + 1), inHand.slice(at + 1)];
    return applyInTurn(deps, caller, deviceId, runs);
  }
}

/** A device is registered at its first push. */
async function applyRegistered(deps: RunDeps, caller: Caller, run: CommandRun, decide: Decide): Promise<Applied> {
  const first = await applyOrRefuse(deps, caller, run, decide);
  const applied = first === unknownDevice ? await registerAndApply(deps, caller, run, decide) : first;
  if (!('ok' in applied)) hintOf(deps, applied);
  return applied;
}

async function registerAndApply(deps: RunDeps, caller: Caller, run: CommandRun, decide: Decide): Promise<Applied> {
  const refusal = await refuseDevice(deps, caller, run.deviceId);
  if (refusal !== undefined) return refusal;
  const applied = await applyOrRefuse(deps, caller, run, decide);
  if (applied === unknownDevice) throw new Error('The device was forgotten while it pushed.');
  return applied;
}

/**
 * An id that was stored by another request in the meantime is looked up once more. If it is still invisible, it belongs to another person.
 */
async function applyOrRefuse(...given: Parameters<typeof applyCommands>): ReturnType<typeof applyCommands> {
  const [, , { inHand }] = given;
  const [only] = inHand;
  if (only === undefined || inHand.length > 1) return applyCommands(...given);
  for (let looks = 1; ; looks += 1) {
    try {
      return await applyCommands(...given);
    } catch (fault) {
      if (fault !== idTaken) throw fault;
      if (looks === 2) return [unstoredResult(only.command, 'rejected', 'KeyReused', syncTexts.keyReused)];
    }
  }
}

function hintOf(deps: RunDeps, results: readonly CommandResult[]): void {
  const newest = new Map<string, number>();
  for (const { commits } of results) {
    for (const [stream, head] of Object.entries(commits)) newest.set(stream, Math.max(head, newest.get(stream) ?? 0));
  }
  deps.hint(Object.fromEntries(newest));
}

/**
 * A temporary fault stores nothing: the same push is sent again. Any other fault belongs to this command alone: its number is used up, so
 * that the following ones continue, and it is tried again when it is sent again.
 */
async function applyOrPark(deps: RunDeps, caller: Caller, run: CommandRun): Promise<Applied> {
  const command = run.inHand[0]?.command;
  try {
    return await applyRegistered(deps, caller, run, decideCommand);
  } catch (fault) {
    if (fault === mustGoApart) return applyOrPark(deps, caller, { ...run, isApart: true });
    report(deps, caller, command, fault);
    // Not answered: it is sent again.
    if (comesAgain(fault)) return [];
  }
  try {
    const parked = await applyRegistered(deps, caller, run, async () => completed('held', refused('Fault', syncTexts.fault)));
    return 'ok' in parked ? parked : parked.map((result) => (result.state === 'held' ? { ...result, state: 'retry' } : result));
  } catch (fault) {
    report(deps, caller, command, fault);
    return [];
  }
}

/** The transaction was rolled back, and the same push may succeed later. */
function comesAgain(fault: unknown): boolean {
  return isPassing(fault) || isAway(fault);
}

function report(deps: RunDeps, caller: Caller, command: Command | undefined, fault: unknown): void {
  deps.onFault(fault, { requestId: caller.requestId, commandId: command?.id ?? '' });
}
