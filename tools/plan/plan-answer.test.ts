import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentedFields } from './fields-table.ts';
import { planAnswer } from './plan-answer.ts';

const example: unknown = JSON.parse(readFileSync('docs/household-plan-example.json', 'utf8'));
const plain = { hasPostings: false, hasLadders: false, hasClaims: false, paths: undefined, seed: 1 };

describe('a plan on the command line', () => {
  it('answers every year, totals, and sustainable spending in dollars', () => {
    const answer = planAnswer(example, plain);
    expect(answer).toMatchObject({
      summary: { years: 32, firstYear: 2026, lastYear: 2057, firstShortfall: null, sustainableSpending: expect.any(Number) },
      years: expect.arrayContaining([expect.objectContaining({ year: 2026, filingStatus: 'marriedJoint', state: 'GA' })]),
    });
    expect(answer).not.toHaveProperty('monteCarlo');
  });

  it('adds postings with their rules, random markets, ladders, and claims when asked', () => {
    const answer = planAnswer(example, { hasPostings: true, hasLadders: true, hasClaims: true, paths: 20, seed: 7 });
    expect(answer).toMatchObject({
      years: expect.arrayContaining([
        expect.objectContaining({
          postings: expect.arrayContaining([expect.objectContaining({ rule: 'wages', source: expect.any(String) })]),
        }),
      ]),
      monteCarlo: { paths: 20, seed: 7 },
      ladders: expect.arrayContaining([expect.objectContaining({ name: 'No conversions' })]),
      claims: expect.arrayContaining([expect.objectContaining({ claimingAges: expect.any(Object), shortfall: expect.any(Number) })]),
    });
  });

  it('says what is wrong with a document', () => {
    expect(planAnswer({ startYear: 2026, people: [{ name: 'Ann', birthDate: '1960-01-01' }], debt: [] }, plain)).toMatchObject({
      problems: [expect.stringMatching(/^debt is not a field\. Fields here: startYear/)],
    });
  });

  it('documents every field: npm run --silent plan -- --fields', () => {
    expect(readFileSync('docs/household-plan.md', 'utf8')).toContain(documentedFields());
  });
});
