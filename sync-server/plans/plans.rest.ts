import { CreatePlan, type PlanEntry, UpdatePlan } from '#contract/plans.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { ListParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { createPlan } from './create-plan.ts';
import { listPlans, priceList } from './read-plans.ts';
import { updatePlan } from './update-plan.ts';

const example: PlanEntry = {
  id: '019600aa-0000-7000-8000-0000000000f1',
  name: 'Starter',
  description: 'For trying the suite with first clients',
  basePrice: '0.00',
  annualPrice: null,
  annualDiscount: null,
  calculatorLimit: 5,
  aiCallsIncluded: 100,
  aiUnlimited: false,
  maxUsers: null,
  customDomain: false,
  whiteLabel: false,
  prioritySupport: false,
  isActive: true,
  sortOrder: 0,
};

/** Plans: the public price list, and its upkeep by a platform owner. */
export const planCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/plans',
    operation: 'plans.list',
    summary: 'The active plans; a platform owner reads all',
    example: [example],
    input: ListParameters,
    handler: async ({ deps, principal }, input) => answerRows(await listPlans(deps, principal), '/api/admin/plans', input, priceList),
  }),
  restEntry({
    method: 'POST',
    path: '/api/admin/plans',
    operation: 'plans.create',
    summary: 'Create a plan',
    example,
    input: CreatePlan,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => createPlan(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/plans/{id}',
    operation: 'plans.update',
    summary: 'Edit a plan, or switch it on and off with isActive alone',
    example,
    input: UpdatePlan,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => updatePlan(change, input)),
  }),
];
