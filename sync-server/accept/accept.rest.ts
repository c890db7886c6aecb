import * as z from 'zod/mini';
import { AcceptInvitation, InvitationLink, type InvitationLook, RequestNewInvitation } from '#contract/account.ts';
import { invitationTexts } from '#contract/invitations.ts';
import type { Refused } from '#contract/outcome.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { statuses } from '#server/http/statuses.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { requestNewInvitation } from './request-new-invitation.ts';
import { pageOf, verifyInvitation } from './verify-invitation.ts';

const exampleLook: InvitationLook = {
  email: 'ben@northwind.example',
  firstName: '',
  lastName: '',
  tenantName: 'Northwind Advisors',
  role: 'user',
  expiresAt: '2026-01-22T09:00:00.000Z',
  hasAccount: false,
  signedInAs: null,
};

/** What the holder of a link may do, signed in or not. */
export const acceptCalls = [
  restEntry({
    method: 'GET',
    path: '/api/auth/verify-invitation',
    operation: 'invitation.verify',
    summary: 'Whom a link invites where; a browser that opens it is led to the right page',
    example: exampleLook,
    input: z.strictObject({ token: z.optional(z.string()) }),
    handler: async ({ deps, principal, headers }, { token = '' }) => {
      const outcome = await verifyInvitation(deps, principal, { token });
      if (isNavigation(headers)) return leadTo(pageOf(token, outcome));
      return outcome.ok ? outcome : refuseWithCode(outcome);
    },
  }),
  restEntry({
    method: 'POST',
    path: '/api/auth/accept-invitation',
    operation: 'invitation.accept',
    summary: 'Complete the account of an invited person',
    example: { email: 'ben@northwind.example', tenantName: 'Northwind Advisors' },
    input: AcceptInvitation,
    handler: ({ deps, principal }, input) => acceptInvitation(deps, principal, input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/auth/decline-invitation',
    operation: 'invitation.decline',
    summary: 'Decline an invitation',
    example: { message: invitationTexts.declined },
    input: InvitationLink,
    handler: ({ deps, principal }, input) => declineInvitation(deps, principal, input),
  }),
  restEntry({
    method: 'POST',
    path: '/api/auth/request-new-invitation',
    operation: 'invitation.requestNew',
    summary: 'Ask the inviter for a new invitation; the answer is always the same',
    example: { message: invitationTexts.requested },
    input: RequestNewInvitation,
    handler: ({ deps, principal }, input) => requestNewInvitation(deps, principal, input),
  }),
];

/** A page asks for JSON; a mail program or an address bar asks for a page. */
function isNavigation(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** The app tells apart by the code what shares a status. */
function refuseWithCode({ code, message }: Refused): Response {
  return Response.json({ code, message }, { status: statuses[code], headers: { 'cache-control': 'no-store' } });
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });
}
