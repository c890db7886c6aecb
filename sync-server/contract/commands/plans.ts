import { CreatePlan, planTexts, UpdatePlan } from '../billing/plans.ts';
import { PlanRow } from '../sync/rows.ts';
import { commandsOver, usualLifetimeMs, withGiven } from './define-command.ts';

const command = commandsOver('plan', PlanRow);

const common = { v: 1, lifetimeMs: usualLifetimeMs } as const;

/** Defaults that the server fills in. */
const blank = {
  description: null,
  annualPrice: null,
  calculatorLimit: null,
  aiCallsIncluded: 0,
  customDomain: false,
  whiteLabel: false,
  prioritySupport: false,
  isActive: true,
  sortOrder: 0,
} as const;

export const planCommands = {
  'plans.create': command('plans.create', {
    ...common,
    done: planTexts.created,
    failed: planTexts.createFailed,
    args: CreatePlan,
    rows: ({ id }, commandId) => [id ?? commandId],
    overlay: (row, { name, basePrice, ...given }, { rowId }) =>
      row ?? withGiven<PlanRow>({ ...blank, name, basePrice, id: rowId }, { ...given, id: rowId }),
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
