import { expect, it } from 'vitest';
import { invitationFailure, invitationScreenTexts } from './invitation-texts.ts';

it.each([
  ['invalid-token', 'Invalid Invitation Link'],
  ['user-not-found', 'Invitation Not Found'],
  ['not-invited', 'No Pending Invitation'],
  ['server-error', 'Server Error'],
  ['unverified-invitation', 'Invitation Not Verified'],
  ['expired', 'Invitation Error'],
  ['anything', 'Invitation Error'],
  [undefined, 'Invitation Error'],
  ['toString', 'Invitation Error'],
] as const)('says %s as %s', (reason, title) => {
  expect(invitationFailure(reason).title).toBe(title);
});

it('says how an invitation may have ended if it is no longer pending', () => {
  expect(invitationFailure('not-invited').text).toMatch(/used or cancelled.*newer link.*has left/);
});

it('offers a new invitation only for an expired one', () => {
  expect(invitationFailure('expired')).toMatchObject({ text: 'This invitation has expired', canRequest: true });
  expect(invitationFailure('server-error').canRequest).toBe(false);
});

it('[R-ACC-29] [R-ACC-30] [R-ACC-31] [R-ACC-39] has its texts letter for letter', () => {
  expect(Object.values(invitationScreenTexts)).toEqual([
    'Invitation Accepted!',
    'Already Verified!',
    'Log In',
    'Try Again',
    'Try Logging In Directly',
    'Contact Support',
    'Request a new invitation',
  ]);
});
