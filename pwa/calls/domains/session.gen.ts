// Written by `npm run generate` from the declared operations.
import { CurrentUser } from '#contract/people/session.ts';

export const readCurrentUser = { method: 'GET', path: '/api/auth/user', output: CurrentUser } as const;
