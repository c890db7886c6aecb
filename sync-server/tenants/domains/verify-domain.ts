import { accessTexts } from '#contract/people/access.ts';
import { TenantDomainEntry, VerifyDomain } from '#contract/tenants/tenant-domains.ts';
import { refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import type { BaseDeps, Reading } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleDomain } from './example-domain.ts';
import { lookUpProof } from './look-up-proof.ts';
import { recordLookUp } from './record-look-up.ts';
import type { ResolveTxt } from './resolve-txt.ts';

type VerifyDeps = BaseDeps & { readonly resolveTxt: ResolveTxt };

/** The look-up happens outside any transaction; the transaction that stores its result begins after it. */
export const verifyDomain = defineOperation({
  name: 'domains.verify',
  id: 'verifyDomain',
  summary: 'Look up the proof of a claim',
  input: VerifyDomain,
  output: TenantDomainEntry,
  object: 'loaded',
  rest: { method: 'POST', path: '/api/tenant/domains/{id}/verify', example: exampleDomain },
  graphql: { mutation: 'verifyDomain' },
  run: async ({ deps, caller }: Reading<VerifyDeps>, { id }) => {
    const claim = await deps.db.reading(scopeOf(caller), (tx) => tx.tenantDomain.findUnique({ where: { id } }));
    if (claim === null) return refused('NotFound', accessTexts.notFound);
    const denied = authorize('domains.verify', caller, { tenantId: claim.tenantId });
    if (denied !== undefined) return denied;
    const answer = await lookUpProof(deps.resolveTxt, claim.domain);
    return deps.changes.run(caller, (change) => recordLookUp(change, id, answer));
  },
});
