import type { Caller } from './caller.ts';

/** Id that stands in the trail where no person acted. */
export const nobodyId = '00000000-0000-0000-0000-000000000000';

/** Whom the trail names where nobody is signed in: a job, or the person a link belongs to. It carries no rights. */
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
