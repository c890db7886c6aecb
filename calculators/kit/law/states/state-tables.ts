import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import { stateDeductions } from '#calculators/figures/states/state-deductions.ts';
import { stateAgeAdditions, stateExemptions } from '#calculators/figures/states/state-exemptions.ts';
import type { StateCode } from '#calculators/figures/states/state-names.ts';
import { stateRates } from '#calculators/figures/states/state-rates.ts';
import type { Dollars, Fraction } from '#calculators/figures/units.ts';
import type { StateYear } from './state-year.ts';

export interface Schedule {
  readonly rates: readonly Fraction[];
  readonly tops: readonly Dollars[];
}

/** Amounts of the return, of each dependent, and of each person of 65 or older. */
export interface Exemption {
  readonly personal: Dollars;
  readonly dependent: Dollars;
  readonly aged: Dollars;
}

/** Entries of the tables for one state, year, and filing status, read once. */
export interface StateTables {
  /** Undefined if the state has no income tax, 'unpublished' if its rates are not known. */
  readonly schedule: Schedule | 'unpublished' | undefined;
  /** The standard deduction before it is reduced by income, and what each person of 65 or older adds. */
  readonly deduction: Dollars | 'unpublished';
  readonly deductionOfAged: Dollars;
  readonly exemption: Exemption;
  readonly credit: Exemption;
}

const read = new Map<string, StateTables>();

export function stateTables(year: StateYear, state: StateCode, status: FilingStatus): StateTables {
  const key = `${state}${year}${status}`;
  const known = read.get(key);
  if (known !== undefined) return known;
  const tables = readTables(year, state, status);
  read.set(key, tables);
  return tables;
}

function readTables(year: StateYear, state: StateCode, status: FilingStatus): StateTables {
  const deduction = stateStandardDeduction(year, state, status, 0);
  const ofOne = stateStandardDeduction(year, state, status, 1);
  return {
    schedule: stateSchedule(year, state, status),
    deduction,
    deductionOfAged: deduction === 'unpublished' || ofOne === 'unpublished' ? 0 : ofOne - deduction,
    exemption: stateExemption('deduction', year, state, status),
    credit: stateExemption('credit', year, state, status),
  };
}

const places: Readonly<Record<FilingStatus, number>> = { single: 0, marriedJoint: 1, marriedSeparate: 2, headOfHousehold: 3 };

/** States whose levels are indexed and that had not published those of 2026. */
const unpublishedRates: readonly StateCode[] = ['CA', 'ID', 'MO', 'VT'];
const unpublishedDeductions: readonly StateCode[] = ['AR', 'CA', 'DC', 'VT'];
/** Exemptions of 2025 that the state indexes and had not published for 2026. */
const unpublishedExemptions: readonly StateCode[] = ['AR', 'IL', 'ME', 'MI', 'NE', 'UT'];

/** States that start from federal taxable income or use the unchanged federal standard deduction. */
export const federalDeduction: readonly StateCode[] = ['CO', 'IA', 'ID', 'MO', 'MT', 'ND', 'NM', 'UT'];

export function carriesExemptions(year: StateYear, state: StateCode): boolean {
  return year === 2026 && unpublishedExemptions.includes(state);
}

/** The text for the code of a state; a year without an entry repeats the year before, unless its amounts are indexed. */
function lineOf(table: Readonly<Record<StateYear, string>>, year: StateYear, state: StateCode, indexed: readonly StateCode[] = []) {
  if (year === 2025) return lineIn(table[2025], state);
  return lineIn(table[2026], state) ?? (indexed.includes(state) ? '-' : lineIn(table[2025], state));
}

/**
 * The rest of a state's line after the code. The table is searched as one text: splitting it into lines would take longer than calculating a
 * whole tax return.
 */
function lineIn(table: string, state: StateCode): string | undefined {
  // 0 also where no later line has the state.
  const start = table.indexOf(`\n${state} `) + 1;
  if (!table.startsWith(`${state} `, start)) return undefined;
  const end = table.indexOf('\n', start);
  return table.slice(start + 3, end === -1 ? undefined : end);
}

/** The dollars of a line: `=` repeats the first amount, `x2` doubles it, and an amount that was not published is NaN. */
function amountsIn(line: string): readonly Dollars[] {
  const texts = line.split(' ');
  const single = Number(texts[0]);
  return texts.map((text) => (text === '=' ? single : text === 'x2' ? 2 * single : Number(text)));
}

/** Rates and levels; undefined if the state has no such tax, 'unpublished' if they are not known. */
function stateSchedule(year: StateYear, state: StateCode, status: FilingStatus): Schedule | 'unpublished' | undefined {
  const line = lineOf(stateRates, year, state, unpublishedRates);
  if (line === undefined) return undefined;
  const fields = line.split('|');
  const single = fields[0] ?? '';
  const own = fields[places[status]] ?? '';
  const text = own === 'j' ? (fields[1] ?? '') : own === '' || own === 'x2' ? single : own;
  if (text === '-') return 'unpublished';
  const numbers = text.split(' ').map(Number);
  const factor = own === 'x2' ? 2 : 1;
  return {
    rates: numbers.filter((_, at) => at % 2 === 0).map((rate) => rate / 100),
    tops: numbers.filter((_, at) => at % 2 === 1).map((level) => level * factor),
  };
}

/** The standard deduction before it is reduced by income; 0 if there is none. */
function stateStandardDeduction(year: StateYear, state: StateCode, status: FilingStatus, aged: number): Dollars | 'unpublished' {
  const federal = incomeTax[`${year}` as const];
  const federalAdditions = aged * federal.agedOrBlindAddition[status];
  if (state === 'AZ') return federal.standardDeduction[status];
  if (federalDeduction.includes(state)) return federal.standardDeduction[status] + federalAdditions;
  const line = lineOf(stateDeductions, year, state, unpublishedDeductions);
  if (line === undefined) return 0;
  const amount = amountsIn(line)[places[status]];
  if (amount === undefined || Number.isNaN(amount)) return 'unpublished';
  if (state === 'ME' || (state === 'SC' && year === 2025)) return amount + federalAdditions;
  const [unmarried, married] = stateAgeAdditions[state] ?? [0, 0];
  return amount + aged * (status === 'marriedJoint' || status === 'marriedSeparate' ? married : unmarried);
}

/** Exemption of the return, of each dependent, and of each person of 65 or older. */
function stateExemption(kind: 'deduction' | 'credit', year: StateYear, state: StateCode, status: FilingStatus): Exemption {
  const amounts = amountsIn(lineOf(stateExemptions[kind], year, state) ?? '0 0 0 0 0 0');
  return { personal: amounts[places[status]] ?? 0, dependent: amounts[4] ?? 0, aged: amounts[5] ?? 0 };
}

/** False if the rates of 2025 are repeated for 2026. */
export function hasOwnFigures(state: StateCode): boolean {
  return lineOf({ 2025: '', 2026: stateRates[2026] }, 2026, state) !== undefined || lineOf(stateRates, 2025, state) === undefined;
}
