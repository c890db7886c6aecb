// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { BackgroundWork, JobDue, Retried, StuckEffect } from '#contract/tenants/upkeep/background-work.ts';

export const listStuckEffects = { method: 'GET', path: '/api/admin/effects', row: StuckEffect } as const;
export const readBackgroundWork = { method: 'GET', path: '/api/admin/background-work', output: BackgroundWork } as const;
export const retryDeadEffects = { method: 'POST', path: '/api/admin/effects/retry', output: Retried } as const;
export const retryEffect = { method: 'POST', path: '/api/admin/effects/{id}/retry', output: Retried } as const;
export const runJobNow = { method: 'POST', path: '/api/admin/jobs/run', output: JobDue } as const;
