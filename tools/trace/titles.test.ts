import { describe, expect, it } from 'vitest';
import { idsIn, titlesIn } from './titles.ts';

function idsOf(...lines: readonly string[]): readonly string[] {
  return titlesIn(lines.join('\n'), 'a.test.ts').flatMap(idsIn);
}

describe('titles of tests', () => {
  it('are those of tests and groups, in each kind of quotes and with every modifier', () => {
    const text = [
      "describe('[R-FIX-1] a group', () => {",
      '  test(`[S7] a plain one`, () => {});',
      `  it.concurrent("[sync-13] isn't lost", async () => {});`,
      "  test.skipIf(slow)('[R-FIX-2] [R-FIX-3] two ' + 'things', () => {});",
      '});',
    ].join('\n');
    expect(titlesIn(text, 'a.test.ts')).toEqual([
      '[R-FIX-1] a group',
      '[S7] a plain one',
      "[sync-13] isn't lost",
      '[R-FIX-2] [R-FIX-3] two things',
    ]);
  });

  it('are read from components, too', () => {
    expect(titlesIn("it('[R-FIX-1] shows', () => { render(<App name='[R-FIX-2]' />); });", 'a.browser.test.tsx')).toEqual([
      '[R-FIX-1] shows',
    ]);
  });

  it('are not read from strings, comments, or examples', () => {
    expect(
      idsOf(
        "// test('[R-FIX-1] commented out', () => {});",
        `const example = "test('[R-FIX-2] quoted', () => {});";`,
        "expect(names).toEqual(['[R-FIX-3] expected']);",
        "const row = { name: '[R-FIX-4] of a list nobody tests' };",
        "casesOf(['R-FIX-5'], doubling, []);",
        "refuse('[R-FIX-6] said to another function');",
      ),
    ).toEqual([]);
  });
});

describe('a table', () => {
  it('names the ids of its rows', () => {
    expect(idsOf("it.each([['[R-FIX-1]', 1], ['[R-FIX-2] [S3]', 2]] as const)('%s takes %d', (row, value) => {});")).toEqual([
      'R-FIX-1',
      'R-FIX-2',
      'S3',
    ]);
  });

  it('may stand under a name, or build the id in the title', () => {
    expect(idsOf("const rows = [['R-FIX-1', 'a']];", "it.each(rows)('[%s] %s', () => {});")).toEqual(['R-FIX-1']);
    expect(idsOf("test.each([{ id: 'R-FIX-2' }])('[$id] holds', () => {});")).toEqual(['R-FIX-2']);
  });

  it('whose title carries the id names it once, whatever its rows are', () => {
    expect(titlesIn("it.each(load())('[R-FIX-1] %s is %d %% of %j', () => {});", 'a.test.ts')).toEqual(['[R-FIX-1] … is … % of …']);
    expect(titlesIn("it.each([[1], [2]])('[R-FIX-1] takes %d', () => {});", 'a.test.ts')).toEqual(['[R-FIX-1] takes …']);
  });

  it('may be a loop', () => {
    expect(
      idsOf(
        "for (const [row, { id }] of [['[R-FIX-1]', { id: '[S2]' }], ['[R-FIX-3]', {}]]) {",
        `  test(\`\${row} \${id} is refused\`, () => {});`,
        '}',
      ),
    ).toEqual(['R-FIX-1', 'S2', 'R-FIX-3']);
    expect(idsOf(`for (const path of paths()) test(\`[R-FIX-4] \${path} opens\`, () => {});`)).toEqual(['R-FIX-4']);
  });
});

describe('worked examples', () => {
  it('name the rows of their file, and those in the names of the cases', () => {
    const text = "export default casesOf(['R-FIX-1', 'R-FIX-2'], loan, [{ name: '[S3] at zero', given: { rate }, expect: {}, from: '' }]);";
    expect(titlesIn(text, 'loan.cases.ts').flatMap(idsIn)).toEqual(['R-FIX-1', 'R-FIX-2', 'S3']);
  });
});
