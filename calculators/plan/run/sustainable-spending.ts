import type { Dollars } from '#calculators/figures/units.ts';
import type { Plan } from '#calculators/plan/model/plan.ts';
import { type PlanSetup, setUpPlan } from '#calculators/plan/setup/plan-setup.ts';
import type { PathInputs } from '#calculators/plan/year/open-year.ts';
import { negligible, pathOutcome } from './path-outcome.ts';
import { pathInputs } from './run-plan.ts';

/** Spending above which no household is asked, in dollars a year. */
const mostSpending: Dollars = 1e8;
/** The answer is exact to so many dollars a year. */
const precision: Dollars = 1;

/**
 * The largest spending a year, in the prices of the plan's spending, with which everything is paid and the bequest is left, on the mean path;
 * rounded down to the dollar. 0 if even no spending is carried.
 */
export function sustainableSpending(plan: Plan): Dollars {
  const setup = setUpPlan(plan);
  const inputs = pathInputs(setup);
  let [low, high] = [0, firstGuess(plan)];
  if (!carries(setup, inputs, low)) return 0;
  while (carries(setup, inputs, high) && high < mostSpending) [low, high] = [high, high * 2];
  // Surplus at the end falls nearly straight with spending, but taxes bend it: bisection needs no slope.
  while (high - low > precision) {
    const middle = (low + high) / 2;
    if (carries(setup, inputs, middle)) low = middle;
    else high = middle;
  }
  return Math.floor(low);
}

function firstGuess({ accounts, spending }: Plan): Dollars {
  const assets = accounts.reduce((sum, { balance }) => sum + balance, 0);
  return Math.max(1000, spending.amount, assets / 20);
}

function carries(setup: PlanSetup, inputs: PathInputs, spending: Dollars): boolean {
  const tried = { ...setup, spending: { ...setup.spending, cents: spending * 100 } };
  const { shortfall, final } = pathOutcome({ ...inputs, setup: tried });
  return shortfall < negligible && final >= setup.plan.assumptions.bequest * 100 - negligible;
}
