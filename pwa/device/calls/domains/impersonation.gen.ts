// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { ImpersonationNotice } from '#contract/people/impersonation.ts';

export const endImpersonation = { method: 'DELETE', path: '/api/auth/impersonation', output: ImpersonationNotice } as const;
export const startImpersonation = { method: 'POST', path: '/api/admin/impersonation', output: ImpersonationNotice } as const;
