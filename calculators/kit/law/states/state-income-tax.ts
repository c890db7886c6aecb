import { byStatus } from '#calculators/figures/filing-status.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import { rateAt } from '#calculators/kit/law/federal-tax/brackets.ts';
import { stateCredits } from './state-credits.ts';
import { stateDeduction, stateExemptions } from './state-deductions.ts';
import { extraTaxes, ohioTax, scheduleTax } from './state-extra-taxes.ts';
import { type StateHousehold, type StateReturn, withFederalReturn } from './state-household.ts';
import { stateNotesOn } from './state-notes-on.ts';
import { retirementLeftOut } from './state-retirement.ts';
import { benefitsLeftOut, gainsLeftOut } from './state-subtractions.ts';
import type { Schedule } from './state-tables.ts';

export interface StateLines {
  readonly federalAgi: Dollars;
  readonly benefitsLeftOut: Dollars;
  readonly retirementLeftOut: Dollars;
  readonly gainsLeftOut: Dollars;
  readonly deduction: Dollars;
  readonly exemptions: Dollars;
  readonly taxableIncome: Dollars;
  readonly scheduleTax: Dollars;
  readonly extraTaxes: Dollars;
  readonly credits: Dollars;
  readonly tax: Dollars;
  /** Rate of the bracket in which the taxable income ends. */
  readonly topRate: Fraction;
}

export interface StateTax extends StateLines {
  /** Limits of the computation, for the reader. */
  readonly notes: readonly string[];
}

const ohioSchedule: Readonly<Record<number, Schedule>> = {
  2025: { rates: [0, 0.0275, 0.03125], tops: [26050, 100000] },
  2026: { rates: [0, 0.0275], tops: [26050] },
};

/**
 * Income tax of a state on a resident of the whole year, not rounded.
 *   income = federal AGI − Social Security, retirement income and gains that the state leaves out
 *   taxable = max(0, income − deduction − exemptions); tax = schedule + surtaxes − credits, at least 0
 * No local tax, no itemized deduction, no refundable credit. Undefined if the state has no income tax, and 'unpublished' if it has not
 * published the year.
 * Sources: `state-sources.ts`.
 */
export function stateIncomeTax(given: StateReturn): StateTax | 'unpublished' {
  const lines = stateLines(withFederalReturn(given));
  return lines === 'unpublished' ? lines : { ...lines, notes: stateNotesOn(given) };
}

/** The lines of the state's return of a household whose federal return is known. */
export function stateLines(home: StateHousehold): StateLines | 'unpublished' {
  const { state, year } = home;
  const schedule = state === 'OH' ? ohioSchedule[year] : home.tables.schedule;
  if (schedule === 'unpublished') return schedule;
  if (schedule === undefined) return untaxed(home);
  const outOfBenefits = benefitsLeftOut(home);
  const outOfGains = gainsLeftOut(home);
  const before = Math.max(0, home.agi - outOfBenefits - outOfGains);
  const outOfRetirement = retirementLeftOut(home, before);
  const income = before - outOfRetirement;
  const deduction = stateDeduction(home, income);
  if (deduction === 'unpublished') return deduction;
  const exemptions = stateExemptions(home, income);
  const taxable = Math.max(0, income - deduction - exemptions);
  const exempt = isExempt(home, income);
  const regular = state === 'OH' ? ohioTax(year, taxable) : scheduleTax(home, taxable, schedule);
  const bySchedule = exempt ? 0 : iowaAlternate(home, income, regular);
  const extra = exempt ? 0 : extraTaxes(home, income, taxable, bySchedule);
  const credits = Math.min(bySchedule + extra, stateCredits(home, income, taxable, bySchedule + extra));
  return {
    federalAgi: home.agi,
    benefitsLeftOut: outOfBenefits,
    retirementLeftOut: outOfRetirement,
    gainsLeftOut: outOfGains,
    deduction,
    exemptions,
    taxableIncome: taxable,
    scheduleTax: bySchedule,
    extraTaxes: extra,
    credits,
    tax: bySchedule + extra - credits,
    topRate: exempt || taxable === 0 ? 0 : rateAt(taxable, schedule.rates, schedule.tops),
  };
}

/** Without an income tax only Washington's tax on large gains remains. */
function untaxed(home: StateHousehold): StateLines {
  const extra = extraTaxes(home, home.agi, 0, 0);
  return {
    federalAgi: home.agi,
    benefitsLeftOut: 0,
    retirementLeftOut: 0,
    gainsLeftOut: 0,
    deduction: 0,
    exemptions: 0,
    taxableIncome: 0,
    scheduleTax: 0,
    extraTaxes: extra,
    credits: 0,
    tax: extra,
    topRate: 0,
  };
}

/**
 * Incomes that owe no tax, whatever the schedule gives. Limits that deductions and exemptions exceed anyway are left out: those of Kansas,
 * of Missouri, and of Iowa below 65.
 */
function isExempt({ state, status, aged }: StateHousehold, income: Dollars): boolean {
  switch (state) {
    case 'AR':
      // Of 2025: the deduction of 2026 is not published.
      return status === 'single' && income <= 14642;
    case 'IA':
      return aged > 0 && income <= (status === 'single' ? 24000 : 32000);
    case 'MA':
      return income <= byStatus(8000, 16400, 0, 14400)[status];
    case 'NJ':
      return income <= byStatus(10000, 20000, 10000, 20000)[status];
    case 'VA':
      return income < byStatus(11950, 23900, 11950, 11950)[status];
    default:
      return false;
  }
}

/**
 * Iowa's alternate tax for returns other than single: 4.3 % of the amount above the exempt income, before credits. Below 65 it is never the
 * smaller one.
 */
function iowaAlternate({ state, status, aged }: StateHousehold, income: Dollars, tax: Dollars): Dollars {
  return state === 'IA' && status !== 'single' && aged > 0 ? Math.min(tax, 0.043 * (income - 32000)) : tax;
}
