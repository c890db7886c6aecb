import { CalculatorUsage, RemoveCalculator } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { openQuota } from './calculator-quota.ts';
import { changeSelection } from './change-selection.ts';
import { inSelection, rowInSelection } from './selection-commands.ts';

export const removeCalculator = defineOperation({
  name: 'calculators.remove',
  id: 'removeCalculator',
  summary: 'Remove a calculator from a tenant; removing it again changes nothing',
  input: RemoveCalculator,
  output: CalculatorUsage,
  object: ({ tenantId }) => ({ tenantId }),
  rest: {
    method: 'DELETE',
    path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}',
    example: { current: 3, limit: 5, remaining: 2 },
  },
  graphql: { mutation: 'removeCalculator' },
  queued: { type: 'calculators.remove', row: rowInSelection, ...inSelection },
  change: async (change, { tenantId, calculatorId }) => {
    const quota = await openQuota(change, tenantId);
    if (quota === undefined) return refused('NotFound', accessTexts.notFound);
    return changeSelection(change, quota, { tenantId, add: [], remove: [calculatorId] });
  },
});
