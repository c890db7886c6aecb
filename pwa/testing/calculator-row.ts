import type { CalculatorRow } from '#contract/sync/rows.ts';

/** A calculator of the suite, with a title and a description made from its id. */
export function calculatorRow(id: string, suite: string, category: string, sortOrder: number): CalculatorRow {
  return { id, title: `Calculator ${id}`, description: `About ${id}.`, category, suite, icon: '', isActive: true, sortOrder };
}
