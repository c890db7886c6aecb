import { CreatePlan, Plan, planTexts } from '#contract/billing/plans.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { definedIn } from './defined-in.ts';
import { examplePlan, planColumns, planView, writtenSettings } from './plan-view.ts';
import { touchPlan } from './touch-plan.ts';

export const createPlan = defineOperation({
  name: 'plans.create',
  id: 'createPlan',
  summary: 'Create a plan',
  input: CreatePlan,
  output: Plan,
  rest: { method: 'POST', path: '/api/admin/plans', example: examplePlan },
  queued: { type: 'plans.create' },
  change: async (change, input) => {
    const { tx } = change;
    const { id = change.newId(), aiUnlimited = false, maxUsers = null, aiPricePerCall = null, ...plan } = input;
    if ((await tx.plan.count({ where: { id } })) > 0) return refused('Conflict', planTexts.idTaken);
    const settings = writtenSettings({ aiUnlimited, maxUsers, aiPricePerCall });
    const created = planView(await tx.plan.create({ data: { ...definedIn(plan), id, name: plan.name, settings }, select: planColumns }));
    touchPlan(change, id);
    change.audit('plans.create', { kind: 'plan', id }, undefined, created);
    return done(created);
  },
});
