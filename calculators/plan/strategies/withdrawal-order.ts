import type { Cents } from '#calculators/figures/units.ts';
import type { AccountKind, WithdrawalPolicy } from '#calculators/plan/model/plan.ts';

const orders: Readonly<Record<WithdrawalPolicy['order'], readonly AccountKind[]>> = {
  taxableFirst: ['cash', 'taxable', 'traditional', 'roth', 'hsa'],
  traditionalFirst: ['cash', 'traditional', 'taxable', 'roth', 'hsa'],
  rothFirst: ['cash', 'roth', 'taxable', 'traditional', 'hsa'],
  fillBracket: ['cash', 'taxable', 'roth', 'traditional', 'hsa'],
  proportional: ['cash', 'taxable', 'traditional', 'roth', 'hsa'],
};

/** Order in which a policy draws from the accounts of a plan; the same in every year. */
export interface DrawOrder {
  /** Places of the accounts that may be drawn, in the order of the policy, and for one kind in that of the plan. */
  readonly sequence: readonly number[];
  readonly traditional: readonly number[];
  /** Accounts drawn in proportion to their balances before the sequence; none under the other policies. */
  readonly inProportion: readonly number[];
}

export function drawOrder(kinds: readonly AccountKind[], { order }: WithdrawalPolicy): DrawOrder {
  const of = (wanted: AccountKind) => kinds.flatMap((kind, account) => (kind === wanted ? [account] : []));
  const sequence = orders[order].flatMap(of);
  const inProportion = order === 'proportional' ? sequence.filter((account) => kinds[account] !== 'hsa') : [];
  return { sequence, traditional: of('traditional'), inProportion };
}

interface Division {
  readonly order: DrawOrder;
  readonly balances: readonly Cents[];
  /** Traditional money that comes first, under `fillBracket`. */
  readonly untilBracket: Cents;
  readonly round: (cents: number) => Cents;
}

/** Divides a draw over the accounts, none of them beyond its balance. */
export function divideDraw(draw: Cents, { order, balances, untilBracket, round }: Division, into: Cents[]): void {
  into.fill(0);
  let left = draw;
  if (order.inProportion.length > 0) left -= inProportion(draw, order.inProportion, { balances, round, into });
  if (untilBracket > 0) left -= inSequence(Math.min(left, untilBracket), order.traditional, balances, into);
  inSequence(left, order.sequence, balances, into);
}

/** Draws account by account; answers how much was found. */
export function inSequence(draw: Cents, accounts: readonly number[], balances: readonly Cents[], into: Cents[]): Cents {
  let left = draw;
  for (const account of accounts) {
    if (left <= 0) break;
    const had = into[account] ?? 0;
    const part = Math.min(left, Math.max(0, balances[account] ?? 0) - had);
    if (part <= 0) continue;
    into[account] = had + part;
    left -= part;
  }
  return draw - left;
}

function inProportion(
  draw: Cents,
  accounts: readonly number[],
  { balances, round, into }: Pick<Division, 'balances' | 'round'> & { readonly into: Cents[] },
): Cents {
  let all = 0;
  for (const account of accounts) all += Math.max(0, balances[account] ?? 0);
  if (all === 0) return 0;
  let left = Math.min(draw, all);
  const share = left / all;
  for (const account of accounts) {
    const part = Math.min(left, round(Math.max(0, balances[account] ?? 0) * share));
    into[account] = part;
    left -= part;
  }
  return Math.min(draw, all) - left;
}
