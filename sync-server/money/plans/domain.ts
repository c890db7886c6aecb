import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { createPlan } from './create-plan.ts';
import { listPlans } from './list-plans.ts';
import { planRows } from './plan-rows.ts';
import { readPlatformCurrency } from './read-currency.ts';
import { updatePlan } from './update-plan.ts';

export const plansFace = defineDomain({
  name: 'plans',
  operations: [listPlans, readPlatformCurrency, createPlan, updatePlan],
  rows: { plan: planRows },
  tables: {
    plans: { others: { migration: sharedReasons.wholeScript } },
  },
});
