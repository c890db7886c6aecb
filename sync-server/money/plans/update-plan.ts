import { plan, UpdatedPlan, UpdatePlan } from '#contract/money/plan.ts';
import { grantingFields } from '#contract/money/plan-rights.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { storedFields } from '#server/core/data/stored-fields.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { examplePlan, planColumns, planView } from './plan-view.ts';
import { countTenantsAboveLimit } from './tenants-above-limit.ts';
import { touchPlan, touchTenantsOn } from './touch-plan.ts';

/** The parts of a plan in the rows of the tenants on it. */
const shownToTenants = ['name', 'calculatorLimit', ...grantingFields] as const;

/** Takes the whole form, or any part of it, such as isActive alone. Customers keep the terms they bought. */
export const updatePlan = defineOperation({
  name: 'plans.update',
  id: 'updatePlan',
  summary: 'Edit a plan, or switch it on and off with isActive alone',
  input: UpdatePlan,
  output: UpdatedPlan,
  rest: { method: 'PUT', path: '/api/admin/plans/{id}', example: { ...examplePlan, tenantsAboveLimit: 0 } },
  queued: { type: 'plans.update', row: ({ id }) => ({ stream: ownerStream, kind: 'plan', id }) },
  change: async (change, input) => {
    const { tx } = change;
    const { id, ...given } = input;
    await tx.$queryRaw`select 1 from plans where id = ${id}::uuid for update`;
    const row = await tx.plan.findUnique({ where: { id }, select: planColumns });
    if (row === null) return refused('NotFound', accessTexts.notFound);
    const before = planView(row);
    const { columns, settings } = storedFields(plan, given, row.settings);
    const after = planView(await tx.plan.update({ where: { id }, data: { ...columns, settings }, select: planColumns }));
    const updated = { ...after, tenantsAboveLimit: await countTenantsAboveLimit(tx, id, after.calculatorLimit) };
    if (JSON.stringify(before) === JSON.stringify(after)) return done(updated);
    touchPlan(change, id);
    if (shownToTenants.some((field) => before[field] !== after[field])) await touchTenantsOn(change, id);
    change.audit('plans.update', { kind: 'plan', id }, before, after);
    return done(updated);
  },
});
