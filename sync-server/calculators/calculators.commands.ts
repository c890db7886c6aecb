import { commandArguments } from '#contract/command-arguments.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { tenantStream } from '#server/sync/stream-names.ts';
import { addCalculator } from './add-calculator.ts';
import { removeCalculator } from './remove-calculator.ts';
import { setCalculators } from './set-calculators.ts';

interface OneCalculator {
  readonly tenantId: string;
  readonly calculatorId: string;
}

const tenantOf = ({ tenantId }: { readonly tenantId: string }): string => tenantId;
const rowOf = ({ tenantId, calculatorId }: OneCalculator) =>
  ({ stream: tenantStream(tenantId), kind: 'tenantCalculator', id: `${tenantId}:${calculatorId}` }) as const;

/** All of them wait for the lock of the tenant and decide on its room. */
const together = ({ tenantId }: { readonly tenantId: string }): string => `calculators:${tenantId}`;

export const calculatorCommands = {
  'calculators.add': bindCommand({
    args: commandArguments['calculators.add'],
    apply: addCalculator,
    seen: rowOf,
    tenantId: tenantOf,
    together,
  }),
  'calculators.remove': bindCommand({
    args: commandArguments['calculators.remove'],
    apply: removeCalculator,
    seen: rowOf,
    tenantId: tenantOf,
    together,
  }),
  'calculators.set': bindCommand({ args: commandArguments['calculators.set'], apply: setCalculators, tenantId: tenantOf, together }),
} as const satisfies Partial<CommandHandlers>;
