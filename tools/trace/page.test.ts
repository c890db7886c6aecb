import { expect, it } from 'vitest';
import { coverageOf, proofsIn } from './coverage.ts';
import { pageText } from './page.ts';

const rows = coverageOf(
  [
    { id: 'R-FIX-1', sentence: 'It opens.', levels: ['U'], list: 'Shop' },
    { id: 'R-FIX-2', sentence: 'It closes.', levels: ['U', 'E'], list: 'Shop' },
    { id: 'R-FIX-3', sentence: 'It shines.', levels: ['E'], list: 'Window' },
  ],
  proofsIn([
    { file: 'a.test.ts', text: "test('[R-FIX-1] [R-FIX-2] [R-FIX-3] holds', f);" },
    { file: 'b.journey.ts', text: "test('[R-FIX-3] seen', f);" },
  ]),
);

it('counts the rows of each list and the missing ones', () => {
  const text = pageText(rows);
  expect(text).toContain('| Shop | 2 | 0 of 2 | 1 of 1 |');
  expect(text).toContain('| Window | 1 | 0 of 0 | 0 of 1 |');
  expect(text).toContain('| all | 3 | 0 of 2 | 1 of 2 |');
});

it('names the rows without a test, and the tests of the others', () => {
  const text = pageText(rows);
  expect(text).toContain('## Rows without a test\n\nNone.');
  expect(text).toContain('## Screen rows not seen in a browser\n\n- Shop: R-FIX-2\n');
  expect(text).toContain('| R-FIX-3 | It shines. | E | a.test.ts<br>b.journey.ts |');
});
