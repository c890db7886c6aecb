import { commandKinds, isCommandType } from '#contract/commands/commands.ts';
import type { Command } from '#contract/sync/sync.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/core/data/database.ts';
import type { EndedChange, OpenedChange } from '#server/core/sync/changes/change.ts';
import { syncTexts } from '#server/core/sync/streams/sync-texts.ts';
import type { ParsedCommand, SeenRow } from './command-handler.ts';
import { idKey, type StoredState } from './command-log.ts';
import { type Completed, completed, emptyResult } from './command-results.ts';
import type { CommandInHand, CommandRun } from './command-run.ts';
import { keptInBatch } from './kept-in-batch.ts';

/** A command at its turn. */
export interface CommandTurn extends CommandInHand {
  readonly tx: Tx;
  /** All commands of this transaction. */
  readonly run: CommandRun;
  readonly opened: OpenedChange;
  /** States of previously sent commands, by `idKey`. */
  readonly states: ReadonlyMap<string, StoredState>;
  /** Effects of the earlier commands in the transaction. */
  readonly ended: readonly EndedChange[];
}

/** The result of a command. One that wrote before it refused, without a savepoint, has none: its transaction cannot be committed. */
export type AppliedCommand = Completed | 'wroteBeforeRefusal';
export type ApplyCommand = (turn: CommandTurn) => Promise<AppliedCommand>;

/** Third step: applies a command that has arrived in order, with the current rights and rows. */
export async function applyCommand(turn: CommandTurn): Promise<AppliedCommand> {
  const { command, parsed, opened, states } = turn;
  if (!parsed.ok) return completed('rejected', parsed);
  if (isExpired(command, opened.change.now)) return completed('expired', refused('Expired', syncTexts.expired));
  const dependencies = command.dependsOn.map((id) => states.get(idKey(id)));
  if (dependencies.some((state) => state !== 'accepted' && state !== 'held')) {
    return completed('blocked', refused('Blocked', syncTexts.blocked));
  }
  if (dependencies.includes('held')) return completed('held', refused('Blocked', syncTexts.waiting));
  return write(turn, parsed.value);
}

async function write(turn: CommandTurn, parsed: ParsedCommand): Promise<AppliedCommand> {
  const { tx, opened, run } = turn;
  const hasSavepoint = run.hasSavepoints === true || parsed.together === undefined;
  const changedMeanwhile = await hasChangedSince(turn, parsed.seen);
  if (hasSavepoint) await tx.$executeRaw`savepoint before_command`;
  const outcome = await parsed.apply(opened.change);
  if (outcome.ok) return { state: 'accepted', result: { ...emptyResult, value: outcome.value ?? null, changedMeanwhile } };
  // The refusal undoes all writes of the command, but it is an answer: it is stored, and its number is used up.
  if (hasSavepoint) await tx.$executeRaw`rollback to savepoint before_command`;
  else if (Object.values(opened.written).some((list) => list.length > 0)) return 'wroteBeforeRefusal';
  opened.forget();
  return completed(outcome.code === 'TenantSuspended' ? 'held' : 'rejected', outcome);
}

function isExpired(command: Command, now: Date): boolean {
  if (!isCommandType(command.type)) return false;
  const { ageSeconds, createdAt } = command;
  const ageMs = typeof ageSeconds === 'number' ? ageSeconds * 1000 : now.getTime() - Date.parse(createdAt);
  return ageMs > commandKinds[command.type].lifetimeMs;
}

/** The earlier commands in the transaction count as well: their versions are assigned at its end. */
async function hasChangedSince({ tx, command, run, opened, ended }: CommandTurn, seen: SeenRow | undefined): Promise<boolean> {
  const baseVersion = command.baseVersion ?? undefined;
  if (seen === undefined || baseVersion === undefined) return false;
  const versions = await versionsInBatch(opened.change.batch, '', () => versionsOf(tx, run.inHand));
  const key = rowKey(seen);
  const raised = ended.filter(({ written }) => written.touches.some((touch) => rowKey(touch) === key)).length;
  const version = versions.get(key);
  return (version !== undefined || raised > 0) && (version ?? 0) + raised > baseVersion;
}

const versionsInBatch = keptInBatch<ReadonlyMap<string, number>>();

async function versionsOf(tx: Tx, inHand: readonly CommandInHand[]): Promise<ReadonlyMap<string, number>> {
  const seen = inHand.flatMap(({ command, parsed }) =>
    parsed.ok && parsed.value.seen !== undefined && typeof command.baseVersion === 'number' ? [parsed.value.seen] : [],
  );
  const rows = await tx.$queryRaw<(SeenRow & { readonly version: number })[]>`
    select r.stream, r.kind, r.id, r.version
    from (select distinct stream, kind, id from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb) as s(stream text, kind text, id text)) s
    join sync_row r on r.stream = s.stream and r.kind = s.kind and r.id = s.id`;
  return new Map(rows.map((row) => [rowKey(row), row.version]));
}

function rowKey({ stream, kind, id }: SeenRow): string {
  return `${stream} ${kind} ${id}`;
}
