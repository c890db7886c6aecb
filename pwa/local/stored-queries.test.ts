import { assert, constantFrom, dictionary, oneof, property, record, tuple, uniqueArray } from 'fast-check';
import { fillWithDefaultSettings, getQueryMatcher, getSortComparator } from 'rxdb';
import { describe, expect, it } from 'vitest';
import { collectionSchemas } from './collections.ts';
import { compare, getMingoQuery } from './stored-queries.ts';

const schema = fillWithDefaultSettings(collectionSchemas.rows.schema);

/** What mingo answers through RxDB, which takes it outside of the build. */
function mingoMatches(selector: Parameters<typeof getMingoQuery>[0], document: object): boolean {
  const matches: (document: never) => boolean = getQueryMatcher(schema, { selector, sort: [{ key: 'asc' }], skip: 0 });
  return Reflect.apply(matches, undefined, [document]);
}

const matches = (selector: Parameters<typeof getMingoQuery>[0], document: object) => getMingoQuery(selector).test(document);

const value = constantFrom('', 'a', 'b', 'queued', 0, 1, -2.5, 1e15, true, false, null);
const field = constantFrom('state', 'seq', '_deleted', '_meta.lwt');
const condition = oneof(
  ...['$eq', '$ne', '$gt', '$gte', '$lt', '$lte'].map((operator) => value.map((operand) => ({ [operator]: operand }))),
  ...['$in', '$nin'].map((operator) => uniqueArray(value, { maxLength: 4 }).map((operands) => ({ [operator]: operands }))),
  tuple(value, value).map(([low, high]) => ({ $gte: low, $lt: high })),
  value,
);
const conditions = dictionary(field, condition, { maxKeys: 3 });
const list = uniqueArray(conditions, { minLength: 1, maxLength: 3 });
const selector = oneof(
  conditions,
  tuple(conditions, list).map(([all, some]) => ({ ...all, $or: some })),
  tuple(conditions, list).map(([all, every]) => ({ ...all, $and: every })),
);
const document = record(
  { state: value, seq: value, _deleted: value, _meta: record({ lwt: value }, { requiredKeys: [] }) },
  { requiredKeys: [] },
);

describe('a query of the local database', () => {
  it('finds the documents that mingo finds', () => {
    assert(
      property(selector, document, (wanted, stored) => {
        expect(matches(wanted, stored)).toBe(mingoMatches(wanted, stored));
      }),
      { numRuns: 5000 },
    );
  });

  it('orders values as mingo does', () => {
    const sorted: (a: never, b: never) => number = getSortComparator(schema, { selector: {}, sort: [{ seq: 'asc' }], skip: 0 });
    const ordered = (a: unknown, b: unknown) => Math.sign(Reflect.apply(sorted, undefined, [{ seq: a }, { seq: b }]) ?? 0);
    const stored = [undefined, null, -2.5, 0, 1, '', 'a', 'b', false, true];
    for (const a of stored) for (const b of stored) expect([a, b, compare(a, b)]).toEqual([a, b, ordered(a, b)]);
  });

  it('reads the queries with which RxDB replicates and keeps its own records', () => {
    const since = { $or: [{ '_meta.lwt': { $gt: 5 } }, { '_meta.lwt': { $eq: 5 }, key: { $gt: 'k' } }], '_meta.lwt': { $gte: 5 } };
    const at = (lwt: number, key: string) => matches(since, { key, _meta: { lwt } });
    expect([at(4, 'z'), at(5, 'k'), at(5, 'l'), at(6, 'a')]).toEqual([false, false, true, true]);
    expect(matches({ context: 'collection', _deleted: { $eq: false } }, { context: 'collection', _deleted: false })).toBe(true);
    expect(matches({}, { key: 'any' })).toBe(true);
  });

  it.each([
    { state: { $regex: '^q' } },
    { dependsOn: { $elemMatch: { $eq: 'a' } } },
    { $nor: [{ state: 'a' }] },
    { $or: ['a'] },
    { state: { $in: 'a' } },
    { state: { $eq: ['a'] } },
    { state: { $exists: true } },
  ])('refuses %j when it is made, instead of finding too much or too little', (wanted) => {
    expect(() => getMingoQuery(wanted)).toThrow('No query of the local database compares by');
  });

  it('refuses to compare a list or an object in a document', () => {
    expect(() => matches({ dependsOn: 'a' }, { dependsOn: ['a'] })).toThrow('compares by object');
  });
});
