import { expect, it } from 'vitest';
import { textsOf } from './detail-texts.ts';

it('holds the help, the explanation, and the sources of each calculator, and no more', () => {
  const explanation = { formula: ['a − b'], assumptions: [], leavesOut: [], differs: [] };
  const amt = { tooltips: { a: 'One.' }, explanation, sources: [{ title: '26 USC 55', locator: 'b' }], chart: () => 'drawn' };
  expect(textsOf({ amt })).toBe(
    '{"amt":{"tooltips":{"a":"One."},"explanation":{"formula":["a − b"],"assumptions":[],"leavesOut":[],"differs":[]},"sources":[{"title":"26 USC 55","locator":"b"}]}}',
  );
});
