import type { Cents } from '#calculators/figures/units.ts';
import type { AccountKind, WithdrawalPolicy } from '#calculators/plan/model/plan.ts';

/** A part of a draw: so much of an account at most. */
export interface Segment {
  readonly account: number;
  readonly most: Cents;
}

const orders: Readonly<Record<Exclude<WithdrawalPolicy['order'], 'proportional'>, readonly AccountKind[]>> = {
  taxableFirst: ['cash', 'taxable', 'traditional', 'roth', 'hsa'],
  traditionalFirst: ['cash', 'traditional', 'taxable', 'roth', 'hsa'],
  rothFirst: ['cash', 'roth', 'taxable', 'traditional', 'hsa'],
  fillBracket: ['cash', 'taxable', 'roth', 'traditional', 'hsa'],
};
const proportional: readonly AccountKind[] = ['cash', 'taxable', 'traditional', 'roth'];

/**
 * The parts of a draw in the order of the policy. `untilBracket` is the traditional money that comes first under `fillBracket`. Accounts of
 * one kind follow in the order of the plan.
 */
export function segmentsOf(
  kinds: readonly AccountKind[],
  balances: Float64Array,
  { order }: WithdrawalPolicy,
  untilBracket: Cents,
): readonly Segment[] {
  const of = (wanted: AccountKind) =>
    kinds.flatMap((kind, account): readonly Segment[] => {
      const most = balances[account] ?? 0;
      return kind === wanted && most > 0 ? [{ account, most }] : [];
    });
  if (order === 'proportional') return [...proportional.flatMap(of), ...of('hsa')];
  const rest = orders[order].flatMap(of);
  return order === 'fillBracket' ? [...firstOf(of('traditional'), untilBracket), ...rest] : rest;
}

/** The first segments up to an amount together. */
function firstOf(segments: readonly Segment[], most: Cents): readonly Segment[] {
  let left = most;
  return segments.flatMap(({ account, most: all }) => {
    const part = Math.min(left, all);
    left -= part;
    return part > 0 ? [{ account, most: part }] : [];
  });
}

/**
 * Divides a draw over the accounts; answers what found no account. The same account may come twice: its balance bounds both. In proportion,
 * health savings accounts come last.
 */
export function divideDraw(
  draw: Cents,
  { segments, order, kinds, balances }: DrawOrder,
  into: Float64Array,
  round: (cents: number) => Cents,
): Cents {
  into.fill(0);
  let left = draw;
  if (order === 'proportional') {
    const main = segments.filter(({ account }) => kinds[account] !== 'hsa');
    const all = main.reduce((sum, { most }) => sum + most, 0);
    for (const { account, most } of main) {
      into[account] = all === 0 ? 0 : Math.min(most, left, round((most * Math.min(draw, all)) / all));
    }
    left -= into.reduce((sum, one) => sum + one, 0);
  }
  for (const { account, most } of segments) {
    if (left <= 0) break;
    const part = Math.min(left, most, (balances[account] ?? 0) - (into[account] ?? 0));
    into[account] = (into[account] ?? 0) + part;
    left -= part;
  }
  return left;
}

export interface DrawOrder {
  readonly segments: readonly Segment[];
  readonly order: WithdrawalPolicy['order'];
  readonly kinds: readonly AccountKind[];
  readonly balances: Float64Array;
}
