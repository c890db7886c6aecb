import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import type { PlanEntry, UpdatePlan } from '#contract/plans.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { definedIn } from './create-plan.ts';
import { planColumns, planEntry, planSettings } from './plan-entry.ts';
import { touchPlan, touchTenantsOn } from './touch-plan.ts';

/** The whole form, or any part of it such as isActive alone. Customers keep the terms they bought. */
export async function updatePlan(change: Change, input: UpdatePlan): Promise<Outcome<PlanEntry, AccessRefusal['code']>> {
  const { tx, caller } = change;
  const refusal = authorise('plans.update', caller);
  if (refusal !== undefined) return refusal;
  const { id, aiUnlimited, maxUsers, ...plan } = input;
  await tx.$queryRaw`select 1 from plans where id = ${id}::uuid for update`;
  const row = await tx.plan.findUnique({ where: { id }, select: planColumns });
  if (row === null) return refused('NotFound', accessTexts.notFound);
  const before = planEntry(row);
  const next = { ...planSettings(row.settings), ...definedIn({ aiUnlimited, maxUsers }) };
  const settings = { ...(next.aiUnlimited ? { aiUnlimited: true } : {}), ...(next.maxUsers === null ? {} : { maxUsers: next.maxUsers }) };
  const after = planEntry(await tx.plan.update({ where: { id }, data: { ...definedIn(plan), settings }, select: planColumns }));
  if (JSON.stringify(before) === JSON.stringify(after)) return done(after);
  touchPlan(change, id);
  if (before.name !== after.name || before.calculatorLimit !== after.calculatorLimit) await touchTenantsOn(change, id);
  change.audit('plans.update', { kind: 'plan', id }, before, after);
  return done(after);
}
