import { defineDomain } from '#server/core/faces/define-domain.ts';
import { beginSignUp } from './begin-sign-up.ts';
import { checkSubdomain } from './check-subdomain.ts';
import { completeSignUp } from './complete-sign-up.ts';
import { verifySignUp } from './verify-sign-up.ts';

export const signUpFace = defineDomain({
  name: 'sign-up',
  operations: [beginSignUp, checkSubdomain, verifySignUp, completeSignUp],
});
