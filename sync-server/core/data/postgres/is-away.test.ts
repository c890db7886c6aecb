import { expect, test } from 'vitest';
import { isPassing } from '#server/core/data/retry.ts';
import { isAway } from './is-away.ts';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });
const wrapped = (cause: unknown): Error => Object.assign(withCode('P2010'), { meta: { driverAdapterError: { cause } } });

test.each([
  ['no server listens', withCode('ECONNREFUSED')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['PostgreSQL is starting', withCode('57P03')],
  ['PostgreSQL was ended, seen through the query builder', wrapped({ kind: 'postgres', originalCode: '57P01' })],
  ['the query builder finds no server', withCode('P1001')],
  ['the query builder lost its connection', wrapped({ kind: 'ConnectionClosed' })],
])('a database is unreachable if %s', (_what, fault) => {
  expect([isAway(fault), isPassing(fault)]).toEqual([true, false]);
});

test.each([
  ['a deadlock', withCode('40P01')],
  ['a broken rule', wrapped({ kind: 'UniqueConstraintViolation', originalCode: '23505' })],
  ['a bug', new TypeError('x is not a function')],
  ['nothing', undefined],
])('a database is not unreachable because of %s', (_what, fault) => {
  expect(isAway(fault)).toBe(false);
});
