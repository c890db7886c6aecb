import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { mergeBegin } from './merge-begin.ts';

const scope = "select set_config('role', 'reckoner_tenant', true)";

/** A fake connection that records the messages it would send. */
function recording() {
  const sent: unknown[] = [];
  const client = new pg.Client();
  Reflect.set(client, 'query', async (query: unknown) => {
    sent.push(typeof query === 'object' && query !== null && 'text' in query ? query.text : query);
    return [{ rows: ['of the beginning'] }, { rows: ['of the statement'] }];
  });
  mergeBegin(client);
  return { client, sent };
}

describe('the beginning of a transaction', () => {
  test('is sent with the first statement, whose answer is returned', async () => {
    const { client, sent } = recording();
    await client.query({ text: 'BEGIN' });
    expect(await client.query({ text: scope })).toEqual({ rows: ['of the statement'] });
    await client.query({ text: 'COMMIT' });
    expect(sent).toEqual([`BEGIN; ${scope}`, 'COMMIT']);
  });

  test('carries its isolation level', async () => {
    const { client, sent } = recording();
    await client.query({ text: 'BEGIN' });
    await client.query({ text: 'SET TRANSACTION ISOLATION LEVEL REPEATABLE READ' });
    await client.query({ text: scope });
    expect(sent).toEqual([`BEGIN; SET TRANSACTION ISOLATION LEVEL REPEATABLE READ; ${scope}`]);
  });

  test('is sent first if the statement has values', async () => {
    const { client, sent } = recording();
    await client.query({ text: 'BEGIN' });
    await client.query({ text: 'select $1', values: [1] });
    expect(sent).toEqual(['BEGIN', 'select $1']);
  });

  test('is not sent if no statement follows', async () => {
    const { client, sent } = recording();
    await client.query({ text: 'BEGIN' });
    await client.query({ text: 'ROLLBACK' });
    expect(sent).toEqual([]);
  });

  test('is not carried over to the next user of the connection if unsent', async () => {
    const { client, sent } = recording();
    await client.query({ text: 'BEGIN' });
    await client.query('begin; select 1');
    await client.query({ text: 'select 2' });
    expect(sent).toEqual(['begin; select 1', 'select 2']);
  });
});
