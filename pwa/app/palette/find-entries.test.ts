import { describe, expect, it } from 'vitest';
import { findEntries, mostFound, type PaletteEntry, searchable } from './find-entries.ts';

const entry = (label: string, note = ''): PaletteEntry => ({ id: label, group: 'Screens', label, note, path: '/' });
const found = (typed: string, ...entries: readonly PaletteEntry[]) => findEntries(searchable(entries), typed).map(({ label }) => label);

describe('the search of the command palette', () => {
  it('puts first what begins with the typed words, then what has a word that does', () => {
    const all = [entry('Recoupling'), entry('Create coupon'), entry('Coupons')];
    expect(found('coup', ...all)).toEqual(['Coupons', 'Create coupon', 'Recoupling']);
  });

  it('asks for every word, in any order, also beside the label', () => {
    expect(found('loan auto', entry('Auto Loan'), entry('Student Loan'), entry('Lease', 'Auto loans'))).toEqual(['Auto Loan', 'Lease']);
  });

  it('shows the first entries before anything is typed, and never more than fit', () => {
    expect(found('  ', entry('A'), entry('B'))).toEqual(['A', 'B']);
    expect(found('a', ...Array.from({ length: 100 }, (_, at) => entry(`A ${at}`)))).toHaveLength(mostFound);
  });

  it('finds one of 10,000 tenants', () => {
    const all = searchable(Array.from({ length: 10_000 }, (_, at) => entry(`Firm number ${at}`, `firm-${at}`)));
    expect(findEntries(all, '9999').map(({ label }) => label)).toEqual(['Firm number 9999']);
  });
});
