import { expect, test } from 'vitest';
import { refusalOfVersion } from './postgres-tools.ts';

test('programs that are older than the database are refused with the version to install', () => {
  expect(refusalOfVersion(15, 18)).toMatch(/The database is PostgreSQL 18, and pg_dump on this machine is 15.*Install/);
  expect(refusalOfVersion(18, 18)).toBeUndefined();
  expect(refusalOfVersion(18, 15)).toBeUndefined();
});
