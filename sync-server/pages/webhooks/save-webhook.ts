import { isOwnComputer, oldSecretHours, SavedWebhook, SaveWebhook, webhook, webhookTexts } from '#contract/pages/webhooks.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import { refuseWithoutRight } from '#server/core/access/tenant-rights.ts';
import { Prisma } from '#server/core/data/client.ts';
import { columnsOf } from '#server/core/data/columns-of.ts';
import { lockUntilCommit } from '#server/core/data/lock-until-commit.ts';
import type { BaseDeps, Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import { exampleWebhook, webhookEntry } from './webhook-columns.ts';
import type { WebhookSecretOf } from './webhook-secret.ts';

const writtenColumns = columnsOf(webhook.written, Prisma.WebhookScalarFieldEnum);

export interface SaveDeps extends BaseDeps {
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
  rest: {
    method: 'PUT',
    path: '/api/tenant/webhook',
    example: { ...exampleWebhook, secret: `whsec_${'A'.repeat(43)}=` },
    isKept: false,
  },
  run: ({ deps, caller }: Reading<SaveDeps>, { tenant, newSecret = false, endOldSecret = false, ...given }) =>
    deps.changes.run(caller, async (change) => {
      const { tx, now } = change;
      const admitted = await admittedTenant(tx, caller, 'webhooks.save', tenant);
      if (!admitted.ok) return admitted;
      const tenantId = admitted.value;
      const { url } = given;
      if (url !== null && isOwnComputer(url) && !deps.development)
        return refused('InputInvalid', webhookTexts.url, { url: webhookTexts.url });
      await lockUntilCommit(tx, `webhook:${tenantId}`);
      const before = await tx.webhook.findUnique({ where: { tenantId }, select: { id: true, ...writtenColumns } });
      const { id: formerId, ...former } = before ?? {};
      const object = { kind: 'webhook', id: formerId ?? tenantId, tenantId };
      if (url === null) {
        if (before !== null) {
          await tx.webhook.delete({ where: { tenantId }, select: { id: true } });
          change.audit('webhooks.remove', object, former, undefined);
        }
        return done({ ...(await webhookEntry(tx, tenantId, now)), secret: null });
      }
      // A secret that has leaked is replaced on every plan.
      const locked = before?.url === url ? undefined : await refuseWithoutRight(tx, caller, tenantId, 'webhooks');
      if (locked !== undefined) return locked;
      const isNew = before === null || newSecret;
      const id = isNew ? change.newId() : before.id;
      const rotated = formerSecret({ before: before?.id, isNew, endOldSecret, now });
      await tx.webhook.upsert({
        where: { tenantId },
        create: { ...given, url, id, tenantId, createdAt: now },
        update: { ...given, url, id, failures: 0, switchedOffAt: null, ...rotated },
        select: { id: true },
      });
      change.audit('webhooks.save', { ...object, id }, before === null ? undefined : former, {
        ...given,
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
