import { type Covered, hasScreenLevel, hasTestLevel } from './coverage.ts';

/** The text of docs/requirements.md: the number of proven rows, the unproven ones, and the tests of each row. */
export function pageText(rows: readonly Covered[]): string {
  const lists = [...new Set(rows.map(({ list }) => list))].map((name) => [name, rows.filter(({ list }) => list === name)] as const);
  const parts = [
    '# Requirements and the tests that prove them',
    '<!-- Written by `npm run generate` from docs/requirements/, sync-server/core/sync/SPEC.md and the titles of the tests. Not edited by hand. -->',
    [
      'A test proves a row when its title carries the id. A row about a screen (level E) is proven only where a person would see it: in a',
      '`*.journey.ts` or a `*.browser.test.tsx`. Levels: A a call, U a unit, S the schema, E a screen, V by reading.',
    ].join('\n'),
    table(
      ['list', 'rows', 'without a test (A, U, S)', 'not seen in a browser (E)'],
      '|---|---:|---:|---:|',
      [...lists, ['all', rows] as const].map(([list, ofList]) => [list, String(ofList.length), testShare(ofList), screenShare(ofList)]),
    ),
    '## Rows without a test',
    byList(lists, ({ lacksTest }) => lacksTest),
    '## Screen rows not seen in a browser',
    byList(lists, ({ lacksBrowser }) => lacksBrowser),
    ...lists.flatMap(([list, ofList]) => [
      `## ${list}`,
      table(
        ['id', 'what is required', 'levels', 'tests'],
        '|---|---|---|---|',
        ofList.map(({ id, sentence, levels, files }) => [id, sentence, levels.join(', '), files.join('<br>')]),
      ),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function testShare(rows: readonly Covered[]): string {
  return `${rows.filter(({ lacksTest }) => lacksTest).length} of ${rows.filter(hasTestLevel).length}`;
}

function screenShare(rows: readonly Covered[]): string {
  return `${rows.filter(({ lacksBrowser }) => lacksBrowser).length} of ${rows.filter(hasScreenLevel).length}`;
}

function byList(lists: readonly (readonly [string, readonly Covered[]])[], isMissing: (row: Covered) => boolean): string {
  const lines = lists.flatMap(([list, rows]) => {
    const ids = rows.filter(isMissing).map(({ id }) => id);
    return ids.length === 0 ? [] : [`- ${list}: ${ids.join(', ')}`];
  });
  return lines.length === 0 ? 'None.' : lines.join('\n');
}

function table(header: readonly string[], rule: string, rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((text) => text.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), rule, ...rows.map(line)].join('\n');
}
