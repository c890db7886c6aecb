import { normaliseEmail } from '#contract/values/email-address.ts';
import type { RecordDenial } from '#server/core/audit/record-denial.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';

export interface RefusedSignIn {
  readonly reason:
    | 'wrong-password'
    | 'too-many-tries'
    | 'account-unknown'
    | 'account-deactivated'
    | 'not-a-member'
    | 'answer-not-valid'
    | 'another-browser';
  /** The person, if the provider identified one. */
  readonly userId?: string | undefined;
  /** The address from the provider, if it identified a person without an account here. */
  readonly email?: string | undefined;
  /** The text typed into the address field. */
  readonly typed?: string | undefined;
  /** The tenant's host on which the sign-in began. */
  readonly host?: string | undefined;
  readonly place: Pick<RequestPlace, 'requestId' | 'clientAddress'>;
}

export type RecordRefusedSignIn = (refusal: RefusedSignIn) => Promise<void>;

/** Records a refused sign-in in the audit trail. */
export function createRecordRefusedSignIn(record: RecordDenial, query: IdentityQuery): RecordRefusedSignIn {
  return async ({ reason, userId, email, typed, host, place }) =>
    record({
      action: 'session.refuse',
      object: { kind: 'user', id: userId ?? email ?? (await knownAddress(query, typed)) },
      userId,
      reason,
      address: place.clientAddress,
      host,
      requestId: place.requestId,
    });
}

/** A password typed into the wrong field must not end up in the trail, so the address is recorded only if it has an account. */
async function knownAddress(query: IdentityQuery, typed: string | undefined): Promise<string | null> {
  if (typed === undefined) return null;
  const email = normaliseEmail(typed);
  const found = await query('select 1 from accounts where email = $1', [email]);
  return found.length === 0 ? null : email;
}
