import { expect, it } from 'vitest';
import { unauthorizedRedirectMs, unauthorizedToast } from '#contract/sync/sign-out.ts';
import { callErrorMessage, isUnauthorized, pathFromKey } from './error-texts.ts';

it('[R-CALL-02] reads as status, colon, space and body, or the status text where the body is empty', () => {
  expect(callErrorMessage(409, 'Taken', 'Conflict')).toBe('409: Taken');
  expect(callErrorMessage(502, '', 'Bad Gateway')).toBe('502: Bad Gateway');
});

it('[R-ERR-01] takes a message for a lost session when it starts with 401: and contains Unauthorized', () => {
  expect(
    ['401: Unauthorized', '401: {"message":"Unauthorized"}', '403: Unauthorized', '401: expired', 'x 401: Unauthorized'].map(
      isUnauthorized,
    ),
  ).toEqual([true, true, false, false, false]);
});

it('builds the path of a loading call from its key', () => {
  expect(pathFromKey(['/api/admin/tenants', 'x', 'calculators'])).toBe('/api/admin/tenants/x/calculators');
});

it('[R-CONST-03] signs in again 500 ms after it has said so', () => {
  expect(unauthorizedToast).toEqual({ title: 'Unauthorized', description: 'You are logged out. Logging in again...' });
  expect(unauthorizedRedirectMs).toBe(500);
});
