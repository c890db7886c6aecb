import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = new URL('../../', import.meta.url);
const writes =
  /\bsubscription\.(create|createMany|update|updateMany|upsert|delete|deleteMany)\(|\b(update|insert into|delete from) subscriptions\b/;

test('only one file writes subscriptions', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|scene/.test(file),
  );
  const writers = files.filter((file) => writes.test(readFileSync(new URL(file, folder), 'utf8')));
  expect(writers.map((file) => `sync-server/${file}`)).toEqual(['sync-server/money/subscriptions/write-subscription.ts']);
});
