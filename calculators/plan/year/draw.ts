import type { Cents } from '#calculators/figures/units.ts';
import { bracketTop } from '#calculators/plan/strategies/conversion-target.ts';
import { divideDraw, inSequence } from '#calculators/plan/strategies/withdrawal-order.ts';
import { leastEnough } from './bracketed-root.ts';
import { rothParts, spendRothLayers } from './roth.ts';
import { type TaxOfDraw, taxOfDraw } from './tax-of-draw.ts';
import { spendBasis, taxableShare } from './traditional.ts';
import { balanceOf, depositInto, nothing, pay, receive, withdrawFrom, type YearWork } from './year-work.ts';

/** A draw that pays for everything with its own tax, and what is then left or missing. */
export interface SolvedDraw {
  readonly draw: Cents;
  readonly draws: readonly Cents[];
  readonly tax: TaxOfDraw;
  /** Money left; below zero, what could not be paid. */
  readonly left: Cents;
  /** Money left of each cent drawn. */
  readonly slope: number;
  /** A second draw that would also pay for everything, beyond the end of the marketplace credit. */
  readonly alternative: Cents | undefined;
}

/** Cents by which a draw may exceed what is needed: they are saved again. */
const exactTolerance = 2;
const roughTolerance = 50;
/** A first slope below it would overshoot where a cliff made the last year's draw dear. */
const leastSlope = 0.5;

/**
 * The draw of a year: cash left after all taxes, as a function of the draw, rises with it, so that one bracketed root is the answer. Only the
 * end of the marketplace credit makes it fall, and is tried from both sides: where two draws pay for everything, the smaller one is taken.
 */
export function solveDraw(work: YearWork): SolvedDraw {
  const { setup, state } = work;
  const { draws } = state.scratch;
  const untilBracket = setup.plan.policies.withdrawals.order === 'fillBracket' ? untilBracketTop(work) : 0;
  const division = { order: setup.order, balances: state.balances, untilBracket, round: work.round };
  let last: { readonly draw: Cents; readonly tax: TaxOfDraw } | undefined;
  const taxAt = (draw: Cents) => {
    if (last?.draw === draw) return last.tax;
    divideDraw(draw, division, draws);
    const tax = taxOfDraw(work, draws);
    last = { draw, tax };
    return tax;
  };
  const cashAt = (draw: Cents) => work.pool + draw - taxAt(draw).net;
  const answer = (draw: Cents, alternative?: Cents): SolvedDraw => {
    const tax = taxAt(draw);
    const left = work.pool + draw - tax.net;
    const slope = draw === 0 ? state.slope : Math.min(1, Math.max(leastSlope, (left - without) / draw));
    return { draw, draws, tax, left, slope, alternative };
  };
  const without = cashAt(0);
  if (without >= 0) return answer(0);
  let most = 0;
  for (const account of setup.order.sequence) most += Math.max(0, state.balances[account] ?? 0);
  const search = (from: Cents, until: Cents) => between(cashAt, { work, from, until, without });
  const root = search(0, most);
  if (work.marketplace === undefined) return answer(root ?? most);
  return aroundTheCliff(work, { root, most, search, answer, taxAt, cashAt });
}

/** Traditional money that fills ordinary income to the top of the policy's bracket. */
function untilBracketTop(work: YearWork): Cents {
  const { setup, state } = work;
  const { traditional } = setup.order;
  const most = traditional.reduce((sum, account) => sum + Math.max(0, state.balances[account] ?? 0), 0);
  const top = bracketTop(work.law.federal, setup.plan.policies.withdrawals.bracket);
  const draws = nothing(setup.accounts.length);
  const above = (cents: Cents) => {
    draws.fill(0);
    inSequence(cents, traditional, state.balances, draws);
    const { agi, deductions, preferentialIncome } = taxOfDraw(work, draws).taxReturn.federal;
    return Math.round((agi - deductions.total - preferentialIncome - top) * 100) - 1;
  };
  const atNothing = above(0);
  if (atNothing >= 0 || most === 0) return 0;
  const isWhole = work.postings !== undefined;
  const tolerance = isWhole ? 0 : roughTolerance;
  const passed = leastEnough(above, { low: 0, atLow: atNothing, before: -1, atBefore: atNothing - 1, most, tolerance, isWhole });
  return passed === undefined ? most : Math.max(0, passed - 1);
}

interface Between {
  readonly work: YearWork;
  readonly from: Cents;
  readonly until: Cents;
  readonly without: Cents;
}

function between(cashAt: (draw: Cents) => Cents, { work, from, until, without }: Between): Cents | undefined {
  const atLow = from === 0 ? without : cashAt(from);
  const isExact = work.postings !== undefined;
  const tolerance = isExact ? exactTolerance : roughTolerance;
  if (atLow >= 0) return from;
  if (from >= until) return undefined;
  return leastEnough(cashAt, {
    low: from,
    atLow,
    before: from - 1,
    atBefore: atLow - work.state.slope,
    most: until,
    tolerance,
    isWhole: isExact,
  });
}

interface AroundCliff {
  readonly root: Cents | undefined;
  readonly most: Cents;
  readonly search: (from: Cents, until: Cents) => Cents | undefined;
  readonly answer: (draw: Cents, alternative?: Cents) => SolvedDraw;
  readonly taxAt: (draw: Cents) => TaxOfDraw;
  readonly cashAt: (draw: Cents) => Cents;
}

/** Both sides of the end of the marketplace credit: the largest draw that keeps it, and the draws beyond. */
function aroundTheCliff(work: YearWork, { root, most, search, answer, taxAt, cashAt }: AroundCliff): SolvedDraw {
  const ends = work.law.federal.health.marketplace.creditEnds;
  const limit = ends === null ? Number.POSITIVE_INFINITY : ((work.marketplace?.povertyLine ?? 0) * ends) / 100;
  const above = (draw: Cents) => Math.round((taxAt(draw).taxReturn.federal.marketplaceIncome - limit) * 100) - 1;
  const atNothing = above(0);
  if (atNothing >= 0 || above(most) < 0) return answer(root ?? most);
  const passed = leastEnough(above, { low: 0, atLow: atNothing, before: -1, atBefore: atNothing - 1, most, tolerance: 0, isWhole: true });
  const edge = Math.max(0, (passed ?? most) - 1);
  const beyond = root !== undefined && root > edge ? root : search(edge + 1, most);
  if (cashAt(edge) < 0) return answer(beyond ?? most);
  return answer(search(0, edge) ?? edge, beyond !== undefined && beyond > edge + 1 ? beyond : undefined);
}

/** Step 7: the draw with its tax; what is left is saved, what is missing is recorded. */
export function drawAndTax(work: YearWork): SolvedDraw {
  const solved = solveDraw(work);
  work.state.slope = solved.slope;
  for (let account = 0; account < solved.draws.length; account++) withdraw(work, account, solved.draws[account] ?? 0);
  const { federal, state, payroll, credit } = solved.tax;
  work.sums.federal = federal;
  work.sums.state = state;
  work.sums.payroll = payroll;
  work.sums.credit = credit;
  pay(work, 'Federal government', federal, 'federalTax');
  pay(work, 'State', state, 'stateTax');
  pay(work, 'Federal government', payroll, 'payrollTax');
  receive(work, 'Health insurance', credit, 'marketplaceCredit');
  if (work.pool < 0) {
    work.sums.shortfall = -work.pool;
    receive(work, 'Unpaid', -work.pool, 'shortfall');
  }
  saveSurplus(work);
  return solved;
}

/** Takes a draw out of an account, with the layers and costs that leave with it. */
function withdraw(work: YearWork, account: number, cents: Cents): void {
  if (cents === 0) return;
  const { state, setup } = work;
  const kind = setup.accounts[account]?.kind;
  if (kind === 'taxable') {
    const balance = balanceOf(work, account);
    const cost = state.basis[account] ?? 0;
    state.basis[account] = balance === 0 ? 0 : cost - (cost * cents) / balance;
  } else if (kind === 'traditional') {
    spendBasis(work, account, cents * (1 - taxableShare(work, account)));
  } else if (kind === 'roth') {
    spendRothLayers(work, account, rothParts(work, account, cents));
  }
  work.withdrawn[account] = (work.withdrawn[account] ?? 0) + cents;
  withdrawFrom(work, account, cents, 'withdrawal');
}

function saveSurplus(work: YearWork): void {
  const { surplusAccount, accounts } = work.setup;
  const cents = work.pool;
  if (cents <= 0) return;
  if (accounts[surplusAccount]?.kind === 'taxable') work.state.basis[surplusAccount] = (work.state.basis[surplusAccount] ?? 0) + cents;
  depositInto(work, surplusAccount, cents, 'surplus');
}
