// Written by `npm run generate` from the operations that the server declares. Not edited by hand.
import { Plan, UpdatedPlan } from '#contract/money/plan.ts';
import { PlatformCurrency } from '#contract/money/plans.ts';

export const createPlan = { method: 'POST', path: '/api/admin/plans', output: Plan } as const;
export const listPlans = { method: 'GET', path: '/api/admin/plans', row: Plan } as const;
export const readPlatformCurrency = { method: 'GET', path: '/api/currency', output: PlatformCurrency } as const;
export const updatePlan = { method: 'PUT', path: '/api/admin/plans/{id}', output: UpdatedPlan } as const;
