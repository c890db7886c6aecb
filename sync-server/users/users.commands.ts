import { commandKinds } from '#contract/commands.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { changeRole } from './change-role.ts';
import { activateUser, deactivateUser } from './set-activity.ts';

const rowOf = ({ id }: { readonly id: string }) => ({ stream: ownerStream, kind: 'user', id }) as const;

export const userCommands = {
  'users.activate': bindCommand({ args: commandKinds['users.activate'].args, apply: activateUser }),
  'users.deactivate': bindCommand({ args: commandKinds['users.deactivate'].args, apply: deactivateUser }),
  'users.role': bindCommand({ args: commandKinds['users.role'].args, apply: changeRole, seen: rowOf }),
} as const satisfies Partial<CommandHandlers>;
