import * as z from 'zod/mini';
import { InvitationLook } from '#contract/people/account.ts';
import type { Refused } from '#contract/values/outcome.ts';
import { type RestContext, type RestEntry, restEntry } from '#server/core/http/requests/rest-entry.ts';
import { statuses } from '#server/core/http/statuses.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { exampleLook } from './example-look.ts';
import { lookAtInvitation, pageOf } from './verify-invitation.ts';

/** A link with a missing or truncated token is answered like an unknown one. */
const entry = restEntry({
  method: 'GET',
  path: '/api/auth/verify-invitation',
  operation: 'invitation.verify',
  summary: 'Whom a link invites where; a browser that opens it is led to the right page',
  example: exampleLook,
  input: z.strictObject({ token: z.optional(z.string()) }),
  handler: async (context: RestContext<BaseDeps>, { token = '' }) => {
    const outcome = await lookAtInvitation(context, { token });
    if (isNavigation(context.headers)) return leadTo(pageOf(token, outcome));
    return outcome.ok ? outcome : refuseWithCode(outcome);
  },
});

export const verifyInvitationCall: RestEntry<BaseDeps> = { ...entry, id: 'verifyInvitation', output: InvitationLook };

/** A page of the app asks for JSON; a mail program or the address bar asks for HTML. */
function isNavigation(headers: Headers): boolean {
  const accept = headers.get('accept') ?? '';
  return accept.includes('text/html') && !accept.includes('application/json');
}

/** The code lets the app distinguish refusals that share a status. */
function refuseWithCode({ code, message }: Refused): Response {
  return Response.json({ code, message }, { status: statuses[code], headers: { 'cache-control': 'no-store' } });
}

function leadTo(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } });
}
