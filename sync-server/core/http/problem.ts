import * as z from 'zod/mini';
import { named } from '#contract/values/named.ts';
import { type RefusalCode, type Refused, refusalCodes } from '#contract/values/outcome.ts';
import { statuses } from './statuses.ts';

export const problemType = 'application/problem+json';
/** The page that explains each type of problem. */
export const problemsPath = '/api/problems';

/** A refusal in the form of RFC 9457, for programs. */
export const Problem = named(
  'Problem',
  z.object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    detail: z.string(),
    code: z.enum(refusalCodes),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
);
type Problem = z.output<typeof Problem>;

/** One sentence for each code, which stays the same whatever the detail is. */
export const problemTitles: Readonly<Record<RefusalCode, string>> = {
  InputInvalid: 'The input is not valid',
  Unauthorized: 'No valid session or token',
  Forbidden: 'Not permitted',
  FreshSignInNeeded: 'A fresh sign-in is needed',
  NotFound: 'Not found',
  MethodNotAllowed: 'The method is not allowed at this address',
  Conflict: 'In conflict with the present state',
  KeyReused: 'The Idempotency-Key belongs to another request',
  RevisionOutdated: 'Changed by somebody else in the meantime',
  LimitReached: 'A limit of the plan is reached',
  TeamFull: 'The team is full',
  AlreadyMember: 'Already a member of the team',
  AlreadyInvited: 'Already invited',
  NotPending: 'The invitation is no longer pending',
  InvitationNotFound: 'There is no such invitation',
  InvitationExpired: 'The invitation has expired',
  InvitationUsed: 'The invitation was used',
  InvitationUsedInactive: 'The invitation was used by a person who is deactivated now',
  RecipientMismatch: 'The invitation is for another person',
  SignInRequired: 'A sign-in is required first',
  InviterGone: 'The person who invited has left',
  TenantSuspended: 'The tenant is suspended',
  UserDeactivated: 'The account is deactivated',
  DeviceRevoked: 'The device was signed out',
  SelfDeletion: 'Nobody deletes their own account here',
  LastOwner: 'The last platform owner stays',
  LastAdmin: 'The last administrator stays',
  SubdomainTaken: 'The subdomain is taken',
  DomainTaken: 'The domain is taken',
  CodeTaken: 'The code is taken',
  Blocked: 'Held up by something else',
  Expired: 'Expired',
  ClientTooOld: 'The client is too old',
  OutOfOrder: 'Out of order',
  TooLarge: 'The body is too large',
  TooManyRequests: 'Too many requests',
  UnsupportedMedia: 'The content type is not supported',
  NotEnabled: 'Not enabled',
  Unavailable: 'Unavailable for a moment',
  Fault: 'A fault of the server',
};

export function problemOf({ code, message, fields }: Refused): Problem {
  const problem = { type: `${problemsPath}#${code}`, title: problemTitles[code], status: statuses[code], detail: message, code };
  return fields === undefined ? problem : { ...problem, fields };
}

/** The form of a refusal: the plain sentence, or a problem. */
export type RefusalForm = 'sentence' | 'problem';

/** Programs with a token, and all others who ask for it, get a problem. */
export function refusalFormFor(authorization: string | null | undefined, accept: string | null | undefined): RefusalForm {
  const asks = accept?.toLowerCase().includes(problemType) === true;
  return asks || /^Bearer\s/i.test(authorization ?? '') ? 'problem' : 'sentence';
}

export function refusalFormOf(headers: Headers): RefusalForm {
  return refusalFormFor(headers.get('authorization'), headers.get('accept'));
}
