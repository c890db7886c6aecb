import { type Refusal, refuse } from '#calculators/kit/definition/refusal.ts';
import { mustBeAtLeast, mustBeFinite } from '#calculators/kit/finance/outcome.ts';

/** Amounts by their documented names: none may be negative. */
export function checkAmounts(amounts: Readonly<Record<string, number>>): Refusal | undefined {
  for (const [name, amount] of Object.entries(amounts)) {
    const refusal = mustBeAtLeast(name, amount, 0);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

/** Incomes, which may be negative because of a loss. */
export function checkIncomes(incomes: Readonly<Record<string, number>>): Refusal | undefined {
  for (const [name, income] of Object.entries(incomes)) {
    const refusal = mustBeFinite(name, income);
    if (refusal !== undefined) return refusal;
  }
  return undefined;
}

export function checkBetween(name: string, value: number, least: number, most: number): Refusal | undefined {
  return value >= least && value <= most ? undefined : refuse(`"${name}" must be between ${least} and ${most}.`, name);
}
