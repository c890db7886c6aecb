import { commandKinds } from '#contract/commands.ts';
import { bindCommand, type CommandHandlers } from '#server/sync/command-handler.ts';
import { ownerStream } from '#server/sync/stream-names.ts';
import { createPlan } from './create-plan.ts';
import { updatePlan } from './update-plan.ts';

export const planCommands = {
  'plans.create': bindCommand({ args: commandKinds['plans.create'].args, apply: createPlan }),
  'plans.update': bindCommand({
    args: commandKinds['plans.update'].args,
    apply: updatePlan,
    seen: ({ id }) => ({ stream: ownerStream, kind: 'plan', id }),
  }),
} as const satisfies Partial<CommandHandlers>;
