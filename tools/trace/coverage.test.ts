import { describe, expect, it } from 'vitest';
import { coverageOf, proofsIn, wrongIds } from './coverage.ts';
import type { Level, Requirement } from './requirements.ts';

const row = (id: string, ...levels: readonly Level[]): Requirement => ({ id, sentence: 'It holds.', levels, list: 'Shop' });
const test = (file: string, title: string) => ({ file, text: `test('${title}', () => {});` });

function missing(requirement: Requirement, ...files: readonly string[]): readonly string[] {
  const [covered] = coverageOf([requirement], proofsIn(files.map((file) => test(file, `[${requirement.id}] holds`))));
  return [...(covered?.lacksTest === true ? ['test'] : []), ...(covered?.lacksBrowser === true ? ['browser'] : [])];
}

describe('a row', () => {
  it('that no title names lacks the tests of its levels', () => {
    expect(missing(row('R-FIX-1', 'A'))).toEqual(['test']);
    expect(missing(row('R-FIX-1', 'E'))).toEqual(['browser']);
    expect(missing(row('R-FIX-1', 'U', 'E'))).toEqual(['test', 'browser']);
    expect(missing(row('R-FIX-1', 'V'))).toEqual([]);
  });

  it('about a screen is proven by a journey or a component in a browser, and by nothing else', () => {
    expect(missing(row('R-FIX-1', 'E'), 'pwa/texts.test.ts', 'server/calls.db.test.ts', 'a.cases.ts')).toEqual(['browser']);
    expect(missing(row('R-FIX-1', 'E'), 'pwa/panel.browser.test.tsx')).toEqual([]);
    expect(missing(row('R-FIX-1', 'E'), 'journeys/story.journey.ts')).toEqual([]);
  });

  it('about a call and a screen needs the browser for the screen only', () => {
    expect(missing(row('R-FIX-1', 'A', 'E'), 'server/calls.db.test.ts')).toEqual(['browser']);
    expect(missing(row('R-FIX-1', 'A', 'E'), 'journeys/story.journey.ts')).toEqual([]);
  });

  it('lists each file whose titles name it, once', () => {
    const tests = [test('b.test.ts', '[R-FIX-1] two'), { file: 'a.test.ts', text: "test('[R-FIX-1] x', f); test('[R-FIX-1] y', f);" }];
    expect(coverageOf([row('R-FIX-1', 'U')], proofsIn(tests))[0]?.files).toEqual(['a.test.ts', 'b.test.ts']);
  });
});

describe('an id', () => {
  it('that no list contains is wrong, and so is one that occurs twice', () => {
    const proofs = proofsIn([test('a.test.ts', '[R-FIX-1] [R-FIX-9] holds')]);
    expect(wrongIds([row('R-FIX-1', 'U'), row('R-FIX-2', 'U'), row('R-FIX-2', 'E')], proofs)).toEqual([
      'a.test.ts: docs/requirements/ has no row R-FIX-9.',
      'docs/requirements/: the row R-FIX-2 stands twice.',
    ]);
  });
});
