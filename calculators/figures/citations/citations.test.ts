import { describe, expect, it } from 'vitest';
import type { CitedFigure } from '#calculators/figures/cited-figure.ts';
import { amt } from '#calculators/figures/federal-tax/amt.ts';
import { capitalGains } from '#calculators/figures/federal-tax/capital-gains.ts';
import { credits } from '#calculators/figures/federal-tax/credits.ts';
import { estate } from '#calculators/figures/federal-tax/estate.ts';
import { incomeTax } from '#calculators/figures/federal-tax/income-tax.ts';
import { mileage } from '#calculators/figures/federal-tax/mileage.ts';
import { payroll } from '#calculators/figures/federal-tax/payroll.ts';
import { personalDeductions } from '#calculators/figures/federal-tax/personal-deductions.ts';
import { qbi } from '#calculators/figures/federal-tax/qbi.ts';
import { marketplace } from '#calculators/figures/health/marketplace.ts';
import { medicare } from '#calculators/figures/health/medicare.ts';
import { housing } from '#calculators/figures/housing/housing.ts';
import { contributions } from '#calculators/figures/retirement/contributions.ts';
import { completeSets, type PerSet } from '#calculators/figures/set.ts';
import { socialSecurity } from '#calculators/figures/social-security/social-security.ts';
import { citationLine, citations, citedFigures, type FigureTopic } from './citations.ts';

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
  'additional-taxes',
  'personal-deductions',
  'social-security',
  'rmd',
  'contributions',
  'medicare',
  'marketplace',
  'housing',
  'vehicle-tax',
  'closing-costs',
  'care',
  'annuity',
  'prices',
  'guidelines',
  'student-loans',
];
const perSet: readonly PerSet<object>[] = [
  incomeTax,
  credits,
  capitalGains,
  payroll,
  amt,
  qbi,
  estate,
  mileage,
  socialSecurity,
  contributions,
  housing,
  medicare,
  marketplace,
  personalDeductions,
];
const figures: readonly CitedFigure[] = Object.values(citedFigures).flat();

/** Number of occurrences of each value. */
function counted(values: readonly unknown[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const value of values.map((one) => JSON.stringify(one))) times.set(value, (times.get(value) ?? 0) + 1);
  return times;
}

describe('citations', () => {
  it('lists exactly the known topics', () => {
    expect(Object.keys(citedFigures)).toEqual(topics);
  });

  it('writes value, source, and year in one line', () => {
    expect(citations('spec', ['income-tax'], 'single').map(citationLine)).toContain(
      'standard deduction, single: $15,000 — Rev. Proc. 2024-40 sec. 2.15, 2025',
    );
    expect(citations('2026', ['estate']).map(citationLine)).toEqual([
      'estate tax exclusion: $15,000,000 — P.L. 119-21 sec. 70106, 2026',
      'estate tax rate: 40% — 26 USC 2001(c), 2026',
      expect.stringMatching(/^rates of the unified schedule: 18%, .*, 40% — 26 USC 2001\(c\), 2026$/),
      expect.stringMatching(/^tops of the unified schedule: \$10,000, .*, \$1,000,000 — 26 USC 2001\(c\), 2026$/),
      'annual gift exclusion: $19,000 — Rev. Proc. 2025-32 sec. 4.42, 2026',
    ]);
    expect(citations('2024', ['capital-gains'], 'marriedJoint').map(citationLine)).toContain(
      'net loss deductible, married filing jointly: $3,000 — 26 USC 1211(b), 2024',
    );
  });

  it('shows cents of a mile, per cent, months, lists and missing values', () => {
    const lines = completeSets.flatMap((set) => citations(set, topics, 'single')).map(citationLine);
    expect(lines).toContain('business mileage: $0.725 — IRS Notice 2026-10, 2026');
    expect(lines).toContain('net investment income tax: 3.8% — 26 USC 1411(a), 2024');
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^full retirement age, born 1937 or earlier to 1960 or later: 780 months, .*, 804 months — 42 USC 416\(l\), 2025$/,
      ),
    );
    expect(lines).toContain('wages above which catch-up must be Roth: none — none in 2025, 2025');
    expect(lines).toContain('FHA scores: 3.5 % down from, 10 % down from: 580, 500 — HUD Handbook 4000.1 II.A.2, 2025');
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

  it('notes the year that a standard value matches, if any, and notes nothing in a year of law', () => {
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
    expect(noted.map(citationLine)).toContain('AMT exemption, single: $85,700 — Rev. Proc. 2023-34 sec. 3.11 in part, of no single year');
  });

  it('a standard value equals the value of the year to which it is assigned', () => {
    for (const { label, value, standard } of figures) {
      if (standard === undefined) expect(value('spec'), label).toEqual(value('2025'));
      else if (standard.year === 2024) expect(value('spec'), label).toEqual(value('2024'));
      else if (standard.year === null) for (const year of ['2024', '2025', '2026'] as const) expect(value('spec')).not.toEqual(value(year));
    }
  });

  it('calls a survey measured, a choice of the product assumed, and all else enacted', () => {
    const cited = citations('2026', topics, 'single');
    const measured = cited.filter(({ status }) => status === 'measured');
    expect(new Set(measured.map(({ topic }) => topic))).toEqual(new Set(['care', 'annuity', 'prices', 'guidelines']));
    expect(cited.filter(({ status }) => status === 'assumed').map(({ label }) => label)).toEqual([
      'principal limit: at 62, a year of age, at most',
      'withdrawal rate',
      'sales tax unless entered',
      'depreciation of a vehicle',
      'life expectancy unless entered',
      'cap rate bands',
      'debt service coverage: low and medium risk',
      'rates of an exchange: federal, state, recapture',
    ]);
    expect(cited.filter(({ status }) => status === 'enacted').length).toBeGreaterThan(100);
  });

  it('cites every value of every table that has a value for each set', () => {
    for (const set of completeSets) {
      const cited = counted(figures.map(({ value }) => value(set)));
      const held = counted(perSet.flatMap((sets) => Object.values(sets[set])).filter((value) => typeof value !== 'string'));
      const missing = [...held].filter(([value, times]) => (cited.get(value) ?? 0) < times);
      expect(missing, set).toEqual([]);
    }
  });

  it('gives a label, a source, an evidence and a status to every figure of every set', () => {
    for (const set of completeSets) {
      for (const citation of citations(set, topics)) {
        expect(citation.label).toMatch(/^[A-Za-z].{4,}/);
        expect(citation.source).toMatch(/\S{3,}/);
        expect(citation.value).toMatch(/\d|^none$/);
        expect(['two models', 'one model', 'published', 'planning value']).toContain(citation.evidence);
        expect(citation.status === 'assumed', citation.label).toBe(citation.evidence === 'planning value');
        expect(topics).toContain(citation.topic);
        if ('note' in citation) expect(citation.note).toMatch(/^[A-Z].*\.$/);
      }
    }
  });
});
