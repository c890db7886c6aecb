// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { SealKey } from '#contract/people/session.ts';

export const readSealKey = { method: 'GET', path: '/api/sync/seal-key', output: SealKey } as const;
