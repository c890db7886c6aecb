import { atom } from 'jotai';
import { calculatorRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { t } from '#contract/language/t.ts';
import type { CalculatorRow } from '#contract/sync/rows.ts';

/** The calculators of the platform, with their words in the reader's language. */
export const shownCalculatorsAtom = atom<readonly CalculatorRow[]>((get) =>
  get(calculatorRowsAtom).map((row) => ({
    ...row,
    title: t(row.title),
    description: t(row.description),
    category: t(row.category),
  })),
);
