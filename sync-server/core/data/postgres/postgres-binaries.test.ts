import { mkdirSync, mkdtempSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { restoreLinks } from './postgres-binaries.ts';

test('an installation that skipped scripts gets its links and its right to execute back', () => {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-native-'));
  const native = join(folder, 'native');
  mkdirSync(join(native, 'lib'), { recursive: true });
  mkdirSync(join(native, 'bin'));
  writeFileSync(join(native, 'lib', 'libpq.so.5.18'), '');
  for (const name of ['postgres', 'initdb', 'pg_ctl']) writeFileSync(join(native, 'bin', name), '', { mode: 0o644 });
  writeFileSync(
    join(native, 'pg-symlinks.json'),
    JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]),
  );
  restoreLinks(native);
  restoreLinks(native);
  expect(readlinkSync(join(native, 'lib', 'libpq.so.5'))).toBe('libpq.so.5.18');
  expect(statSync(join(native, 'bin', 'initdb')).mode & 0o111).toBe(0o111);
  rmSync(folder, { recursive: true });
});
