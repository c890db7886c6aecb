import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import type { ProviderAction } from '#server/money/billing/provider/provider-actions.ts';
import type { ReceiveEventDeps } from '#server/money/billing/reports/receive-event.ts';
import { readBillingRules, readTaxes } from '#server/money/billing/terms/billing-rules.ts';

/** The job: gives the subscriptions that the card service bills the tax rate of their place, from their next invoice on. */
export async function applyTaxRate({ changes, payments, clock }: ReceiveEventDeps): Promise<void> {
  if (payments.isOwnLedger) return;
  await changes.runAsPlatform(platformActor('apply-tax-rate', clock(), undefined), async (change) => {
    const taxOf = await readTaxes(change.tx, await readBillingRules(change.tx));
    const billed = await change.tx.$queryRaw<
      { tenantId: string; providerId: string; settings: unknown; percent: number; label: string | null; place: string | null }[]
    >`
      select s.tenant_id as "tenantId", s.provider_id as "providerId", t.settings,
        coalesce((o.data -> 'snapshot' -> 'default_tax_rates' -> 0 ->> 'percentage')::float8, 0) as percent,
        o.data -> 'snapshot' -> 'default_tax_rates' -> 0 ->> 'display_name' as label,
        o.data -> 'snapshot' -> 'default_tax_rates' -> 0 ->> 'jurisdiction' as place
      from subscriptions s join tenants t on t.id = s.tenant_id
      join payment_objects o on o.id = 'provider:' || s.provider_id
      where s.status in ('trialing', 'active', 'past_due', 'paused')
        and not exists (select 1 from effects e where e.tenant_id = s.tenant_id and e.type = 'billing.act'
          and e.state in ('queued', 'running') and e.payload -> 'act' ->> 'kind' = 'tax')
      order by s.tenant_id`;
    for (const { tenantId, providerId, settings, ...present } of billed) {
      const { percent, named } = taxOf(settings);
      // A tax of nothing has no name there.
      const isNamed = Number(percent) === 0 || (named?.place ?? null) === present.place;
      const isLabeled = Number(percent) === 0 || named === undefined || named.label === present.label;
      if (Number(percent) === present.percent && isNamed && isLabeled) continue;
      const action: ProviderAction = { kind: 'tax', percent, ...(named === undefined ? {} : { named: { ...named } }) };
      change.effect('billing.act', `billing.act:${change.newId()}`, { providerId, act: action }, tenantId);
    }
    return done(undefined);
  });
}
