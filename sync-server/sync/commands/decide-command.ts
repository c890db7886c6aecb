import { commandKinds, isCommandType } from '#contract/commands.ts';
import type { Command } from '#contract/sync/sync.ts';
import { refused } from '#contract/values/outcome.ts';
import type { Tx } from '#server/data/database.ts';
import { syncTexts } from '../sync-texts.ts';
import { type CommandInHand, type Completed, completed, type Deciding, emptyResult } from './apply-commands.ts';
import type { ParsedCommand, SeenRow } from './command-handler.ts';
import { idKey } from './command-log.ts';
import { keptInBatch } from './kept-in-batch.ts';

/** Thrown when a command has to be applied again, alone and with a savepoint. */
export const mustGoApart = new Error('The command has written before it refused.');

/** Decides a command that has arrived in order, with the current rights and rows. */
export async function decideCommand(deciding: Deciding): Promise<Completed> {
  const { command, parsed, opened, states } = deciding;
  if (!parsed.ok) return completed('rejected', parsed);
  if (isExpired(command, opened.change.now)) return completed('expired', refused('Expired', syncTexts.expired));
  const dependencies = command.dependsOn.map((id) => states.get(idKey(id)));
  if (dependencies.some((state) => state !== 'accepted' && state !== 'held')) {
    return completed('blocked', refused('Blocked', syncTexts.blocked));
  }
  if (dependencies.includes('held')) return completed('held', refused('Blocked', syncTexts.waiting));
  return applyParsed(deciding, parsed.value);
}

async function applyParsed(deciding: Deciding, parsed: ParsedCommand): Promise<Completed> {
  const { tx, opened } = deciding;
  const mayWrite = deciding.isApart || parsed.together === undefined;
  const changedMeanwhile = await hasChangedSince(deciding, parsed.seen);
  if (mayWrite) await tx.$executeRaw`savepoint before_command`;
  const outcome = await parsed.apply(opened.change);
  if (outcome.ok) return { state: 'accepted', result: { ...emptyResult, value: outcome.value ?? null, changedMeanwhile } };
  // The refusal undoes all writes of the command, but it is an answer: it is stored, and its number is used up.
  if (mayWrite) await tx.$executeRaw`rollback to savepoint before_command`;
  else if (Object.values(opened.written).some((list) => list.length > 0)) throw mustGoApart;
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
async function hasChangedSince({ tx, command, inHand, opened, ended }: Deciding, seen: SeenRow | undefined): Promise<boolean> {
  const baseVersion = command.baseVersion ?? undefined;
  if (seen === undefined || baseVersion === undefined) return false;
  const versions = await versionsInBatch(opened.change.batch, '', () => versionsOf(tx, inHand));
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
