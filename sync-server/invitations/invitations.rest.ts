import {
  CancelInvitation,
  InvitationId,
  type InvitationView,
  InviteUser,
  MassInvite,
  type MassInviteAnswer,
} from '#contract/invitations.ts';
import { ResendInvite } from '#contract/users.ts';
import { answerList, ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { cancelInvitation } from './cancel-invitation.ts';
import { inviteUser, massInvite } from './invite-user.ts';
import { listInvitations } from './read-invitations.ts';
import { resendInvitation, resendInvite } from './resend-invitation.ts';

const example: InvitationView = {
  id: '019600aa-0000-7000-8000-0000000000b1',
  email: 'ben@northwind.example',
  tenantId: '019600aa-0000-7000-8000-000000000001',
  tenantName: 'Northwind Advisors',
  invitedBy: '019600aa-0000-7000-8000-00000000000a',
  role: 'user',
  status: 'pending',
  sentAt: new Date('2026-01-15T09:00:00.000Z'),
  acceptedAt: null,
  expiresAt: new Date('2026-01-22T09:00:00.000Z'),
  resendCount: 0,
  lastSentAt: new Date('2026-01-15T09:00:00.000Z'),
  createdAt: new Date('2026-01-15T09:00:00.000Z'),
};
const exampleMany: MassInviteAnswer = {
  sent: 1,
  results: [{ email: example.email, status: 'sent', message: 'User invitation sent successfully' }],
};

/** Inviting, and what becomes of an invitation until it is answered. */
export const invitationCalls = [
  restEntry({
    method: 'POST',
    path: '/api/admin/tenants/{tenantId}/users/invite',
    operation: 'users.invite',
    summary: 'Invite one person into a team',
    example,
    input: InviteUser,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => inviteUser(change, input)),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/tenants/{tenantId}/users/mass-invite',
    operation: 'users.massInvite',
    summary: 'Invite up to 200 people at once, with a result for each',
    example: exampleMany,
    input: MassInvite,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => massInvite(change, input)),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/users/resend-invite',
    operation: 'users.resendInvite',
    summary: 'Send the pending invitation of an address again',
    example: { ...example, resendCount: 1 },
    input: ResendInvite,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => resendInvite(change, input)),
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/invitations',
    operation: 'invitations.list',
    summary: 'Every invitation of the platform, the newest first',
    example: [example],
    input: ListParameters,
    handler: ({ deps, principal }, input) => answerList((cut) => listInvitations(deps, principal, cut), '/api/admin/invitations', input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/invitations/{id}/resend',
    operation: 'invitations.resend',
    summary: 'Send a pending invitation again: a new link and a new term',
    example: { ...example, resendCount: 1 },
    input: InvitationId,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => resendInvitation(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/invitations/{id}/status',
    operation: 'invitations.cancel',
    summary: 'Cancel a pending invitation',
    example: { ...example, status: 'cancelled' },
    input: CancelInvitation,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => cancelInvitation(change, input)),
  }),
];
