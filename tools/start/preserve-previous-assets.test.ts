import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { preservePreviousAssets } from './preserve-previous-assets.mjs';

let distribution: string;
const day = 24 * 60 * 60 * 1000;
const start = new Date('2026-03-01T09:00:00Z');

beforeEach(() => {
  distribution = mkdtempSync(join(tmpdir(), 'reckoner-dist-'));
});
afterEach(() => rmSync(distribution, { recursive: true }));

/** A build that consists of these files only. */
function build(...names: readonly string[]): void {
  rmSync(join(distribution, 'app'), { recursive: true, force: true });
  mkdirSync(join(distribution, 'app', 'assets'), { recursive: true });
  for (const name of names) writeFileSync(join(distribution, 'app', 'assets', name), name);
}

function kept(): readonly string[] {
  const folder = join(distribution, 'app-previous', 'assets');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

test('the first build leaves nothing behind', () => {
  preservePreviousAssets(distribution, start);
  expect(kept()).toEqual([]);
});

test('files of a build stay for thirty days after it was replaced', () => {
  build('a.js');
  preservePreviousAssets(distribution, start);
  build('b.js');
  preservePreviousAssets(distribution, new Date(start.getTime() + 30 * day));
  expect(kept()).toEqual(['a.js', 'b.js']);
  build('c.js');
  preservePreviousAssets(distribution, new Date(start.getTime() + 30 * day + 60_000));
  expect(kept()).toEqual(['b.js', 'c.js']);
});

test('a file that several builds share counts from the last of them', () => {
  build('shared.js');
  preservePreviousAssets(distribution, start);
  build('shared.js', 'b.js');
  preservePreviousAssets(distribution, new Date(start.getTime() + 29 * day));
  build('c.js');
  preservePreviousAssets(distribution, new Date(start.getTime() + 40 * day));
  expect(kept()).toEqual(['b.js', 'c.js', 'shared.js']);
});
