import type { Command, CommandResult } from '#contract/sync/sync.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Caller } from '#server/core/access/caller.ts';
import { isAway } from '#server/core/data/postgres/is-away.ts';
import { isPassing } from '#server/core/data/retry.ts';
import type { ChangeDeps } from '#server/core/sync/changes/change.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import { applyCommand } from './apply-command.ts';
import { completed, unstoredResult } from './command-results.ts';
import type { CommandInHand, CommandRun, PushObstacle, RunEnd } from './command-run.ts';
import { commitRun } from './commit-run.ts';
import { refuseDevice } from './refuse-device.ts';

export interface RunDeps extends ChangeDeps {
  /** Called with an unexpected fault of one command. */
  readonly onFault: (fault: unknown, context: { readonly requestId: string; readonly commandId: string }) => void;
  /** True when the request has too little time left to begin another transaction. */
  readonly isTimeShort?: () => boolean;
}

/** Results in the order of the commands, or the reason the whole push ends here. */
export type Pushed = readonly CommandResult[] | PushObstacle;

/**
 * Takes runs one after the other. Commands without an answer were not accepted and are sent again. When time runs short, the results so far
 * are returned; the first run always begins, so that every push makes progress.
 */
export async function pushRuns(deps: RunDeps, caller: Caller, runs: readonly CommandRun[]): Promise<Pushed> {
  const results: CommandResult[] = [];
  for (const run of runs.filter(({ inHand }) => inHand.length > 0)) {
    const pushed = await pushRun(deps, caller, run);
    if ('ok' in pushed) return pushed;
    results.push(...pushed);
    // The commands after one that was not accepted would only be out of order.
    if (pushed.length < run.inHand.length || deps.isTimeShort?.()) break;
  }
  return results;
}

/** A run is one transaction; what follows depends on how it ended. */
async function pushRun(deps: RunDeps, caller: Caller, run: CommandRun, isLookedUpAgain = false): Promise<Pushed> {
  const end = await commitRegistered(deps, caller, run);
  switch (end.kind) {
    case 'committed':
      hint(deps, end.results);
      return end.results;
    case 'refused':
      return end.refusal;
    case 'unknownDevice':
      report(deps, caller, run.inHand[0]?.command, new Error('The device was forgotten while it pushed.'));
      return [];
    case 'idTaken': {
      const [only, ...others] = run.inHand;
      if (only === undefined || others.length > 0) return pushRuns(deps, caller, alone(run));
      // Looked up once more, it has its first answer. If it is still invisible, the id belongs to another person.
      if (!isLookedUpAgain) return pushRun(deps, caller, run, true);
      return [unstoredResult(only.command, 'rejected', 'KeyReused', syncTexts.keyReused)];
    }
    case 'wroteBeforeRefusal':
      return pushRuns(deps, caller, around(run, end.command, { hasSavepoints: true }));
    case 'fault':
      report(deps, caller, end.command ?? run.inHand[0]?.command, end.fault);
      return pushAfterFault(deps, caller, run, end);
  }
}

/** A device is registered at its first push. */
async function commitRegistered(deps: RunDeps, caller: Caller, run: CommandRun): Promise<RunEnd> {
  const first = await commitRun(deps, caller, run, applyCommand);
  if (first.kind !== 'unknownDevice') return first;
  const refusal = await refuseDevice(deps, caller, run.deviceId);
  return refusal === undefined ? commitRun(deps, caller, run, applyCommand) : { kind: 'refused', refusal };
}

/**
 * After a temporary fault, that command and those after it get no answer: nothing of them is stored, and they are sent again. After any
 * other fault the commands before it are taken without it, then it alone, then the rest.
 */
async function pushAfterFault(deps: RunDeps, caller: Caller, run: CommandRun, { fault, command }: FaultEnd): Promise<Pushed> {
  const comesAgain = isPassing(fault) || isAway(fault);
  if (run.inHand.length === 1) return comesAgain ? [] : park(deps, caller, run);
  const at = run.inHand.findIndex((each) => each.command === command);
  if (comesAgain) return pushRuns(deps, caller, [{ ...run, inHand: run.inHand.slice(0, Math.max(at, 0)) }]);
  // A fault that belongs to no single command, such as one at the end, is located by taking each command alone.
  return pushRuns(deps, caller, command === undefined || at < 0 ? alone(run) : around(run, command));
}

type FaultEnd = Extract<RunEnd, { readonly kind: 'fault' }>;

/** A fault belongs to this command alone: its number is used up, so that the following ones go on, and it is tried again when it is sent again. */
async function park(deps: RunDeps, caller: Caller, run: CommandRun): Promise<Pushed> {
  const end = await commitRun(deps, caller, run, async () => completed('held', refused('Fault', syncTexts.fault)));
  switch (end.kind) {
    case 'committed':
      hint(deps, end.results);
      return end.results.map((result) => (result.state === 'held' ? { ...result, state: 'retry' } : result));
    case 'refused':
      return end.refusal;
    case 'fault':
      report(deps, caller, run.inHand[0]?.command, end.fault);
      return [];
    case 'unknownDevice':
    case 'idTaken':
    case 'wroteBeforeRefusal':
      return [];
  }
}

function alone(run: CommandRun): readonly CommandRun[] {
  return run.inHand.map((each) => ({ ...run, inHand: [each] }));
}

/** The commands before one, the one alone, and those after it. */
function around(run: CommandRun, command: Command, how: Pick<CommandRun, 'hasSavepoints'> = {}): readonly CommandRun[] {
  const at = run.inHand.findIndex((each) => each.command === command);
  const part = (inHand: readonly CommandInHand[]): CommandRun => ({ deviceId: run.deviceId, inHand });
  return [part(run.inHand.slice(0, at)), { ...part(run.inHand.slice(at, at + 1)), ...how }, part(run.inHand.slice(at + 1))];
}

function hint(deps: RunDeps, results: readonly CommandResult[]): void {
  const newest = new Map<string, number>();
  for (const { commits } of results) {
    for (const [stream, head] of Object.entries(commits)) newest.set(stream, Math.max(head, newest.get(stream) ?? 0));
  }
  deps.hint(Object.fromEntries(newest));
}

function report(deps: RunDeps, caller: Caller, command: Command | undefined, fault: unknown): void {
  deps.onFault(fault, { requestId: caller.requestId, commandId: command?.id ?? '' });
}
