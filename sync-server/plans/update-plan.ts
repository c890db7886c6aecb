import { UpdatedPlan, UpdatePlan } from '#contract/billing/plans.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ownerStream } from '#server/sync/streams/stream-names.ts';
import { definedIn } from './defined-in.ts';
import { examplePlan, planColumns, planSettings, planView, writtenSettings } from './plan-view.ts';
import { countTenantsAboveLimit } from './tenants-above-limit.ts';
import { touchPlan, touchTenantsOn } from './touch-plan.ts';

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
    const { id, aiUnlimited, maxUsers, aiPricePerCall, ...plan } = input;
    await tx.$queryRaw`select 1 from plans where id = ${id}::uuid for update`;
    const row = await tx.plan.findUnique({ where: { id }, select: planColumns });
    if (row === null) return refused('NotFound', accessTexts.notFound);
    const before = planView(row);
    const settings = writtenSettings({ ...planSettings(row.settings), ...definedIn({ aiUnlimited, maxUsers, aiPricePerCall }) });
    const after = planView(await tx.plan.update({ where: { id }, data: { ...definedIn(plan), settings }, select: planColumns }));
    const updated = { ...after, tenantsAboveLimit: await countTenantsAboveLimit(tx, id, after.calculatorLimit) };
    if (JSON.stringify(before) === JSON.stringify(after)) return done(updated);
    touchPlan(change, id);
    if (before.name !== after.name || before.calculatorLimit !== after.calculatorLimit) await touchTenantsOn(change, id);
    change.audit('plans.update', { kind: 'plan', id }, before, after);
    return done(updated);
  },
});
