import { AskForPlan, billingTexts, PlanRequestNotice } from '#contract/money/billing.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { rateLimitTexts } from '#contract/values/rate-limits.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { mailAdministrators } from '#server/core/mail-queue/mail-administrators.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { spendInChange } from '#server/core/rate-limits/spend-in-change.ts';

/** The request is stored in the billing events of the tenant, where the administrators' account screen finds it. */
export const askForPlan = defineOperation({
  name: 'billing.ask',
  id: 'askForPlan',
  summary: "Ask a tenant's administrators for a plan, or a larger one",
  input: AskForPlan,
  output: PlanRequestNotice,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/plan-requests', example: { message: billingTexts.asked } },
  graphql: { mutation: 'askForPlan' },
  change: async (change, { tenant }) => {
    const { tx, now, caller } = change;
    const admitted = await admittedTenant(tx, caller, 'billing.ask', tenant);
    if (!admitted.ok) return admitted;
    const tenantId = admitted.value;
    return withPlatformRights(tx, async () => {
      const waiting = (await spendInChange(change, 'planRequest', [`person ${caller.userId} in ${tenantId}`])).values().next().value;
      if (waiting !== undefined) return { ...refused('TooManyRequests', rateLimitTexts.wait(waiting)), retryAfterSeconds: waiting };
      const id = change.newId();
      const { name } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { name: true } });
      const mails = await mailAdministrators(change, `plan-request:${id}`, tenantId, {
        subject: mailTexts.planRequestSubject(caller.email),
        paragraphs: [mailTexts.planRequestBody(caller.email, name)],
        button: { label: mailTexts.plansButton, path: '/customer-portal?tab=account' },
      });
      if (mails === 0) return refused('Conflict', billingTexts.nobodyToAsk);
      const data = { userId: caller.userId };
      await tx.billingEvent.create({ data: { id, tenantId, type: planRequestEvent, data, processedAt: now, createdAt: now } });
      return done({ message: billingTexts.asked });
    });
  },
});

export const planRequestEvent = 'plan.asked';
