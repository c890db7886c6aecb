import { commandKinds } from '#contract/commands/commands.ts';
import { commandHandlersOf } from '#server/core/operations/command-handlers.ts';
import type { CommandHandler, CommandHandlers } from '#server/core/sync/commands/command-handler.ts';
import { operations } from './operations.ts';

/** The handler of every command type that the contract lists. */
export const commandHandlers: CommandHandlers = complete(commandHandlersOf(operations));

function complete(found: Readonly<Record<string, CommandHandler>>): CommandHandlers {
  if (!isComplete(found)) throw new Error('A command type of the contract has no operation.');
  return found;
}

function isComplete(found: Readonly<Record<string, CommandHandler>>): found is CommandHandlers {
  return Object.keys(commandKinds).every((type) => Object.hasOwn(found, type));
}
