import { ExplanationTerms } from '#contract/calculators/explanations.ts';
import { accessTexts } from '#contract/people/access.ts';
import { TenantNamed } from '#contract/tenants/tenant-info.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { exampleAllowance } from '#server/calculators/ai-usage/example-allowance.ts';
import { loadAiAllowance, type TenantAllowance } from '#server/calculators/ai-usage/load-ai-allowance.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { admittedTenant } from '#server/core/access/own-tenant.ts';
import type { BaseDeps } from '#server/core/operations/declaration.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ofNamedTenant } from '#server/core/operations/of-named-tenant.ts';
import type { AiService } from './ai-service.ts';

export interface TermsDeps extends BaseDeps {
  readonly ai: AiService | undefined;
}

/** Before asking, the workbench shows the receiver of the figures and the number of calls left. */
export const readExplanationTerms = defineOperation({
  name: 'ai.explain',
  id: 'readExplanationTerms',
  summary: 'Provider of the explanations, and the number that the plan still includes',
  input: TenantNamed,
  output: ExplanationTerms,
  object: ofNamedTenant,
  rest: {
    method: 'GET',
    path: '/api/tenant/explanation-terms',
    example: {
      service: 'api.example.com',
      model: 'small-1',
      allowance: exampleAllowance,
    },
  },
  graphql: { query: 'explanationTerms' },
  read: async ({ deps, caller }: { readonly deps: TermsDeps; readonly caller: Parameters<typeof scopeOf>[0] }, { tenant }) => {
    const admitted = await deps.db.reading(scopeOf(caller), (tx) => admittedTenant(tx, caller, 'ai.explain', tenant));
    if (!admitted.ok) return admitted;
    const loaded = await deps.db.reading({ as: 'platform' }, (tx) => loadAiAllowance(tx, admitted.value, deps.clock()));
    // Null: the tenant was deleted a moment ago.
    return loaded === null ? refused('NotFound', accessTexts.notFound) : done(termsOf(deps.ai, loaded));
  },
});

function termsOf(ai: AiService | undefined, { isFree: _, ...allowance }: TenantAllowance): ExplanationTerms {
  return { service: ai?.host ?? null, model: ai?.model ?? null, allowance };
}
