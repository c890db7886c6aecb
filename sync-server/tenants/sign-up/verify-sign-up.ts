import { SignUpLink, SignUpLook, signUpTexts } from '#contract/tenants/sign-up.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { findSignUp } from './sign-up-links.ts';

/** The tenant and the address of a link. Reading it does not use it up. */
export const verifySignUp = defineOperation({
  name: 'signUp.begin',
  id: 'verifySignUp',
  summary: 'The firm that a sign-up link is for',
  input: SignUpLink,
  output: SignUpLook,
  rest: {
    method: 'GET',
    path: '/api/sign-up/verify',
    example: {
      email: 'ann@northwind.example',
      firmName: 'Northwind Advisors',
      subdomain: 'northwind',
      expiresAt: '2026-01-23T09:00:00.000Z',
    },
  },
  graphql: { query: 'verifySignUp' },
  open: async ({ deps: { db, clock } }, { token }) => {
    const found = await findSignUp((sql, values) => db.query({ as: 'platform' }, sql, values), token, clock());
    if (found === undefined) return refused('Expired', signUpTexts.linkGone);
    return done({ ...found, expiresAt: found.expiresAt.toISOString() });
  },
});
