import { CreatePlan, PlanRow, UpdatePlan } from '#contract/money/plan.ts';
import { planTexts } from '#contract/money/plans.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const command = commandsOver('plan', PlanRow);

const common = { v: 1, lifetimeMs: usualLifetimeMs } as const;

export const planCommands = {
  'plans.create': command('plans.create', {
    ...common,
    done: planTexts.created,
    failed: planTexts.createFailed,
    args: CreatePlan,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, args, { rowId }) => row ?? PlanRow.parse({ ...args, id: rowId }),
  }),
  'plans.update': command('plans.update', {
    ...common,
    done: planTexts.updated,
    failed: planTexts.updateFailed,
    wordsFor: ({ id: _, ...changed }) =>
      Object.keys(changed).join() === 'isActive' ? { done: planTexts.statusUpdated, failed: planTexts.statusFailed } : undefined,
    args: UpdatePlan,
    rows: ({ id }) => [id],
    overlay: (row, args) => row && withGiven(row, args),
  }),
} as const;
