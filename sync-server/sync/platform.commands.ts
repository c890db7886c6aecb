import { commandKinds } from '#contract/commands.ts';
import { done } from '#contract/outcome.ts';
import { bindCommand, type CommandHandlers } from './command-handler.ts';

/** A device's numbers have no hole: what a person discarded or let expire before it was sent is sent as a skip, which does nothing. */
export const platformCommands = {
  'sync.skip': bindCommand({ args: commandKinds['sync.skip'].args, apply: async () => done(null) }),
} as const satisfies Partial<CommandHandlers>;
