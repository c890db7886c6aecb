import { isCaller, type Principal } from '#server/core/access/caller.ts';
import type { Sender } from '#server/core/http/listener/serve.ts';
import type { RequestPlace } from '#server/core/http/requests/request-origin.ts';

export interface RequestSenders {
  readonly note: (place: object, principal: Principal) => void;
  readonly of: (place: RequestPlace) => Sender;
}

/** Remembers the sender of each request until it was answered, for its line in the log. */
export function createRequestSenders(): RequestSenders {
  const senders = new WeakMap<object, Sender>();
  return {
    note: (place, principal) => {
      if (isCaller(principal)) senders.set(place, senderOf(principal));
    },
    of: (place) => senders.get(place) ?? {},
  };
}

/** The tenant is named only where there is no doubt: a person may belong to several. */
function senderOf({ userId, confinedTo, memberships }: Exclude<Principal, { readonly visitor: true }>): Sender {
  const tenant = confinedTo ?? (memberships.length === 1 ? memberships[0]?.tenantId : undefined);
  return { person: userId, ...(tenant === undefined ? {} : { tenant }) };
}
