import { isCommandType } from '#contract/commands/commands.ts';
import type { Command } from '#contract/sync/sync.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import type { CommandHandlers, ParsedCommand } from './command-handler.ts';
import { idKey } from './command-log.ts';
import type { CommandInHand } from './command-run.ts';
import { upcast } from './upcasters.ts';

/** Maximum number of commands per transaction: it ends well within the deadline of a request, on a slow machine, too. */
const mostTogether = 100;

/**
 * First step: the commands of a push in the order of their numbers, split into runs that share a transaction. A command runs alone unless it and its
 * neighbor may share one; a repeated id or number is examined after the first one's commit.
 */
export function readRuns(handlers: CommandHandlers, commands: readonly Command[]): readonly (readonly CommandInHand[])[] {
  const runs: CommandInHand[][] = [];
  let ids = new Set<string>();
  for (const command of [...commands].sort((left, right) => left.seq - right.seq)) {
    const inHand = { command, parsed: readCommand(handlers, command) };
    const run = runs.at(-1);
    const id = idKey(command.id);
    if (run !== undefined && run.length < mostTogether && !ids.has(id) && areNeighbours(run.at(-1), inHand)) run.push(inHand);
    else {
      runs.push([inHand]);
      ids = new Set();
    }
    ids.add(id);
  }
  return runs;
}

function areNeighbours(left: CommandInHand | undefined, right: CommandInHand): boolean {
  if (left === undefined || !left.parsed.ok || !right.parsed.ok || left.command.seq === right.command.seq) return false;
  return left.parsed.value.together !== undefined && left.parsed.value.together === right.parsed.value.together;
}

function readCommand(handlers: CommandHandlers, command: Command): Outcome<ParsedCommand, 'InputInvalid'> {
  const current = upcast(command.type, command.v, command.args);
  if (!current.ok) {
    return refused('InputInvalid', current.reason === 'unknown type' ? syncTexts.unknownType : syncTexts.unknownVersion);
  }
  if (!isCommandType(command.type)) return refused('InputInvalid', syncTexts.unknownType);
  const parsed = handlers[command.type](current.args);
  if (!parsed.ok) return parsed;
  const named = parsed.value.tenantId;
  return named === undefined || command.tenantId === null || named === command.tenantId
    ? done(parsed.value)
    : refused('InputInvalid', syncTexts.otherTenant);
}
