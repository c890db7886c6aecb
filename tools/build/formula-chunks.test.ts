import { expect, it } from 'vitest';
import { formulaChunk } from './formula-chunks.ts';

const at = (path: string) => `/home/calculators/${path}`;
const importers: Readonly<Record<string, readonly string[]>> = {
  [at('tax/income-tax/amt.ts')]: [at('shelves/tax/shelf.gen.ts')],
  [at('tax/income-tax/rates.ts')]: [at('tax/income-tax/amt.ts'), at('tax/income-tax/details/amt.details.ts')],
  [at('tax/income-tax/charts.ts')]: [at('tax/income-tax/details/amt.details.ts')],
  [at('tax/income-tax/details/amt.details.ts')]: [at('shelves/tax/details.gen.ts')],
  [at('business/financing/loan.ts')]: [at('shelves/business/shelf.gen.ts')],
  [at('kit/law/federal-tax/amt.ts')]: [at('tax/income-tax/amt.ts')],
  [at('kit/law/federal-tax/niit.ts')]: [at('tax/income-tax/amt.ts'), at('business/financing/loan.ts')],
  [at('kit/amortization/annuity.ts')]: [at('kit/amortization/schedule.ts'), at('tax/income-tax/amt.ts')],
  [at('kit/amortization/schedule.ts')]: [at('business/financing/loan.ts'), at('kit/amortization/annuity.ts')],
  [at('auto/lease.ts')]: [at('shelves/auto/shelf.gen.ts')],
  [at('kit/money/money.ts')]: [at('tax/income-tax/amt.ts'), at('business/financing/loan.ts'), at('auto/lease.ts')],
  [at('kit/finance/roots.ts')]: [at('business/financing/loan.ts'), at('auto/lease.ts')],
  [at('kit/formatting/words.ts')]: [at('tax/income-tax/amt.ts'), '/home/pwa/calculate/assumptions/panel.tsx'],
  [at('kit/law/states/state-tables.ts')]: [at('kit/law/states/state-income-tax.ts')],
  [at('kit/law/federal-tax/gains.ts')]: [at('kit/law/states/state-income-tax.ts'), at('tax/income-tax/amt.ts')],
  [at('kit/definition/label.ts')]: ['/home/pwa/calculate/assumptions/panel.tsx'],
  [at('kit/law/federal-tax/widow.ts')]: [at('tax/income-tax/amt.ts'), '/home/pwa/calculate/report/line.tsx'],
};
const chunkOf = (path: string) =>
  formulaChunk(path, { getModuleInfo: (id) => ({ importers: importers[id] ?? [], dynamicImporters: [], isEntry: false }) });

it('keeps the formulas of a shelf together with the modules that only they use', () => {
  for (const path of [
    'shelves/tax/shelf.gen.ts',
    'tax/income-tax/amt.ts',
    'tax/income-tax/rates.ts',
    'kit/law/federal-tax/amt.ts',
    'kit/law/federal-tax/widow.ts',
  ])
    expect(chunkOf(at(path))).toBe('shelf.gen-tax');
});

it('keeps the catalog in a chunk of its own, no matter which file loads it', () => {
  for (const path of ['catalog.gen.ts', 'kit/definition/catalog.ts']) expect(chunkOf(at(path))).toBe('catalog.gen');
});

it('separates modules of two shelves, modules of more shelves, and the law', () => {
  expect(chunkOf(at('kit/money/money.ts'))).toBe('formulas-kit');
  expect(chunkOf(at('kit/amortization/annuity.ts'))).toBe('formulas-of-business-and-tax');
  expect(chunkOf(at('kit/amortization/schedule.ts'))).toBe('formulas-of-business-and-tax');
  expect(chunkOf(at('kit/law/federal-tax/niit.ts'))).toBe('formulas-law');
});

it('keeps financial mathematics away from the shelves that need none of it', () => {
  expect(chunkOf(at('kit/finance/roots.ts'))).toBe('formulas-finance');
});

it('keeps the law of the states away from every shelf, since it loads on demand', () => {
  for (const path of ['kit/law/states/state-income-tax.ts', 'kit/law/states/state-tables.ts'])
    expect(chunkOf(at(path))).toBe('law-of-states');
  expect(chunkOf(at('kit/law/federal-tax/gains.ts'))).toBe('formulas-of-law-of-states-and-tax');
});

it('separates modules shared by a shelf and the app, so that neither loads more of the other', () => {
  expect(chunkOf(at('kit/formatting/words.ts'))).toBe('formulas-and-app');
});

it('leaves modules used only by the details or only by the app to those', () => {
  for (const path of [
    'shelves/tax/details.gen.ts',
    'tax/income-tax/details/amt.details.ts',
    'tax/income-tax/charts.ts',
    'kit/definition/label.ts',
  ])
    expect(chunkOf(at(path))).toBe(null);
  expect(chunkOf('/home/pwa/ui/button.tsx')).toBe(null);
});
