import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Titled {
  readonly file: string;
  readonly title: string;
}

/** A sentence for each number that two records share, and for each title that names another number than its file. */
function numberProblems(records: readonly Titled[]): readonly string[] {
  const firstByNumber = new Map<number, string>();
  return records.flatMap(({ file, title }) => {
    const number = Number.parseInt(file, 10);
    const first = firstByNumber.get(number);
    firstByNumber.set(number, first ?? file);
    return [
      ...(first === undefined ? [] : [`${file} has the number of ${first}: give the younger one a free number.`]),
      ...(title.startsWith(`# ${number}. `) ? [] : [`${file} is titled "${title}": begin it with "# ${number}. ".`]),
    ];
  });
}

it('names the second record of a number', () => {
  const records = [
    { file: '0001-rows.md', title: '# 1. Rows' },
    { file: '0001-gaps.md', title: '# 1. Gaps' },
  ];
  expect(numberProblems(records)).toEqual(['0001-gaps.md has the number of 0001-rows.md: give the younger one a free number.']);
});

it('names a title with another number than its file', () => {
  expect(numberProblems([{ file: '0002-gaps.md', title: '# 1. Gaps' }])).toEqual([
    '0002-gaps.md is titled "# 1. Gaps": begin it with "# 2. ".',
  ]);
});

it('finds every decision under a number of its own', () => {
  const folder = 'docs/decisions';
  const records = readdirSync(folder).map((file) => ({ file, title: readFileSync(`${folder}/${file}`, 'utf8').split('\n', 1)[0] ?? '' }));
  expect(numberProblems(records)).toEqual([]);
});
