// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { AbTestRow } from '#contract/pages/ab-tests.ts';

export const createAbTest = { method: 'POST', path: '/api/landing-pages/{id}/ab-tests', output: AbTestRow } as const;
export const setAbTestStatus = { method: 'PUT', path: '/api/ab-tests/{id}/status', output: AbTestRow } as const;
