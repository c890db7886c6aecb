import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isReachable, reachableFolder } from './database-user.ts';

const stranger = { uid: 61_234, gid: 61_234 };

const folders: string[] = [];
afterAll(() => {
  for (const path of folders) rmSync(path, { recursive: true, force: true });
});

function folder(mode: number): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'reckoner-reach-')));
  folders.push(path);
  chmodSync(path, mode);
  return path;
}

test('an ordinary user keeps the data in the configured folder', () => {
  expect(reachableFolder(join(folder(0o700), 'data'), undefined)).toMatch(/reckoner-reach-\w+\/data$/);
});

test('a folder open to all users can be used by another user', () => {
  const wanted = join(folder(0o755), 'checkout', 'data');
  expect(isReachable(wanted, stranger)).toBe(true);
  expect(reachableFolder(wanted, stranger)).toBe(wanted);
});

test('below a private folder the data of another user go elsewhere, apart for each checkout', () => {
  const home = folder(0o700);
  mkdirSync(join(home, 'checkout'));
  const wanted = join(home, 'checkout', 'data');
  expect(isReachable(wanted, stranger)).toBe(false);
  const first = reachableFolder(wanted, stranger);
  expect(first).toMatch(/^\/var\/lib\/reckoner\/checkout-[0-9a-f]{8}$/);
  expect(reachableFolder(join(home, 'other', 'checkout', 'data'), stranger)).not.toBe(first);
  expect(reachableFolder(wanted, stranger)).toBe(first);
});

test('a private data folder counts as unreachable for another user', () => {
  expect(reachableFolder(folder(0o700), stranger)).toMatch(/^\/var\/lib\/reckoner\//);
});
