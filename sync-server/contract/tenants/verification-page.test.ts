import { expect, it } from 'vitest';
import { verificationPage } from './verification-page.ts';

const failed = (status: number, code: string): string => `${status}: ${JSON.stringify({ code, message: 'A sentence.' })}`;

it.each([
  ['used, of an active account', failed(410, 'InvitationUsed'), '/invitation-success?reason=already-active'],
  ['used otherwise', failed(410, 'InvitationUsedInactive'), '/invitation-error?reason=not-invited'],
  ['replaced or cancelled', failed(409, 'NotPending'), '/invitation-error?reason=not-invited'],
  ['of an inviter who left', failed(409, 'InviterGone'), '/invitation-error?reason=not-invited'],
  ['expired', failed(410, 'InvitationExpired'), '/invitation-error?reason=expired'],
  ['unknown', failed(404, 'InvitationNotFound'), '/invitation-error?reason=user-not-found'],
  ['with a code that this build does not know', failed(410, 'Unheard'), '/invitation-error?reason=expired'],
] as const)('leads from a link that is %s to its page', (_what, message, page) => {
  expect(verificationPage(message)).toBe(page);
});

it.each([
  ['[R-ACC-13]', '404: gone', 'user-not-found'],
  ['[R-ACC-14]', '410: late', 'expired'],
  ['[R-ACC-15]', '500: broken', 'server-error'],
  ['[R-ACC-15]', '409: {"code":', 'server-error'],
  ['[R-ACC-15]', 'failed to fetch', 'server-error'],
] as const)('%s follows the status if an answer names no code: %s', (_row, message, reason) => {
  expect(verificationPage(message)).toBe(`/invitation-error?reason=${reason}`);
});
