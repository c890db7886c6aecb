import { commandArguments } from '#contract/command-arguments.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { changeRole } from './change-role.ts';
import { activateUser, deactivateUser } from './set-activity.ts';

const rowOf = ({ id }: { readonly id: string }) => ({ stream: ownerStream, kind: 'user', id }) as const;

export const userCommands = {
  'users.activate': bindCommand({ args: commandArguments['users.activate'], apply: activateUser }),
  'users.deactivate': bindCommand({ args: commandArguments['users.deactivate'], apply: deactivateUser }),
  'users.role': bindCommand({ args: commandArguments['users.role'], apply: changeRole, seen: rowOf }),
} as const satisfies Partial<CommandHandlers>;
