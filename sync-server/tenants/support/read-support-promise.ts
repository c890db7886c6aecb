import { hasRight } from '#contract/money/plan-rights.ts';
import { planSettings } from '#contract/money/plan-settings.ts';
import { answerHours } from '#contract/tenants/support/answer-times.ts';
import { SupportOf, SupportPromise } from '#contract/tenants/support/support.ts';
import { done } from '#contract/values/outcome.ts';
import { isRunning } from '#server/core/access/calculator-limit.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import type { Tx } from '#server/core/data/database.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';

export const readSupportPromise = defineOperation({
  name: 'support.listOwn',
  id: 'readSupportPromise',
  summary: 'The time within which support answers a tenant',
  input: SupportOf,
  output: SupportPromise,
  object: ofNamedTenant,
  rest: { method: 'GET', path: '/api/tenant/support-promise', example: { answerHours: 8, isPriority: false } },
  graphql: { query: 'supportPromise' },
  read: async ({ deps, caller }, { tenant }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const admitted = await admittedTenant(tx, caller, 'support.listOwn', tenant);
      if (!admitted.ok) return admitted;
      return done(await promiseTo(tx, admitted.value));
    }),
});

/** The present promise of a tenant's plan. */
export async function promiseTo(tx: Tx, tenantId: string) {
  const { plan, subscription } = await tx.tenant.findUniqueOrThrow({
    where: { id: tenantId },
    select: {
      plan: { select: { prioritySupport: true, settings: true } },
      subscription: { select: { status: true, terms: true } },
    },
  });
  const shown = plan === null ? undefined : { prioritySupport: plan.prioritySupport, answerHours: planSettings(plan.settings).answerHours };
  const terms = subscription !== null && isRunning(subscription.status) ? subscription.terms : undefined;
  return { answerHours: answerHours(shown, terms), isPriority: hasRight('prioritySupport', shown, terms) };
}
