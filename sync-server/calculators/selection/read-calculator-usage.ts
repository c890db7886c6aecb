import { CalculatorsOf, CalculatorUsage, calculatorUsage } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { scopeOf } from '#server/core/access/caller.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { calculatorQuota } from './calculator-quota.ts';

export const readCalculatorUsage = defineOperation({
  name: 'calculators.usage',
  id: 'readCalculatorUsage',
  summary: 'Number of calculators that a tenant uses and that its plan allows',
  input: CalculatorsOf,
  output: CalculatorUsage,
  object: ({ tenantId }) => ({ tenantId }),
  rest: {
    method: 'GET',
    path: '/api/admin/tenants/{tenantId}/calculator-usage',
    example: { current: 3, limit: 5, remaining: 2 },
  },
  graphql: { query: 'calculatorUsage' },
  read: async ({ deps, caller }, { tenantId }) => {
    const quota = await deps.db.reading(scopeOf(caller), (tx) => calculatorQuota(tx, tenantId));
    return quota === undefined ? refused('NotFound', accessTexts.notFound) : done(calculatorUsage(quota.enabled.size, quota.limit));
  },
});
