import type { Change } from '#server/core/sync/changes/change.ts';
import { ownerStream, tenantAdminStream, userStream } from '#server/core/sync/streams/stream-names.ts';

/** Every stream that shows a person: their own, the platform owner's, and the administrators' of each team. */
export function touchPerson(change: Change, userId: string, tenantIds: readonly string[], gone = false): void {
  change.touch(userStream(userId), 'me', userId, gone);
  change.touch(ownerStream, 'user', userId, gone);
  for (const tenantId of tenantIds) change.touch(tenantAdminStream(tenantId), 'user', userId, gone);
}

export function touchInvitation(change: Change, invitation: { readonly id: string; readonly tenantId: string }, gone = false): void {
  change.touch(tenantAdminStream(invitation.tenantId), 'invitation', invitation.id, gone);
  change.touch(ownerStream, 'invitation', invitation.id, gone);
}
