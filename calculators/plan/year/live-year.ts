import { contribute } from './contribute.ts';
import { convert } from './convert.ts';
import { distribute } from './distribute.ts';
import { drawAndTax, type SolvedDraw } from './draw.ts';
import { grow } from './grow.ts';
import { openYear, type PathInputs } from './open-year.ts';
import type { PathState } from './path-state.ts';
import { payNeeds } from './pay-needs.ts';
import { receiveIncomes } from './receive-incomes.ts';
import type { YearWork } from './year-work.ts';

/** A year that has been lived. */
export interface LivedYear {
  readonly work: YearWork;
  readonly solved: SolvedDraw;
}

/** One year in its nine steps; the state is left as the next year finds it. */
export function liveYear(inputs: PathInputs, state: PathState, year: number): LivedYear {
  const work = openYear(inputs, state, year);
  receiveIncomes(work);
  contribute(work);
  distribute(work);
  payNeeds(work);
  convert(work);
  const solved = drawAndTax(work);
  grow(work);
  closeYear(work, solved);
  return { work, solved };
}

/** Step 9: what later years look back at. */
function closeYear({ state, status }: YearWork, { tax }: SolvedDraw): void {
  const { federal, stateTax } = tax.taxReturn;
  state.incomes = [state.incomes[1], federal.medicareIncome];
  state.statuses = [state.statuses[1], status];
  state.stateTax = Math.max(0, stateTax);
  state.shortLosses = federal.shortTermCarryover;
  state.longLosses = federal.longTermCarryover;
}
