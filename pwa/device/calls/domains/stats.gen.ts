// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Stats } from '#contract/money/revenue/stats.ts';

export const readStats = { method: 'GET', path: '/api/admin/stats', output: Stats } as const;
