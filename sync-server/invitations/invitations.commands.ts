import { commandArguments } from '#contract/command-arguments.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { inviteUser, massInvite } from './invite-user.ts';
import { resendInvitation } from './resend-invitation.ts';

const tenantOf = ({ tenantId }: { readonly tenantId: string }): string => tenantId;
/** Both wait for the lock of the team and decide on its places. */
const together = ({ tenantId }: { readonly tenantId: string }): string => `invitations:${tenantId}`;
const rowOf = ({ id }: { readonly id: string }) => ({ stream: ownerStream, kind: 'invitation', id }) as const;

export const invitationCommands = {
  'invitations.invite': bindCommand({ args: commandArguments['invitations.invite'], apply: inviteUser, tenantId: tenantOf, together }),
  'invitations.massInvite': bindCommand({
    args: commandArguments['invitations.massInvite'],
    apply: massInvite,
    tenantId: tenantOf,
    together,
  }),
  'invitations.resend': bindCommand({ args: commandArguments['invitations.resend'], apply: resendInvitation, seen: rowOf }),
  'invitations.cancel': bindCommand({ args: commandArguments['invitations.cancel'], apply: cancelInvitation, seen: rowOf }),
} as const satisfies Partial<CommandHandlers>;
