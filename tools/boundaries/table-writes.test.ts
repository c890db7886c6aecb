import { describe, expect, it } from 'vitest';
import { sourceFiles } from './imports.ts';
import { foreignWrites, staleOwners, tablesOf } from './table-writes.ts';

const schema = `
model Coupon {
  id String @id
  @@map("coupons")
}

model RateBucket {
  key String @id
  @@map("rate_buckets")
}
`;
const tables = tablesOf(schema);
const source = (file: string, text: string) => [{ file: `sync-server/${file}`, text }];

describe('one folder writes a table', () => {
  it('reads the names of a table in the schema', () => {
    expect(tables).toEqual([
      { model: 'coupon', name: 'coupons' },
      { model: 'rateBucket', name: 'rate_buckets' },
    ]);
  });

  it('notices another folder that writes by the query builder', () => {
    const [sentence] = foreignWrites(source('plans/take-coupon.ts', 'await tx.coupon.update({ where: { id }, data });'), tables);
    expect(sentence).toBe('sync-server/plans/take-coupon.ts writes coupons: one folder writes a table, and it belongs to coupons.');
  });

  it.each(['insert into rate_buckets as b (key) values ($1)', 'update "rate_buckets" set tokens = 1', 'DELETE FROM rate_buckets'])(
    'notices another folder that writes by a statement: %s',
    (statement) => {
      expect(foreignWrites(source('plans/forget-tries.ts', `await query('${statement}', []);`), tables)).toHaveLength(1);
    },
  );

  it('notices a table without an owner', () => {
    const things = tablesOf('model Thing {\n  id String @id\n  @@map("things")\n}\n');
    expect(foreignWrites(source('plans/write-thing.ts', 'await tx.thing.create({ data });'), things)).toHaveLength(1);
    expect(staleOwners([], things)).toContain('things has no owner in table-owners.ts.');
  });

  it('notices an exception that nothing needs any more', () => {
    expect(staleOwners([])).toContain('migration no longer writes plans: take it out of table-owners.ts.');
  });

  it('lets the owner write, and every folder read', () => {
    expect(foreignWrites(source('coupons/create-coupon.ts', 'await tx.coupon.create({ data });'), tables)).toEqual([]);
    expect(
      foreignWrites(source('plans/list.ts', "await tx.coupon.findMany({}); query('select 1 from coupons for update');"), tables),
    ).toEqual([]);
  });

  it('holds in the sources', () => {
    expect(foreignWrites(sourceFiles())).toEqual([]);
    expect(staleOwners(sourceFiles())).toEqual([]);
  });
});
