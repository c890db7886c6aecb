import { afterBusinessHours } from '#contract/tenants/support/answer-times.ts';
import { AskSupport, SupportRequest } from '#contract/tenants/support/support.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { rateLimitTexts } from '#contract/values/rate-limits.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { withPlatformRights } from '#server/core/data/roles/platform-rights.ts';
import { mailFromPlatform, mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { readerLanguage } from '#server/core/mail-queue/reader-language.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { spendInChange } from '#server/core/rate-limits/spend-in-change.ts';
import { promiseTo } from './read-support-promise.ts';
import { exampleRequest, supportColumns, supportEntry } from './support-columns.ts';
import { mailOfQueue, mailToAsker } from './support-mails.ts';

/** The request keeps the time that the plan promises now, whatever becomes of the plan. */
export const askSupport = defineOperation({
  name: 'support.ask',
  id: 'askSupport',
  summary: 'Write to the support of the platform',
  input: AskSupport,
  output: SupportRequest,
  object: ofNamedTenant,
  rest: { method: 'POST', path: '/api/tenant/support-requests', example: exampleRequest },
  graphql: { mutation: 'askSupport' },
  change: async (change, { tenant, subject, message }) => {
    const { tx, now, caller } = change;
    const admitted = await admittedTenant(tx, caller, 'support.ask', tenant);
    if (!admitted.ok) return admitted;
    const tenantId = admitted.value;
    return withPlatformRights(tx, async () => {
      const waiting = (await spendInChange(change, 'supportRequest', [`person ${caller.userId} in ${tenantId}`])).values().next().value;
      if (waiting !== undefined) return { ...refused('TooManyRequests', rateLimitTexts.wait(waiting)), retryAfterSeconds: waiting };
      const promise = await promiseTo(tx, tenantId);
      const id = change.newId();
      const dueAt = afterBusinessHours(now, promise.answerHours);
      const data = { id, tenantId, userId: caller.userId, subject, message, ...promise, dueAt, createdAt: now };
      const row = await tx.supportRequest.create({ data, select: supportColumns });
      const asking = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { name: true, settings: true } });
      const language = await readerLanguage(tx, caller.email, readTenantSettings(asking.settings).brand.language);
      const facts = { subject, message, dueAt, answerHours: promise.answerHours, tenantName: asking.name, asker: caller.email };
      mailMessage(change, `support:${id}:asker`, tenantId, { to: caller.email, ...mailToAsker(facts, language) });
      const owners = await tx.user.findMany({ where: { role: 'platform_owner', isActive: true }, select: { id: true, email: true } });
      for (const { id: ownerId, email } of owners)
        mailFromPlatform(change, `support:${id}:${ownerId}`, tenantId, { to: email, ...mailOfQueue(facts) });
      change.audit('support.ask', { kind: 'supportRequest', id, tenantId }, undefined, { subject });
      return done(supportEntry(row));
    });
  },
});
