// Written by `npm run generate` from the declared operations.
import { SealKey } from '#contract/people/session.ts';

export const readSealKey = { method: 'GET', path: '/api/sync/seal-key', output: SealKey } as const;
