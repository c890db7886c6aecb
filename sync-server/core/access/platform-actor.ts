import type { Caller } from './caller.ts';

/** Actor id in the audit trail when no person acted. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** The actor in the audit trail when nobody is signed in: a job, or the person to whom a link belongs. It carries no rights. */
export function platformActor(
  requestId: string,
  now: Date,
  person: { readonly userId: string; readonly email: string } | undefined,
): Caller {
  return {
    userId: person?.userId ?? nobodyId,
    email: person?.email ?? '',
    role: 'user',
    memberships: [],
    sessionId: '',
    signedInAt: now,
    requestId,
  };
}
