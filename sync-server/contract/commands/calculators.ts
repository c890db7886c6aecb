import { AddCalculator, calculatorTexts, RemoveCalculator, SetCalculators } from '#contract/calculators/calculators.ts';
import { TenantCalculatorRow } from '#contract/sync/rows.ts';
import { commandsOver, type Placed, usualLifetimeMs } from './define-command.ts';

const command = commandsOver('tenantCalculator', TenantCalculatorRow);

/** A calculator that is still on its way to the server comes after all existing ones. */
const notAddedYet = '9999-12-31T00:00:00.000Z';

function rowIdOf(tenantId: string, calculatorId: string): string {
  return `${tenantId}:${calculatorId}`;
}

function enabled(row: TenantCalculatorRow | undefined, tenantId: string, { rowId }: Placed): TenantCalculatorRow {
  if (row !== undefined) return { ...row, isEnabled: true };
  return { id: rowId, tenantId, calculatorId: rowId.slice(tenantId.length + 1), isEnabled: true, addedAt: notAddedYet };
}

function disabled(row: TenantCalculatorRow | undefined): TenantCalculatorRow | undefined {
  return row === undefined ? undefined : { ...row, isEnabled: false };
}

export const calculatorCommands = {
  'calculators.add': command('calculators.add', {
    args: AddCalculator,
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: calculatorTexts.added,
    failed: calculatorTexts.addFailed,
    rows: ({ tenantId, calculatorId }) => [rowIdOf(tenantId, calculatorId)],
    overlay: (row, { tenantId }, placed) => enabled(row, tenantId, placed),
  }),
  'calculators.remove': command('calculators.remove', {
    args: RemoveCalculator,
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: calculatorTexts.removed,
    failed: calculatorTexts.removeFailed,
    rows: ({ tenantId, calculatorId }) => [rowIdOf(tenantId, calculatorId)],
    overlay: disabled,
  }),
  'calculators.set': command('calculators.set', {
    args: SetCalculators,
    v: 1,
    lifetimeMs: usualLifetimeMs,
    done: calculatorTexts.saved,
    failed: calculatorTexts.saveFailed,
    rows: ({ tenantId, add, remove }) => [...new Set([...remove, ...add])].map((calculatorId) => rowIdOf(tenantId, calculatorId)),
    overlay: (row, { tenantId, add }, placed) =>
      add.some((calculatorId) => rowIdOf(tenantId, calculatorId) === placed.rowId) ? enabled(row, tenantId, placed) : disabled(row),
  }),
} as const;
