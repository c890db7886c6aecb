import { accessTexts } from '#contract/access.ts';
import { ExplanationTerms } from '#contract/explanations.ts';
import { done, refused } from '#contract/outcome.ts';
import { TenantNamed } from '#contract/tenant-info.ts';
import { authorize } from '#server/access/authorize.ts';
import { scopeOf } from '#server/access/caller.ts';
import { knownTenant } from '#server/access/own-tenant.ts';
import { loadAiAllowance } from '#server/ai-usage/load-ai-allowance.ts';
import type { BaseDeps } from '#server/operations/declaration.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { ofNamedTenant } from '#server/operations/of-named-tenant.ts';
import type { AiService } from './ai-service.ts';

interface TermsDeps extends BaseDeps {
  readonly ai: AiService | undefined;
}

/** Before asking, the workbench shows the receiver of the figures and the number of calls left. */
export const readExplanationTerms = defineOperation({
  name: 'ai.explain',
  id: 'readExplanationTerms',
  summary: 'Where explanations come from, and how many of them the plan still includes',
  input: TenantNamed,
  output: ExplanationTerms,
  object: ofNamedTenant,
  rest: {
    method: 'GET',
    path: '/api/tenant/explanation-terms',
    example: {
      service: 'api.example.com',
      model: 'small-1',
      allowance: { callsThisMonth: 12, callsIncluded: 100, pricePerCallAbove: null },
    },
  },
  graphql: { query: 'explanationTerms' },
  read: async ({ deps, caller }: { readonly deps: TermsDeps; readonly caller: Parameters<typeof scopeOf>[0] }, { tenant }) => {
    const tenantId = await deps.db.reading(scopeOf(caller), (tx) => knownTenant(tx, caller, tenant));
    if (tenantId === undefined) return refused('NotFound', accessTexts.notFound);
    const refusal = authorize('ai.explain', caller, { tenantId });
    if (refusal !== undefined) return refusal;
    const loaded = await deps.db.reading({ as: 'platform' }, (tx) => loadAiAllowance(tx, tenantId, deps.clock()));
    if (loaded === null) return refused('NotFound', accessTexts.notFound);
    const { isFree: _isFree, ...allowance } = loaded;
    return done({ service: deps.ai?.host ?? null, model: deps.ai?.model ?? null, allowance });
  },
});
