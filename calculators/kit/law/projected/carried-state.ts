import { indexedStates } from '#calculators/figures/states/state-indexing.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import type { Dollars } from '#calculators/figures/units.ts';
import {
  type Exemption,
  federalDeduction,
  type Schedule,
  type StateTables,
  stateTables,
} from '#calculators/kit/law/states/state-tables.ts';
import type { StateYear } from '#calculators/kit/law/states/state-year.ts';
import type { Prices } from './carry-on.ts';
import type { FederalLaw } from './projected-law.ts';

/** The tables of a state for a year of a plan. */
export interface CarriedState {
  readonly year: StateYear;
  readonly tables: StateTables;
  /** True where the state has not published the year, so that its last figures are used. */
  readonly isCarried: boolean;
}

/** The first and the last year of which states have figures. */
const firstYear = 2025;
const lastYear = 2026;

/**
 * A state's tables for any year. What a state has not published is its last published year, its levels raised with prices where its law
 * indexes them, to the dollar. A deduction that follows the federal one follows it.
 */
export function carriedState(state: StateCode, law: FederalLaw, prices: Prices): CarriedState {
  const { status } = law;
  const year: StateYear = law.year <= firstYear ? firstYear : lastYear;
  const own = stateTables(year, state, status);
  const before = stateTables(firstYear, state, status);
  const rise = (from: number) => (indexedStates.includes(state) && law.year > from ? prices(law.year) / prices(from) : 1);
  const rates = own.schedule === 'unpublished' ? before.schedule : own.schedule;
  const ratesFrom = own.schedule === 'unpublished' ? firstYear : year;
  const deduction = own.deduction === 'unpublished' ? before : own;
  const deductionFrom = own.deduction === 'unpublished' ? firstYear : year;
  const followsFederal = federalDeduction.includes(state) || state === 'AZ';
  const addition = state === 'ME' ? law.agedAddition : deduction.deductionOfAged;
  return {
    year,
    isCarried: law.year > lastYear || own.schedule === 'unpublished' || own.deduction === 'unpublished',
    tables: {
      schedule: rates === 'unpublished' || rates === undefined ? undefined : raised(rates, rise(ratesFrom)),
      deduction: followsFederal ? law.standardDeduction : toDollar(amountOf(deduction.deduction), rise(deductionFrom)),
      deductionOfAged: followsFederal ? (state === 'AZ' ? 0 : law.agedAddition) : addition,
      exemption: raisedExemption(own.exemption, rise(year)),
      credit: raisedExemption(own.credit, rise(year)),
    },
  };
}

function amountOf(deduction: Dollars | 'unpublished'): Dollars {
  return deduction === 'unpublished' ? 0 : deduction;
}

function toDollar(amount: Dollars, factor: number): Dollars {
  return factor === 1 ? amount : Math.round(amount * factor);
}

function raised(schedule: Schedule, factor: number): Schedule {
  return factor === 1 ? schedule : { rates: schedule.rates, tops: schedule.tops.map((top) => toDollar(top, factor)) };
}

function raisedExemption({ personal, dependent, aged }: Exemption, factor: number): Exemption {
  return { personal: toDollar(personal, factor), dependent: toDollar(dependent, factor), aged: toDollar(aged, factor) };
}
