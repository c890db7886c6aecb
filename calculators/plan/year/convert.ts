import { incomeYearsBack } from '#calculators/figures/health/medicare.ts';
import type { Cents } from '#calculators/figures/units.ts';
import { type ConversionTarget, conversionTarget } from '#calculators/plan/strategies/conversion-target.ts';
import { leastEnough } from './bracketed-root.ts';
import { solveDraw } from './draw.ts';
import { spendBasis, taxableShare } from './traditional.ts';
import { balanceOf, personOf, transfer, type YearWork } from './year-work.ts';

/** Step 6: conversions by the policy, up to a level of the return that also counts the draw which pays their tax. */
export function convert(work: YearWork): void {
  const { setup, year } = work;
  const { conversions } = setup.plan.policies;
  if (conversions.fill === 'none' || year < setup.conversionYears.first || year > setup.conversionYears.last) return;
  const most = convertible(work).reduce((sum, account) => sum + balanceOf(work, account), 0);
  if (most <= 0) return;
  bookConversion(work, Math.min(most, wantedOf(work, most)));
}

function wantedOf(work: YearWork, most: Cents): Cents {
  const { conversions } = work.setup.plan.policies;
  if (conversions.fill === 'all') return most;
  if (conversions.fill === 'amount') return work.round(conversions.amount * 100 * work.level);
  const { health } = work.law.federal;
  const ends = health.marketplace.creditEnds;
  const target = conversionTarget(conversions, {
    law: work.law.federal,
    surchargeStarts: work.lawBook(work.year + incomeYearsBack, work.status, work.state.place).federal.health.surchargeStarts,
    marketplaceEnd: work.marketplace === undefined || ends === null ? undefined : (work.marketplace.povertyLine * ends) / 100,
  });
  return target === undefined ? 0 : untilTarget(work, target, most);
}

/** The largest conversion that leaves the measured line at or below its level. */
function untilTarget(work: YearWork, { limit, measure }: ConversionTarget, most: Cents): Cents {
  if (limit === Number.POSITIVE_INFINITY) return most;
  const above = (cents: Cents) => {
    const trial = trialOf(work);
    bookConversion(trial, cents);
    return Math.round((measure(solveDraw(trial).tax.taxReturn.federal) - limit) * 100) - 1;
  };
  const atNothing = above(0);
  if (atNothing >= 0) return 0;
  const isExact = work.postings !== undefined;
  const passed = leastEnough(above, {
    low: 0,
    atLow: atNothing,
    before: -1,
    atBefore: atNothing - 1,
    most,
    tolerance: isExact ? 0 : 5000,
    isWhole: true,
  });
  return passed === undefined ? most : Math.max(0, passed - 1);
}

/** A copy in which a conversion can be tried. */
function trialOf(work: YearWork): YearWork {
  const { state, income, sums } = work;
  const copied = {
    ...state,
    balances: state.balances.slice(),
    basis: state.basis.slice(),
    conversions: state.conversions.map((one) => [...one]),
  };
  const persons = income.persons.map((person) => ({ ...person }));
  return {
    ...work,
    state: copied,
    income: { ...income, persons },
    sums: { ...sums },
    postings: work.postings === undefined ? undefined : [],
  };
}

/** Traditional accounts that may be converted: not the plan of the present employer while its owner has wages. */
function convertible(work: YearWork): readonly number[] {
  return work.setup.accounts.flatMap(({ kind, isOfPresentEmployer }, account) => {
    const isHeld = isOfPresentEmployer && (work.income.persons[personOf(work, account)]?.wages ?? 0) > 0;
    return kind === 'traditional' && !isHeld ? [account] : [];
  });
}

/** Moves money to the owner's Roth account: income of the year, and a layer with a year of its own. Source: 26 USC 408A(d)(3). */
function bookConversion(work: YearWork, cents: Cents): void {
  const { setup, state } = work;
  let left = cents;
  for (const account of convertible(work)) {
    const part = Math.min(left, balanceOf(work, account));
    const roth = setup.accounts.findIndex(({ kind }, at) => kind === 'roth' && state.owners[at] === state.owners[account]);
    if (part <= 0 || roth === -1) continue;
    const share = taxableShare(work, account);
    const person = work.income.persons[personOf(work, account)];
    if (person !== undefined) person[setup.accounts[account]?.plan ?? 'ira'] += (part * share) / 100;
    spendBasis(work, account, part * (1 - share));
    state.conversions[roth]?.push({ year: work.year, amount: part });
    transfer(work, account, roth, { cents: part, rule: 'conversion' });
    work.sums.conversions += part;
    left -= part;
  }
}
