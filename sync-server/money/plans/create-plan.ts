import { CreatePlan, Plan, plan } from '#contract/money/plan.ts';
import { planTexts } from '#contract/money/plans.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { storedFields } from '#server/core/data/stored-fields.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { examplePlan, planColumns, planView } from './plan-view.ts';
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
    const { id = change.newId() } = input;
    if ((await tx.plan.count({ where: { id } })) > 0) return refused('Conflict', planTexts.idTaken);
    const { columns, settings } = storedFields(plan, { ...input, id });
    const created = planView(await tx.plan.create({ data: { ...columns, settings }, select: planColumns }));
    touchPlan(change, id);
    change.audit('plans.create', { kind: 'plan', id }, undefined, created);
    return done(created);
  },
});
