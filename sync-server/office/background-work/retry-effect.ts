import { accessTexts } from '#contract/people/access.ts';
import { effectGone, Retried, RetryEffect } from '#contract/tenants/upkeep/background-work.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { tenantOf } from '#server/core/data/tenant-key.ts';
import { NoInput } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { retryDeadEffects, retryEffect } from '#server/core/sync/effects/retry-effects.ts';

/** The receiver deduplicates by the key of the effect, so that a retry never sends or charges twice. */
export const retryOneEffect = defineOperation({
  name: 'backgroundWork.retry',
  id: 'retryEffect',
  summary: 'Try a mail, a payment, or a delivery again now',
  input: RetryEffect,
  output: Retried,
  rest: { method: 'POST', path: '/api/admin/effects/{id}/retry', example: { effects: 1 } },
  graphql: { mutation: 'retryEffect' },
  change: async (change, { id }) => {
    const { tx, now } = change;
    const effect = await tx.effect.findFirst({ where: { id }, select: { type: true, tenantId: true, state: true } });
    if (effect === null) return refused('NotFound', accessTexts.notFound);
    if (!(await retryEffect(tx, id, now))) return refused('Conflict', effectGone);
    const tenantId = tenantOf(effect.tenantId);
    const object = { kind: 'effect', id, ...(tenantId === null ? {} : { tenantId }) };
    change.audit('backgroundWork.retry', object, { state: effect.state }, { state: 'queued' });
    return done({ effects: 1 });
  },
});

export const retryAllEffects = defineOperation({
  name: 'backgroundWork.retry',
  id: 'retryDeadEffects',
  summary: 'Try everything again that was given up',
  input: NoInput,
  output: Retried,
  rest: { method: 'POST', path: '/api/admin/effects/retry', example: { effects: 3 } },
  graphql: { mutation: 'retryDeadEffects' },
  change: async (change) => {
    const effects = await retryDeadEffects(change.tx, change.now);
    if (effects > 0) change.audit('backgroundWork.retryAll', { kind: 'effect', id: 'dead' }, undefined, { effects });
    return done({ effects });
  },
});
