import { describe, expect, it } from 'vitest';
import { committedRequirements, isTest, staleRequirements, testFiles } from './trace.ts';

describe('the files of tests', () => {
  it('are found in every folder, also in one named data', () => {
    const files = testFiles();
    expect(files).toContain('sync-server/core/data/roles/row-level-security.db.test.ts');
    expect(files).toContain('journeys/offline/outbox.journey.ts');
    expect(files).toContain('calculators/tax/income-tax/amt.cases.ts');
    expect(files).toContain('tools/trace.test.ts');
  });

  it('are components in a browser, too, and no fixtures', () => {
    expect(isTest('pwa/ui/messages/dialog.browser.test.tsx')).toBe(true);
    expect(isTest('tools/boundaries/fixtures/broken.test.ts')).toBe(false);
    expect(isTest('tools/trace.ts')).toBe(false);
  });
});

describe('the committed requirements', () => {
  it('are the rows of every list and the rules of sync, each once', () => {
    const ids = committedRequirements().map(({ id }) => id);
    expect([...new Set(ids)]).toEqual(ids);
    expect(ids).toEqual(expect.arrayContaining(['R-PROD-01', 'R-CAT-114', 'R-CVEC-08', 'A-30', 'sync-40', 'S1']));
    expect(ids.filter((id) => id.startsWith('R-')).length).toBeGreaterThanOrEqual(751);
  });
});

describe('the page', () => {
  it('is stale as soon as its text differs', () => {
    expect(staleRequirements({ text: 'another text', wrong: [] })).toEqual(['docs/requirements.md']);
  });
});
