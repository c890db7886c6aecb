// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { CompletedSignUp, SignUpLook, SignUpNotice, SubdomainAnswer } from '#contract/people/sign-up.ts';

export const beginSignUp = { method: 'POST', path: '/api/sign-up', output: SignUpNotice } as const;
export const checkSubdomain = { method: 'GET', path: '/api/sign-up/subdomain', output: SubdomainAnswer } as const;
export const completeSignUp = { method: 'POST', path: '/api/sign-up/complete', output: CompletedSignUp } as const;
export const verifySignUp = { method: 'GET', path: '/api/sign-up/verify', output: SignUpLook } as const;
