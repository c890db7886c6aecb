import { accessTexts } from '#contract/access.ts';
import { CalculatorUsage, RemoveCalculator } from '#contract/calculators.ts';
import { refused } from '#contract/outcome.ts';
import { defineOperation } from '#server/operations/define-operation.ts';
import { openRoom } from './calculator-room.ts';
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
    const room = await openRoom(change, tenantId);
    if (room === undefined) return refused('NotFound', accessTexts.notFound);
    return changeSelection(change, room, { tenantId, add: [], remove: [calculatorId] });
  },
});
