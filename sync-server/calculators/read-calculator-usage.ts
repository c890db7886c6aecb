import { accessTexts } from '#contract/access.ts';
import { CalculatorsOf, CalculatorUsage, calculatorUsage } from '#contract/calculators.ts';
import { done, refused } from '#contract/outcome.ts';
import { scopeOf } from '#server/access/caller.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { calculatorRoom } from './calculator-room.ts';

export const readCalculatorUsage = defineOperation({
  name: 'calculators.usage',
  id: 'readCalculatorUsage',
  summary: 'How many calculators a tenant uses, and how many its plan allows',
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
    const room = await deps.db.reading(scopeOf(caller), (tx) => calculatorRoom(tx, tenantId));
    return room === undefined ? refused('NotFound', accessTexts.notFound) : done(calculatorUsage(room.enabled.size, room.limit));
  },
});
