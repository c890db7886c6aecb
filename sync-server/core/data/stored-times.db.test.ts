import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Tx } from './database.ts';

const at = new Date('2026-03-01T12:00:00.123Z');

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

function write<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
  return database.db.inTransaction({ as: 'platform' }, work);
}

describe('times', () => {
  test('are returned to the millisecond, so that a returned time can be used as a cursor', async () => {
    const id = randomUUID();
    await write((tx) => tx.lead.create({ data: { id, name: 'N', email: 'n@example.com', message: 'Hello', createdAt: at } }));
    const found = await write((tx) => tx.lead.findMany({ where: { createdAt: at } }));
    expect(found.map((row) => row.id)).toEqual([id]);
  });

  test('that the database sets itself are whole milliseconds too', async () => {
    const id = randomUUID();
    const made = await write((tx) => tx.lead.create({ data: { id, name: 'N', email: 'n@example.com', message: 'Hello' } }));
    expect(await write((tx) => tx.lead.count({ where: { id, createdAt: made.createdAt } }))).toBe(1);
  });
});
