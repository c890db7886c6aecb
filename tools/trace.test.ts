import { describe, expect, test } from 'vitest';
import { byId, printProofs, proofsIn } from './trace.ts';

const text = [
  "test('[R-A-02] [R-A-10] two things hold', () => {});",
  'test(`[S7] a plain one holds`, () => {});',
  'test("[sync-13] isn\'t lost", () => {});',
  "{ name: '[R-B-1] a case', given: {} }",
  "const other = '[R-X-1] no title';",
  "test('without a number', () => {});",
].join('\n');

describe('tracing requirements', () => {
  test('finds each id of a title with the sentence and the file', () => {
    expect(proofsIn(text, 'a.test.ts')).toEqual([
      { id: 'R-A-02', sentence: 'two things hold', file: 'a.test.ts' },
      { id: 'R-A-10', sentence: 'two things hold', file: 'a.test.ts' },
      { id: 'S7', sentence: 'a plain one holds', file: 'a.test.ts' },
      { id: 'sync-13', sentence: "isn't lost", file: 'a.test.ts' },
      { id: 'R-B-1', sentence: 'a case', file: 'a.test.ts' },
    ]);
  });

  test('sorts by group and number', () => {
    const ids = ['S10', 'R-B-1', 'R-A-10', 'S9', 'R-A-2'].map((id) => ({ id }));
    expect([...ids].sort(byId).map(({ id }) => id)).toEqual(['R-A-2', 'R-A-10', 'R-B-1', 'S9', 'S10']);
  });

  test('prints a row each, and a bar inside a sentence breaks no table', () => {
    const printed = printProofs([{ id: 'S1', sentence: 'a | b', file: 'x' }]);
    expect(printed).toContain('| S1 | a \\| b | x |');
    expect(printed).toContain('1 requirements are named');
  });
});
