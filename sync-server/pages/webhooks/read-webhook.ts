import { OfWebhook, WebhookEntry } from '#contract/pages/webhooks.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { knownTenant } from '#server/core/access/own-tenant.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleWebhook, webhookEntry } from './webhook-columns.ts';

export const readWebhook = defineOperation({
  name: 'webhooks.read',
  id: 'readWebhook',
  summary: 'The webhook of a tenant, with its newest deliveries',
  input: OfWebhook,
  output: WebhookEntry,
  object: ofNamedTenant,
  rest: { method: 'GET', path: '/api/tenant/webhook', example: exampleWebhook },
  graphql: { query: 'webhook' },
  read: ({ deps, caller }, { tenant }) =>
    deps.db.reading(scopeOf(caller), async (tx) => {
      const tenantId = await knownTenant(tx, caller, tenant);
      if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
      return done(await webhookEntry(tx, tenantId, deps.clock()));
    }),
});
