import { returnOf } from '#calculators/plan/setup/markets.ts';
import { transfer, type YearWork } from './year-work.ts';

/** Step 8: the return on what the year left in the accounts, without what they already paid out. */
export function grow(work: YearWork): void {
  for (const [index, account] of work.setup.accounts.entries()) {
    const rate = returnOf(account, work.markets, work.at);
    const paidOut =
      account.kind === 'cash' ? Math.max(0, rate) : account.kind === 'taxable' ? (account.dividends + account.interest) / 100 : 0;
    const balance = work.state.balances[index] ?? 0;
    if (balance <= 0 || rate === paidOut) continue;
    transfer(work, 'Markets', index, { cents: work.round(balance * (rate - paidOut)), rule: 'growth' });
  }
}
