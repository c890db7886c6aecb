import { isOwnComputer, oldSecretHours, SavedWebhook, SaveWebhook, webhookTexts } from '#contract/pages/webhooks.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/access/own-tenant.ts';
import { takeTurns } from '#server/data/take-turns.ts';
import type { BaseDeps, Reading } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import { exampleWebhook, webhookEntry } from './webhook-columns.ts';
import type { WebhookSecretOf } from './webhook-secret.ts';

interface SaveDeps extends BaseDeps {
  readonly development: boolean;
  readonly webhookSecretOf: WebhookSecretOf;
}

/** Saving switches a webhook on again. The secret is only in the answer that makes it. */
export const saveWebhook = defineOperation({
  name: 'webhooks.save',
  id: 'saveWebhook',
  summary: 'Set, change, or remove the address to which the leads of a tenant are delivered',
  input: SaveWebhook,
  output: SavedWebhook,
  object: ofNamedTenant,
  rest: { method: 'PUT', path: '/api/tenant/webhook', example: { ...exampleWebhook, secret: `whsec_${'A'.repeat(43)}=` } },
  run: ({ deps, caller }: Reading<SaveDeps>, { tenant, url, newSecret = false, endOldSecret = false }) =>
    deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      const admitted = await admittedTenant(tx, caller, 'webhooks.save', tenant);
      if (!admitted.ok) return admitted;
      const tenantId = admitted.value;
      if (url !== null && isOwnComputer(url) && !deps.development)
        return refused('InputInvalid', webhookTexts.url, { url: webhookTexts.url });
      await takeTurns(tx, `webhook:${tenantId}`);
      const before = await tx.webhook.findUnique({ where: { tenantId }, select: { id: true, url: true } });
      const object = { kind: 'webhook', id: before?.id ?? tenantId, tenantId };
      if (url === null) {
        if (before !== null) {
          await tx.webhook.delete({ where: { tenantId }, select: { id: true } });
          change.audit('webhooks.remove', object, { url: before.url }, undefined);
        }
        return done({ ...(await webhookEntry(tx, tenantId, now)), secret: null });
      }
      const isNew = before === null || newSecret;
      const id = isNew ? change.newId() : before.id;
      const former = formerSecret({ before: before?.id, isNew, endOldSecret, now });
      await tx.webhook.upsert({
        where: { tenantId },
        create: { id, tenantId, url, createdAt: now },
        update: { id, url, failures: 0, switchedOffAt: null, ...former },
        select: { id: true },
      });
      change.audit('webhooks.save', { ...object, id }, before === null ? undefined : { url: before.url }, {
        url,
        newSecret: isNew,
        endOldSecret,
      });
      return done({ ...(await webhookEntry(tx, tenantId, now)), secret: isNew ? await deps.webhookSecretOf(id) : null });
    }),
});

interface Rotation {
  readonly before: string | undefined;
  readonly isNew: boolean;
  readonly endOldSecret: boolean;
  readonly now: Date;
}

/** The old secret and its end: it stays valid for a day after a new one is made, unless it is ended at once. */
function formerSecret({ before, isNew, endOldSecret, now }: Rotation) {
  if (endOldSecret) return { formerId: null, formerEndsAt: null };
  if (!isNew || before === undefined) return {};
  return { formerId: before, formerEndsAt: new Date(now.getTime() + oldSecretHours * 60 * 60 * 1000) };
}
