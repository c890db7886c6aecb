import { ClaimDomain, OfOwnTenant, type TenantDomainEntry, VerifyDomain } from '#contract/tenant-domains.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { countCall } from '#server/graphql/count-call.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { runChange } from '#server/sync/run-change.ts';
import { claimDomain, claimList, listDomains, verifyDomain } from './tenant-domains.ts';

export function defineTenantSettingsFields(builder: Builder): void {
  const Proof = builder.objectRef<TenantDomainEntry['record']>('DomainProof').implement({
    description: 'The record that shows whose domain it is.',
    fields: (t) => ({ type: t.exposeString('type'), name: t.exposeString('name'), value: t.exposeString('value') }),
  });
  const Domain = builder.objectRef<TenantDomainEntry>('TenantDomain').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      tenantId: t.exposeID('tenantId'),
      domain: t.exposeString('domain'),
      state: t.exposeString('state'),
      record: t.field({ type: Proof, resolve: (claim) => claim.record }),
      observed: t.stringList({ resolve: (claim) => [...claim.observed] }),
      checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true }),
      verifiedAt: t.expose('verifiedAt', { type: 'DateTime', nullable: true }),
      failingSince: t.expose('failingSince', { type: 'DateTime', nullable: true }),
      suspendsAt: t.expose('suspendsAt', { type: 'DateTime', nullable: true }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const Page = pageRef(builder, 'TenantDomainPage', Domain);
  builder.queryField('tenantDomains', (t) =>
    t.field({
      type: Page,
      description: 'The domains that a tenant claims; of the newest own one where none is named.',
      args: { tenant: t.arg.id(), ...pageArgs(builder) },
      resolve: async (_root, { tenant, ...cut }, { deps, principal }) =>
        unwrap(cutRows(await listDomains(deps, principal, inputOf(OfOwnTenant, given({ tenant }))), listParametersOf(cut), claimList)),
    }),
  );
  builder.mutationFields((t) => ({
    claimDomain: t.field({
      type: Domain,
      description: 'Claims a domain; claiming it again answers the running claim.',
      args: { tenant: t.arg.id(), domain: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/tenant/domains', args);
        const { deps, principal } = context;
        return unwrap(await runChange(deps.changes, principal, (change) => claimDomain(change, inputOf(ClaimDomain, given(args)))));
      },
    }),
    verifyDomain: t.field({
      type: Domain,
      description: 'Looks the proof of a claim up.',
      args: { id: t.arg.id({ required: true }) },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/tenant/domains/{id}/verify', args);
        return unwrap(await verifyDomain(context.deps, context.principal, inputOf(VerifyDomain, args)));
      },
    }),
  }));
}
