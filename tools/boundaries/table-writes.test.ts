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
const faces = [
  { name: 'vouchers', tables: { coupons: { others: { imports: 'an import writes whole rows' } } } },
  { name: 'rate-limits', tables: { rate_buckets: {} } },
  { name: 'plans' },
];
const source = (file: string, text: string) => ({ file: `sync-server/${file}`, text });
/** The files that say where each domain is. */
const homes = faces.map(({ name }) => source(`money/${name}/domain.ts`, `export const face = defineDomain({\n  name: '${name}',\n});\n`));
const writesOf = (file: string, text: string) => foreignWrites([...homes, source(file, text)], tables, faces);

describe('one domain writes a table', () => {
  it('reads the names of a table in the schema', () => {
    expect(tables).toEqual([
      { model: 'coupon', name: 'coupons' },
      { model: 'rateBucket', name: 'rate_buckets' },
    ]);
  });

  it('notices another domain that writes by the query builder', () => {
    expect(writesOf('money/plans/deep/take-coupon.ts', 'await tx.coupon.update({ where: { id }, data });')).toEqual([
      'sync-server/money/plans/deep/take-coupon.ts writes coupons: one domain writes a table, and it belongs to vouchers.',
    ]);
  });

  it('notices a write outside of every domain', () => {
    expect(writesOf('data/take-coupon.ts', 'await tx.coupon.update({ where: { id }, data });')).toHaveLength(1);
  });

  it.each(['insert into rate_buckets as b (key) values ($1)', 'update "rate_buckets" set tokens = 1', 'DELETE FROM rate_buckets'])(
    'notices another domain that writes by a statement: %s',
    (statement) => {
      expect(writesOf('money/plans/forget-tries.ts', `await query('${statement}', []);`)).toHaveLength(1);
    },
  );

  it('notices a table without an owner', () => {
    const things = tablesOf('model Thing {\n  id String @id\n  @@map("things")\n}\n');
    expect(foreignWrites([source('plans/write-thing.ts', 'await tx.thing.create({ data });')], things, faces)).toHaveLength(1);
    expect(staleOwners([], things, faces)).toContain('things stands in no domain.ts.');
  });

  it('notices a table with two owners', () => {
    const doubled = [...faces, { name: 'billing', tables: { coupons: {} } }];
    expect(staleOwners([], tables, doubled)).toContain('coupons has several owners: vouchers, billing.');
  });

  it('notices a table that is gone', () => {
    expect(staleOwners([], [], faces)).toContain('The domain.ts of vouchers names coupons, which is gone.');
  });

  it('notices an exception that nothing needs any more', () => {
    expect(staleOwners([], tables, faces)).toEqual(['imports no longer writes coupons: take it out of the domain.ts of vouchers.']);
  });

  it('lets the owner write, and every domain read', () => {
    expect(writesOf('money/vouchers/create-coupon.ts', 'await tx.coupon.create({ data });')).toEqual([]);
    expect(writesOf('money/plans/list.ts', "await tx.coupon.findMany({}); query('select 1 from coupons for update');")).toEqual([]);
  });

  it('holds in the sources', () => {
    expect(foreignWrites(sourceFiles())).toEqual([]);
    expect(staleOwners(sourceFiles())).toEqual([]);
  });
});
