import { commandKinds, isCommandType } from '#contract/commands.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { Command } from '#contract/sync.ts';
import type { Tx } from '#server/data/database.ts';
import { type Deciding, emptyResult, type Settled, settled } from './apply-command.ts';
import type { CommandHandlers, ParsedCommand, SeenRow } from './command-handler.ts';
import { statesOf } from './command-log.ts';
import { syncTexts } from './sync-texts.ts';
import { upcast } from './upcasters.ts';

/** What becomes of a command that has arrived in order: decided with the rights and the rows of this moment. */
export async function decideCommand(handlers: CommandHandlers, deciding: Deciding): Promise<Settled> {
  const { command, tx, caller, opened } = deciding;
  const parsed = readCommand(handlers, command);
  if (!parsed.ok) return settled('rejected', parsed);
  if (isExpired(command, opened.change.now)) return settled('expired', refused('Expired', syncTexts.expired));
  const dependencies = await statesOf(tx, caller, command.dependsOn);
  if (command.dependsOn.some((id) => !['accepted', 'held'].includes(dependencies.get(id) ?? 'unknown'))) {
    return settled('blocked', refused('Blocked', syncTexts.blocked));
  }
  if (command.dependsOn.some((id) => dependencies.get(id) === 'held')) return settled('held', refused('Blocked', syncTexts.waiting));
  return applyParsed(deciding, parsed.value);
}

async function applyParsed({ command, tx, opened }: Deciding, parsed: ParsedCommand): Promise<Settled> {
  const changedMeanwhile = await hasChangedSince(tx, parsed.seen, command.baseVersion ?? undefined);
  await tx.$executeRaw`savepoint before_command`;
  const outcome = await parsed.apply(opened.change);
  if (outcome.ok) return { state: 'accepted', result: { ...emptyResult, value: outcome.value ?? null, changedMeanwhile } };
  // The refusal leaves no write of the command behind, but it is an answer: it is stored, and its number is used.
  await tx.$executeRaw`rollback to savepoint before_command`;
  opened.forget();
  return settled(outcome.code === 'TenantSuspended' ? 'held' : 'rejected', outcome);
}

function readCommand(handlers: CommandHandlers, command: Command): Outcome<ParsedCommand> {
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

function isExpired(command: Command, now: Date): boolean {
  if (!isCommandType(command.type)) return false;
  return now.getTime() - Date.parse(command.createdAt) > commandKinds[command.type].lifetimeMs;
}

async function hasChangedSince(tx: Tx, seen: SeenRow | undefined, baseVersion: number | undefined): Promise<boolean> {
  if (seen === undefined || baseVersion === undefined) return false;
  const [row] = await tx.$queryRaw<{ version: number }[]>`
    select version from sync_row where stream = ${seen.stream} and kind = ${seen.kind} and id = ${seen.id}`;
  return row !== undefined && row.version > baseVersion;
}
