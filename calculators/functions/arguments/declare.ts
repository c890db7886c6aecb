import type { FilingStatus } from '#calculators/figures/filing-status.ts';
import type { FigureSet } from '#calculators/figures/set.ts';
import type { CalendarDate } from '#calculators/functions/dates/calendar.ts';
import type { UnitPeriodFlow } from '#calculators/functions/truth-in-lending/annual-percentage-rate.ts';
import type { Refusal } from '#calculators/kit/definition/refusal.ts';

/** Run-time type of each kind of argument, once read. */
interface ArgumentKinds {
  readonly number: number;
  /** A whole number. */
  readonly integer: number;
  /** A whole number whose fraction is truncated, if the documentation says so. */
  readonly truncated: number;
  readonly numbers: readonly number[];
  readonly date: CalendarDate;
  readonly dates: readonly CalendarDate[];
  readonly flag: boolean;
  /** Advances or payments of a loan, timed in unit-periods. */
  readonly unitPeriodFlows: readonly UnitPeriodFlow[];
  readonly filingStatus: FilingStatus;
  /** A year whose law is known: 2025. */
  readonly taxYear: FigureSet;
}
export type ArgumentKind = keyof ArgumentKinds;

/** Declaration of an argument. An optional one has a default, or is absent if not given. */
export interface ArgumentDeclaration {
  readonly kind: ArgumentKind;
  readonly optional?: true;
  readonly defaultValue?: number | boolean;
  /** Names in other spreadsheets. */
  readonly also?: readonly string[];
  /** A list that may be given as value1, value2, …: the name without the number. */
  readonly numbered?: readonly string[];
}
export type ArgumentRecord = Readonly<Record<string, ArgumentDeclaration>>;

type Required = { readonly kind: ArgumentKind; readonly optional?: never };
type Defaulted = { readonly kind: ArgumentKind; readonly defaultValue: number | boolean };
type ArgumentValue<A extends ArgumentDeclaration> = A extends Required | Defaulted
  ? ArgumentKinds[A['kind']]
  : ArgumentKinds[A['kind']] | undefined;

/** The values that a function receives, inferred from its declared arguments. */
export type ArgumentValues<A extends ArgumentRecord> = { readonly [K in keyof A]: ArgumentValue<A[K]> };

/** A function with the name by which programs call it. */
export interface FinanceFunction<A extends ArgumentRecord = ArgumentRecord> {
  /** In camel case and in the order of the spreadsheet; documented as `finance_rate`. */
  readonly declared: A;
  /** One line. */
  readonly description: string;
  readonly source: string;
  /** A number, or a date for the two coupon dates. */
  call(values: ArgumentValues<A>): number | CalendarDate | Refusal;
}

/** The only declaration of a finance function; the types of its values are inferred from it. */
export function declareFunction<const A extends ArgumentRecord>(declaration: FinanceFunction<A>): FinanceFunction<A> {
  return declaration;
}

export const number = { kind: 'number' } as const;
export const integer = { kind: 'integer' } as const;
export const truncated = { kind: 'truncated' } as const;
export const date = { kind: 'date' } as const;

// Arguments of many functions. `also` holds the names of Google Sheets, LibreOffice and OpenFormula where they differ from Excel's.
const nperNames = ['number_of_periods', 'periods'] as const;
export const nper = { kind: 'number', also: nperNames } as const;
export const wholeNper = { kind: 'truncated', also: nperNames } as const;
export const payment = { kind: 'number', also: ['payment', 'payment_amount', 'payment_per_period'] } as const;
export const noPayment = { ...payment, optional: true, defaultValue: 0 } as const;
export const presentValue = { kind: 'number', also: ['present_value'] } as const;
export const noPresentValue = { ...presentValue, optional: true, defaultValue: 0 } as const;
export const futureValue = { kind: 'number', also: ['future_value'] } as const;
export const noFutureValue = { ...futureValue, optional: true, defaultValue: 0 } as const;
export const type = { kind: 'integer', optional: true, defaultValue: 0, also: ['end_or_beginning', 'when'] } as const;
export const guess = { kind: 'number', optional: true, also: ['rate_guess'] } as const;
export const discountRate = { kind: 'number', also: ['discount', 'discount_rate'] } as const;
export const cashFlows = { kind: 'numbers', also: ['cashflows', 'cashflow_amounts'] } as const;
export const cashFlowDates = { kind: 'dates', also: ['cashflow_dates'] } as const;
export const startPeriod = ['start', 'first_period'] as const;
export const endPeriod = ['end', 'last_period'] as const;
export const basis = { kind: 'truncated', optional: true, defaultValue: 0, also: ['day_count_convention'] } as const;

export const openFormula = 'OASIS OpenDocument 1.2, part 2 (OpenFormula), section 6.12';
