import type { Refusal } from '../refusal.ts';
import type { UnitPeriodFlow } from './annual-percentage-rate.ts';
import type { CalendarDate } from './calendar.ts';

/** What each kind of argument is at run time, once read. */
interface ArgumentKinds {
  readonly number: number;
  /** A whole number. */
  readonly integer: number;
  readonly numbers: readonly number[];
  readonly date: CalendarDate;
  readonly dates: readonly CalendarDate[];
  readonly flag: boolean;
  /** Advances or payments of a loan, timed in unit-periods. */
  readonly unitPeriodFlows: readonly UnitPeriodFlow[];
}
export type ArgumentKind = keyof ArgumentKinds;

/** How an argument is declared. Optional with a default, or optional and then absent. */
export interface ArgumentDeclaration {
  readonly kind: ArgumentKind;
  readonly optional?: true;
  readonly defaultValue?: number | boolean;
}
export type ArgumentRecord = Readonly<Record<string, ArgumentDeclaration>>;

type Required = { readonly kind: ArgumentKind; readonly optional?: never };
type Defaulted = { readonly kind: ArgumentKind; readonly defaultValue: number | boolean };
type ArgumentValue<A extends ArgumentDeclaration> = A extends Required | Defaulted
  ? ArgumentKinds[A['kind']]
  : ArgumentKinds[A['kind']] | undefined;

/** The values a function receives, inferred from its declared arguments. */
export type ArgumentValues<A extends ArgumentRecord> = { readonly [K in keyof A]: ArgumentValue<A[K]> };

/** A finance function under its spreadsheet name. */
export interface FinanceFunction<A extends ArgumentRecord = ArgumentRecord> {
  /** In camel case and in the order of the spreadsheet; told outside as `finance_rate`. */
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
export const numbers = { kind: 'numbers' } as const;
export const date = { kind: 'date' } as const;
export const dates = { kind: 'dates' } as const;
export const guess = { kind: 'number', optional: true } as const;
export const zero = { kind: 'number', optional: true, defaultValue: 0 } as const;
export const type = { kind: 'integer', optional: true, defaultValue: 0 } as const;
export const basis = { kind: 'integer', optional: true, defaultValue: 0 } as const;

export const openFormula = 'OASIS OpenDocument 1.2, part 2 (OpenFormula), section 6.12';
