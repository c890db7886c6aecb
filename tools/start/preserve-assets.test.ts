import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reckoner-releases-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The `dist` of a release with these files, and with those that it has kept of earlier ones, by their age in days. */
function release(name: string, files: readonly string[], kept: Readonly<Record<string, number>> = {}): string {
  const dist = join(folder, name);
  mkdirSync(join(dist, 'app', 'assets'), { recursive: true });
  mkdirSync(join(dist, 'app-previous', 'assets'), { recursive: true });
  for (const file of files) writeFileSync(join(dist, 'app', 'assets', file), file);
  for (const [file, days] of Object.entries(kept)) {
    const path = join(dist, 'app-previous', 'assets', file);
    const date = new Date(Date.now() - days * 24 * 60 * 60 * 1000);
    writeFileSync(path, file);
    utimesSync(path, date, date);
  }
  return dist;
}

function keep(words: readonly string[], dist: string) {
  const program = resolve('tools/start/preserve-assets.mjs');
  const { status, stderr } = spawnSync(process.execPath, [program, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', BUILD_DIR: dist },
  });
  const kept = join(dist, 'app-previous', 'assets');
  return { status, stderr, kept: existsSync(kept) ? readdirSync(kept).sort() : [] };
}

test('the files of the release before are kept, with those of earlier ones that are not older than thirty days', () => {
  const before = release('before', ['b.js', 'shared.js'], { 'a.js': 29, 'oldest.js': 31 });
  const now = release('now', ['c.js', 'shared.js']);
  expect(keep([before], now)).toEqual({ status: 0, stderr: '', kept: ['a.js', 'b.js'] });
});

test('a release keeps nothing of itself, so that the first image is built like every later one', () => {
  const dist = release('now', ['c.js']);
  expect(keep([dist], dist)).toEqual({ status: 0, stderr: '', kept: [] });
});

test.each([
  ['no folder', []],
  ['a folder that is no release', ['/nowhere']],
])('%s is refused with a sentence', (_name, words) => {
  const { status, stderr } = keep(words, release('now', ['c.js']));
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run preserve-assets -- FOLDER')]);
});

test('an app that is not built is refused with a sentence', () => {
  const { status, stderr } = keep([release('before', ['b.js'])], join(folder, 'none'));
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run build')]);
});
