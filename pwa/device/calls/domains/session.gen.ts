// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { CurrentUser } from '#contract/people/session.ts';

export const readCurrentUser = { method: 'GET', path: '/api/auth/user', output: CurrentUser } as const;
