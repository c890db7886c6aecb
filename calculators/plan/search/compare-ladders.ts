import type { Cents } from '#calculators/figures/units.ts';
import type { ConversionPolicy, Plan } from '#calculators/plan/model/plan.ts';
import type { PlanTotals } from '#calculators/plan/model/plan-results.ts';
import { runPlan } from '#calculators/plan/run/run-plan.ts';

/** One policy of conversions with what the plan comes to under it. */
export interface Ladder {
  readonly name: string;
  readonly conversions: ConversionPolicy;
  readonly totals: PlanTotals;
  readonly firstShortfall: number | undefined;
  /** Accounts at the end in today's prices, traditional ones after the tax of the heirs. */
  readonly afterHeirsTax: Cents;
}

/** Assumed tax of heirs on traditional accounts; a planning value, not a law. */
const heirsTax = 0.22;

type Filled = Pick<ConversionPolicy, 'fill' | 'bracket' | 'step'>;

const ladders: readonly (readonly [name: string, filled: Filled])[] = [
  ['No conversions', { fill: 'none', bracket: 12, step: 1 }],
  ['Up to the top of the 10% bracket', { fill: 'bracket', bracket: 10, step: 1 }],
  ['Up to the top of the 12% bracket', { fill: 'bracket', bracket: 12, step: 1 }],
  ['Up to the top of the 22% bracket', { fill: 'bracket', bracket: 22, step: 1 }],
  ['Up to the top of the 24% bracket', { fill: 'bracket', bracket: 24, step: 1 }],
  ['Up to the top of the 0% rate on gains', { fill: 'gainsBracket', bracket: 12, step: 1 }],
  ['Up to the first Medicare surcharge', { fill: 'medicare', bracket: 12, step: 1 }],
  ['Up to the second Medicare surcharge', { fill: 'medicare', bracket: 12, step: 2 }],
  ['All in the first year', { fill: 'all', bracket: 12, step: 1 }],
];

/**
 * The plan under each ladder of conversions, on the exact ledger, the one that leaves most first; a ladder with a shortfall comes last. The
 * best of these is the best of those compared, not the best there could be.
 */
export function compareLadders(plan: Plan): readonly Ladder[] {
  const compared = ladders.map(([name, filled]) => ladderOf(plan, name, { ...plan.policies.conversions, ...filled }));
  const rank = ({ firstShortfall, afterHeirsTax }: Ladder) => (firstShortfall === undefined ? afterHeirsTax : -1e15 + firstShortfall);
  return compared.sort((one, other) => rank(other) - rank(one));
}

function ladderOf(plan: Plan, name: string, conversions: ConversionPolicy): Ladder {
  const { years, totals, firstShortfall } = runPlan({ ...plan, policies: { ...plan.policies, conversions } });
  const last = years.at(-1);
  const traditional = plan.accounts.filter(({ kind }) => kind === 'traditional').map((account) => account.name);
  const untaxed = last?.balances.reduce((sum, { account, amount }) => sum + (traditional.includes(account) ? amount : 0), 0) ?? 0;
  const level = last?.priceLevel ?? 1;
  return { name, conversions, totals, firstShortfall, afterHeirsTax: Math.round(totals.finalAccounts - (heirsTax * untaxed) / level) };
}
