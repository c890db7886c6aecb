import type { AnyRow } from '#calculators/kit/definition/define.ts';
import type { NamedTable } from './format-result.ts';

/** Formula of a column from other cells. It is used only if it gives every figure of the column to the cent. */
export interface Recurrence {
  readonly column: string;
  /** The value of a row from the row before and from the parameters. */
  value(row: AnyRow, before: AnyRow): number;
  /** The same as a formula, with the addresses of the cells. */
  formula(cell: (column: string) => string, before: (column: string) => string): string;
}

/** A yearly rate of the inputs, as a fraction, and the address of its cell. */
export interface RateCell {
  readonly rate: number;
  readonly address: string;
}

/** The columns of an amortization that follow from the others. Every other table has none. */
export function recurrencesOf(table: NamedTable, rates: readonly RateCell[]): readonly Recurrence[] {
  const candidates = [principalFromPayment, balanceFromPrincipal, ...(table.columns.month === undefined ? [] : rates.map(monthlyInterest))];
  const names = Object.keys(table.columns);
  const fitting = candidates.filter(
    (each) => ['payment', 'interest', 'principal', 'balance'].every((name) => names.includes(name)) && fits(table, each),
  );
  // Two inputs with the same rate fit equally well. The first is taken.
  return fitting.filter((each, at) => fitting.findIndex(({ column }) => column === each.column) === at);
}

const principalFromPayment: Recurrence = {
  column: 'principal',
  value: (row) => Number(row.payment) - Number(row.interest),
  formula: (cell) => `${cell('payment')}-${cell('interest')}`,
};

const balanceFromPrincipal: Recurrence = {
  column: 'balance',
  value: (row, before) => Number(before.balance) - Number(row.principal),
  formula: (cell, before) => `${before('balance')}-${cell('principal')}`,
};

function monthlyInterest({ rate, address }: RateCell): Recurrence {
  return {
    column: 'interest',
    value: (_row, before) => Math.round((Number(before.balance) * rate * 100) / 12) / 100,
    formula: (_cell, before) => `ROUND(${before('balance')}*${address}/12,2)`,
  };
}

function fits({ rows }: NamedTable, { column, value }: Recurrence): boolean {
  return rows.every((row, at) => {
    const before = rows[at - 1];
    return before === undefined || Math.abs(value(row, before) - Number(row[column])) < 0.004;
  });
}
