import { amountIn } from '#calculators/plan/setup/timed.ts';
import { depositInto, transfer, type YearWork } from './year-work.ts';

/** Step 3: contributions, with those of the employer. Money into traditional and health savings accounts lowers income. */
export function contribute(work: YearWork): void {
  const { setup, state, year, level, round } = work;
  for (const { account, amount, employer } of setup.contributions) {
    const kind = setup.accounts[account]?.kind;
    const owner = setup.accounts[account]?.ownerIndex ?? -1;
    if (kind === undefined || (owner !== -1 && state.isAlive[owner] !== true)) continue;
    const own = round(amountIn(amount, year, setup.startYear, level));
    const given = round(amountIn(employer, year, setup.startYear, level));
    depositInto(work, account, own, 'contribution');
    transfer(work, 'Employer', account, { cents: given, rule: 'employerContribution' });
    work.contributed[account] = (work.contributed[account] ?? 0) + own + given;
    if (kind === 'traditional' || kind === 'hsa') work.income.adjustments += own / 100;
    // Employer money in a Roth account is earnings here: it was not taxed on the way in.
    if (kind === 'taxable' || kind === 'roth') state.basis[account] = (state.basis[account] ?? 0) + own;
  }
}
