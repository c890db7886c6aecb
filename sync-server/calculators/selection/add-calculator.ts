import { AddCalculator, CalculatorUsage } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { openQuota } from './calculator-quota.ts';
import { changeSelection } from './change-selection.ts';
import { mayAddNow } from './may-add.ts';
import { inSelection, rowInSelection } from './selection-commands.ts';

/** Any member may add calculators during the first set-up. The tenant has to be read to know whether it is still running. */
export const addCalculator = defineOperation({
  name: 'calculators.add',
  id: 'addCalculator',
  summary: 'Add a calculator to a tenant; adding it again changes nothing',
  input: AddCalculator,
  output: CalculatorUsage,
  object: ({ tenantId }) => ({ tenantId }),
  admission: () => 'calculators.firstAdd',
  rest: {
    method: 'POST',
    path: '/api/admin/tenants/{tenantId}/calculators/{calculatorId}',
    example: { current: 4, limit: 5, remaining: 1 },
  },
  graphql: { mutation: 'addCalculator' },
  queued: { type: 'calculators.add', row: rowInSelection, ...inSelection },
  change: async (change, { tenantId, calculatorId }) => {
    const quota = await openQuota(change, tenantId);
    if (quota === undefined) return refused('NotFound', accessTexts.notFound);
    return mayAddNow(change, tenantId, quota) ?? changeSelection(change, quota, { tenantId, add: [calculatorId], remove: [] });
  },
});
