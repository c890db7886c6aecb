// Written by `npm run generate` from the declared operations.
import { Stats } from '#contract/billing/stats.ts';

export const readStats = { method: 'GET', path: '/api/admin/stats', output: Stats } as const;
