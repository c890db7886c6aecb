import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const text = readFileSync('docs/threat-model.md', 'utf8');
const rows = text.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| who'));

it('names for each attacker a test that is there', () => {
  expect(rows.length).toBeGreaterThan(10);
  for (const row of rows) {
    const tests = [...row.matchAll(/`([\w./-]+\.(?:test|journey)\.ts)`/g)].map(([, file = '']) => file);
    expect(tests.length, row).toBeGreaterThan(0);
    expect(tests.filter((file) => !existsSync(file))).toEqual([]);
  }
});
