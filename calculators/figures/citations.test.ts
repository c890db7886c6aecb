import { describe, expect, it } from 'vitest';
import { citationLine, citations, citedFigures, type FigureTopic } from './citations.ts';
import type { CitedFigure } from './cited-figure.ts';
import { figureSets } from './set.ts';

const topics: readonly FigureTopic[] = [
  'income-tax',
  'capital-gains',
  'payroll',
  'niit',
  'amt',
  'qbi',
  'estate',
  'sales-tax',
  'mileage',
  'social-security',
  'rmd',
  'contributions',
  'housing',
  'guidelines',
];
const figures: readonly CitedFigure[] = Object.values(citedFigures).flat();

describe('citations', () => {
  it('covers every topic', () => {
    expect(Object.keys(citedFigures)).toEqual(topics);
  });

  it('says value, source and year in a line', () => {
    expect(citations('spec', ['income-tax'], 'single').map(citationLine)).toContain(
      'standard deduction, single: $15,000 — Rev. Proc. 2024-40, 2025',
    );
    expect(citations('2026', ['estate']).map(citationLine)).toEqual([
      'estate tax exclusion: $15,000,000 — P.L. 119-21 sec. 70106, 2026',
      'estate tax rate: 40% — 26 USC 2001(c), 2026',
      'annual gift exclusion: $19,000 — Rev. Proc. 2025-32, 2026',
    ]);
    expect(citations('2024', ['capital-gains'], 'marriedJoint').map(citationLine)).toContain(
      'net loss deductible, married filing jointly: $3,000 — 26 USC 1211(b), 2024',
    );
  });

  it('shows cents of a mile, per cent, months, lists and missing values', () => {
    const lines = figureSets.flatMap((set) => citations(set, topics, 'single')).map(citationLine);
    expect(lines).toContain('business mileage: $0.725 — IRS standard mileage rates for 2026, 2026');
    expect(lines).toContain('net investment income tax: 3.8% — 26 USC 1411(a), 2024');
    expect(lines).toContain('full retirement age, born 1960 or later: 804 months — 42 USC 416(l), 2025');
    expect(lines).toContain('VA funding fee, first use, by down payment: 2.15%, 1.5%, 1.25% — 38 USC 3729(b)(2), 2025');
    expect(lines).toContain('starting age by year of birth, latest first: 75 years, 73 years, 72 years — 26 USC 401(a)(9)(C)(v), 2025');
    expect(lines).toContain('Roth phase-out, single: $153,000, $168,000 — IRS Notice 2025-67, 2026');
  });

  it('names each filing status unless one is asked for', () => {
    expect(citations('2025', ['niit']).map(({ label }) => label)).toEqual([
      'net investment income tax',
      'start of net investment income tax, single',
      'start of net investment income tax, married filing jointly',
      'start of net investment income tax, married filing separately',
      'start of net investment income tax, head of household',
    ]);
    expect(citations('2025', ['niit'], 'marriedSeparate').map(({ value }) => value)).toEqual(['3.8%', '$125,000']);
  });

  it('says where the standard set matches another year or none, and nothing of it in a year of law', () => {
    const noted = citations('spec', topics, 'single').filter(({ note }) => note !== undefined);
    expect(noted.map(({ label, year }) => [label, year])).toEqual([
      ['standard deduction, single', 2025],
      ['Social Security wage base', 2024],
      ['AMT exemption, single', null],
      ['start of the AMT phase-out, single', null],
      ['estate tax exclusion', 2024],
      ['starting age by year of birth, latest first', 2022],
      ['HSA, self-only', 2025],
      ['FHA loan limit', 2023],
      ['reverse mortgage claim amount', 2023],
    ]);
    for (const set of ['2024', '2025', '2026'] as const) {
      expect(citations(set, topics).filter((citation) => citation.note !== undefined || citation.year !== Number(set))).toEqual([]);
    }
    expect(noted.map(citationLine)).toContain('AMT exemption, single: $85,700 — Rev. Proc. 2023-34 in part, of no single year');
  });

  it('is right about the year that a value of the standard set belongs to', () => {
    for (const { label, value, standard } of figures) {
      if (standard === undefined) expect(value('spec'), label).toEqual(value('2025'));
      else if (standard.year === 2024) expect(value('spec'), label).toEqual(value('2024'));
      else if (standard.year === null) for (const year of ['2024', '2025', '2026'] as const) expect(value('spec')).not.toEqual(value(year));
    }
  });

  it('gives a label, a source, an evidence and a status to every figure of every set', () => {
    for (const set of figureSets) {
      for (const citation of citations(set, topics)) {
        expect(citation.label).toMatch(/^[A-Za-z].{4,}/);
        expect(citation.source).toMatch(/\S{3,}/);
        expect(citation.value).toMatch(/\d/);
        expect(['two models', 'one model', 'published', 'recalled']).toContain(citation.evidence);
        expect(citation.status).toBe('enacted');
        expect(topics).toContain(citation.topic);
        if ('note' in citation) expect(citation.note).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
