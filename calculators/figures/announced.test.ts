import { describe, expect, it } from 'vitest';
import { type AnnouncedFigure, announcedFigures, announcedFor } from './announced.ts';
import { citedFigures } from './citations.ts';
import type { CitedFigure } from './cited-figure.ts';
import { missingFigures } from './coming-year.ts';
import { figureSets, lawYear } from './set.ts';

const cited: readonly CitedFigure[] = Object.values(citedFigures).flat();
const newest = Math.max(...figureSets.map(lawYear));

describe('what is announced of the coming year', () => {
  it('is known under the label of the years before, belongs to a year without a set, and has a source', () => {
    const labels = new Set([...cited.map(({ label }) => label), 'contribution and benefit base']);
    for (const { label, from, source, evidence } of announcedFigures) {
      expect(labels).toContain(label);
      expect(Number(from.slice(0, 4))).toBeGreaterThan(newest);
      expect(source).toMatch(/20\d\d/);
      expect(evidence).toBe('published');
    }
    expect(announcedFor(newest + 1).size).toBe(announcedFigures.length);
    expect(announcedFor(newest)).toEqual(new Set());
  });

  it('is no longer missing, while all else of that year is', () => {
    const lines = missingFigures(`${newest}-11-01`).join('\n');
    expect(lines).not.toContain('Social Security wage base:');
    expect(lines).not.toContain('HSA, family:');
    expect(lines).toContain('tops of the tax brackets:');
  });

  it('takes a figure from the list of what is missing by one entry', () => {
    const brackets: AnnouncedFigure = {
      label: 'tops of the tax brackets',
      from: `${newest + 1}-01-01`,
      value: [1, 2, 3, 4, 5, 6],
      unit: 'dollars',
      source: 'a fixture of 2027',
      evidence: 'published',
    };
    const begun = (lines: readonly string[]) => lines.map((line) => line.slice(0, line.indexOf(':')));
    expect(begun(missingFigures(`${newest}-11-01`, []))).toContain('tops of the tax brackets');
    expect(begun(missingFigures(`${newest}-11-01`, [brackets]))).not.toContain('tops of the tax brackets');
    expect(begun(missingFigures(`${newest + 1}-11-01`, [brackets]))).toContain('tops of the tax brackets');
  });
});
