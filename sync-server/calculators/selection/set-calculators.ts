import { CalculatorUsage, SetCalculators } from '#contract/calculators/calculators.ts';
import { accessTexts } from '#contract/people/access.ts';
import { refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { openQuota } from './calculator-quota.ts';
import { changeSelection } from './change-selection.ts';
import { mayAddNow } from './may-add.ts';
import { inSelection } from './selection-commands.ts';

/** The limit is checked against the result. A selection that only adds is checked as adding. */
export const setCalculators = defineOperation({
  name: 'calculators.set',
  id: 'setCalculators',
  summary: 'Save a whole selection at once',
  input: SetCalculators,
  output: CalculatorUsage,
  object: ({ tenantId }) => ({ tenantId }),
  admission: (input) => (onlyAdds(input) ? 'calculators.firstAdd' : 'calculators.set'),
  graphql: { mutation: 'setCalculators' },
  queued: { type: 'calculators.set', ...inSelection },
  change: async (change, input) => {
    const quota = await openQuota(change, input.tenantId);
    if (quota === undefined) return refused('NotFound', accessTexts.notFound);
    const late = onlyAdds(input) ? mayAddNow(change, input.tenantId, quota) : undefined;
    return late ?? changeSelection(change, quota, input);
  },
});

function onlyAdds({ remove }: SetCalculators): boolean {
  return remove.length === 0;
}
