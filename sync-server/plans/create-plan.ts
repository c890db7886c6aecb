import { done, type Outcome, refused } from '#contract/outcome.ts';
import { type CreatePlan, type PlanEntry, planTexts } from '#contract/plans.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import type { Change } from '#server/sync/change.ts';
import { planColumns, planEntry } from './plan-entry.ts';
import { touchPlan } from './touch-plan.ts';

export async function createPlan(change: Change, input: CreatePlan): Promise<Outcome<PlanEntry, AccessRefusal['code'] | 'Conflict'>> {
  const { tx, caller } = change;
  const refusal = authorise('plans.create', caller);
  if (refusal !== undefined) return refusal;
  const { id = change.newId(), aiUnlimited = false, maxUsers = null, ...plan } = input;
  if ((await tx.plan.count({ where: { id } })) > 0) return refused('Conflict', planTexts.idTaken);
  const settings = { ...(aiUnlimited ? { aiUnlimited } : {}), ...(maxUsers === null ? {} : { maxUsers }) };
  const entry = planEntry(await tx.plan.create({ data: { ...definedIn(plan), id, name: plan.name, settings }, select: planColumns }));
  touchPlan(change, id);
  change.audit('plans.create', { kind: 'plan', id }, undefined, entry);
  return done(entry);
}

/** Without the members that were left out: a column that is not named keeps its default. */
export function definedIn<Value extends object>(value: Value): { [Name in keyof Value]?: Exclude<Value[Name], undefined> } {
  const kept: { [Name in keyof Value]?: Exclude<Value[Name], undefined> } = {};
  for (const [name, member] of Object.entries(value)) if (member !== undefined) Reflect.set(kept, name, member);
  return kept;
}
