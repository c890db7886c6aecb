import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drills } from './drills.ts';
import { readResults, tableOf } from './read-results.ts';

describe('the drills', () => {
  it.each(drills.map(({ title, file }) => ({ title, file })))('$title is a test of $file', ({ title, file }) => {
    expect(readFileSync(file, 'utf8')).toContain(title);
  });

  it('have the world that the suffix of their file names', () => {
    const suffixes = { node: '.test.ts', db: '.db.test.ts', process: '.process.test.ts', journey: '.journey.ts' };
    for (const { file, project } of drills) expect(file.endsWith(suffixes[project]), file).toBe(true);
  });
});

describe('the results of a run', () => {
  const [drill] = drills;
  if (drill === undefined) throw new Error('There is no drill.');
  const ran = (status: string) => ({
    testResults: [
      { name: `/x/${drill.file}`, assertionResults: [{ title: drill.title, status, duration: 1500, failureMessages: ['No file\n at x'] }] },
    ],
  });

  it('are as expected, or failed with the reason', () => {
    expect(readResults([drill], ran('passed'))).toMatchObject([{ outcome: 'as expected', seconds: 1.5 }]);
    expect(readResults([drill], ran('failed'))).toMatchObject([{ outcome: 'failed', text: 'failed: No file' }]);
  });

  it('count a drill that did not run as not run', () => {
    expect(readResults([drill], ran('skipped'))).toMatchObject([{ outcome: 'not run' }]);
    expect(readResults([drill], { testResults: [] })).toMatchObject([{ outcome: 'not run' }]);
  });

  it('are a table with a row for each', () => {
    expect(tableOf(readResults([drill], ran('passed'))).split('\n')[2]).toBe(
      `| ${drill.part} | ${drill.done} | ${drill.expected} | as expected | 1.5 |`,
    );
  });
});
