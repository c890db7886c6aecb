import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/access/platform-actor.ts';
import { readBillingRules } from '../billing-rules.ts';
import type { ProviderAct } from '../provider/provider-acts.ts';
import type { TakeEventDeps } from '../provider/take-event.ts';

/** The job: gives the subscriptions that the card service bills the tax rate of the settings, from their next invoice on. */
export async function applyTaxRate({ changes, payments, clock }: TakeEventDeps): Promise<void> {
  if (payments.isOwnLedger) return;
  await changes.runAsPlatform(platformActor('apply-tax-rate', clock(), undefined), async (change) => {
    const { taxPercent } = await readBillingRules(change.tx);
    const differing = await change.tx.$queryRaw<{ tenantId: string; providerId: string }[]>`
      select s.tenant_id as "tenantId", s.provider_id as "providerId" from subscriptions s
      join payment_objects o on o.id = 'provider:' || s.provider_id
      where s.status in ('trialing', 'active', 'past_due', 'paused')
        and coalesce((o.data -> 'snapshot' -> 'default_tax_rates' -> 0 ->> 'percentage')::numeric, 0) <> ${taxPercent}::numeric
        and not exists (select 1 from effects e where e.tenant_id = s.tenant_id and e.type = 'billing.act'
          and e.state in ('queued', 'running') and e.payload -> 'act' ->> 'kind' = 'tax')
      order by s.tenant_id`;
    for (const { tenantId, providerId } of differing) {
      const act: ProviderAct = { kind: 'tax', percent: taxPercent };
      change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act }, tenantId);
    }
    return done(undefined);
  });
}
