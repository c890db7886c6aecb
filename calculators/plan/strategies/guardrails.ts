import type { Cents, Fraction } from '#calculators/figures/units.ts';
import type { Guardrails } from '#calculators/plan/model/plan.ts';

/** State of the guardrails along a path. */
export interface RailState {
  firstRate: number | undefined;
  spendingFactor: number;
}

/**
 * Factor on the spending of a year: one step down when the rate of withdrawal is above the upper rail, one up when it is below the lower
 * one, and otherwise as before. Source: Guyton and Klinger, Decision Rules and Maximum Initial Withdrawal Rates, Journal of Financial
 * Planning, March 2006 (the two rails alone).
 */
export function railFactor(
  state: RailState,
  { isOn, band, change }: Guardrails,
  { need, assets }: { readonly need: Cents; readonly assets: readonly Cents[] },
): Fraction {
  if (!isOn) return 1;
  let sum = 0;
  for (const balance of assets) sum += balance;
  if (sum <= 0) return state.spendingFactor;
  const rate = (need * state.spendingFactor) / sum;
  state.firstRate ??= rate;
  if (rate > state.firstRate * (1 + band / 100)) state.spendingFactor *= 1 - change / 100;
  else if (rate < state.firstRate * (1 - band / 100)) state.spendingFactor *= 1 + change / 100;
  return state.spendingFactor;
}
