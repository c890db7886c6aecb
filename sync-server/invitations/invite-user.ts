import { commandKinds } from '#contract/commands.ts';
import type { InvitationView, InviteUser, MassInvite, MassInviteAnswer } from '#contract/invitations.ts';
import { done, type Outcome } from '#contract/outcome.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { type DraftRefusal, inviteAddresses } from './invite-addresses.ts';

export type InviteRefusal = AccessRefusal['code'] | DraftRefusal;

export async function inviteUser(change: Change, { tenantId, ...draft }: InviteUser): Promise<Outcome<InvitationView, InviteRefusal>> {
  const refusal = authorise('users.invite', change.caller, { tenantId });
  if (refusal !== undefined) return refusal;
  const invited = await inviteAddresses(change, tenantId, [draft]);
  if (!invited.ok) return invited;
  const [outcome] = invited.value;
  if (outcome === undefined) throw new Error('One address has one outcome.');
  if (!outcome.ok) return outcome;
  const { id, email, role } = outcome.value;
  change.audit('invitations.invite', { kind: 'invitation', id, tenantId }, undefined, { email, role });
  return outcome;
}

/** Many at once: the result of each address by itself, and how many really went out. */
export async function massInvite(change: Change, { tenantId, invitations }: MassInvite): Promise<Outcome<MassInviteAnswer, InviteRefusal>> {
  const refusal = authorise('users.massInvite', change.caller, { tenantId });
  if (refusal !== undefined) return refusal;
  const invited = await inviteAddresses(change, tenantId, invitations);
  if (!invited.ok) return invited;
  const results = invited.value.map((outcome, at) => ({
    email: invitations[at]?.email ?? '',
    ...(outcome.ok
      ? { status: 'sent' as const, message: commandKinds['invitations.invite'].done }
      : { status: 'refused' as const, message: outcome.message }),
  }));
  const sent = results.filter(({ status }) => status === 'sent').map(({ email }) => email);
  if (sent.length > 0) change.audit('invitations.massInvite', { kind: 'tenant', id: tenantId, tenantId }, undefined, { sent });
  return done({ sent: sent.length, results });
}
