import * as z from 'zod/mini';

const Body = z.object({ code: z.string() });

/** By the code of the refusal: 410 and 409 each cover several cases, which lead to different pages. */
const pages: ReadonlyMap<string, string> = new Map([
  ['InvitationUsed', '/invitation-success?reason=already-active'],
  ['InvitationUsedInactive', '/invitation-error?reason=not-invited'],
  ['NotPending', '/invitation-error?reason=not-invited'],
  ['InviterGone', '/invitation-error?reason=not-invited'],
  ['InvitationExpired', '/invitation-error?reason=expired'],
  ['InvitationNotFound', '/invitation-error?reason=user-not-found'],
]);

/** The page to which a refused verification of an invitation link leads. */
export function pageOfCode(code: string): string | undefined {
  return pages.get(code);
}

/**
 * The same from the error of a failed call: status, colon, space, and the body of the answer. If the code is unknown, the status decides.
 */
export function verificationPage(message: string): string {
  const code = codeIn(message.slice(message.indexOf(': ') + 2));
  const page = code === undefined ? undefined : pageOfCode(code);
  return page ?? `/invitation-error?reason=${reasonOf(message)}`;
}

function codeIn(body: string): string | undefined {
  try {
    return Body.safeParse(JSON.parse(body)).data?.code;
  } catch {
    return undefined;
  }
}

function reasonOf(message: string): 'user-not-found' | 'expired' | 'server-error' {
  if (message.includes('404')) return 'user-not-found';
  if (message.includes('410')) return 'expired';
  return 'server-error';
}
