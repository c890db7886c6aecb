import { buildSchema, getIntrospectionQuery, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import { exampleCaller } from '#server/core/access/example-callers.ts';
import { limitRules } from '#server/edge/graphql/gate/limit-rules.ts';
import { createExaminer } from '#server/testing/examine-document.ts';

const messageOf = createExaminer({ isProduction: false });
const inProduction = createExaminer({ isProduction: true });
const program = { ...exampleCaller('tenant_admin'), apiToken: { id: 'token', scopes: [] } };
const fromProgram = createExaminer({ isProduction: true, principal: program });
const repeat = (count: number, text: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => text(place)).join(' ');
const nested = (depth: number): string => `{ __schema { types { ${'fields { type { '.repeat(depth)} name ${'} } '.repeat(depth)} } } }`;

const type = `{ kind name ${'ofType { kind name '.repeat(9)} ${'} '.repeat(9)} }`;
const standardSelection = `{ types { name fields { name args { name type ${type} } type ${type} } } }`;

test('[R-CALL-48] a document may be 8 levels deep and no deeper, also through fragments', async () => {
  expect(await messageOf(nested(2))).toBe('ok');
  expect(await messageOf(nested(3))).toContain('more than 8 levels');
  expect(
    await messageOf(
      `{ __schema { types { ...A } } } fragment A on __Type { ofType { ofType { ofType { ...B } } } } fragment B on __Type { ofType { ofType { ofType { name } } } }`,
    ),
  ).toContain('more than 8 levels');
});

test('a document may have 15 aliases and 20 directives, and no more', async () => {
  const aliased = (count: number) => `{ ${repeat(count, (place) => `a${place}: __typename`)} }`;
  expect([await messageOf(aliased(15)), await messageOf(aliased(16))]).toEqual(['ok', 'The query has more than 15 aliases.']);
  const directed = (count: number) => `{ ${repeat(count, () => '__typename @include(if: true)')} }`;
  expect([await messageOf(directed(20)), await messageOf(directed(21))]).toEqual(['ok', 'The query has more than 20 directives.']);
});

test('too many aliases are reported once, however many fields follow', () => {
  const sixteen = repeat(16, (place) => `a${place}: __typename`);
  const errors = validate(buildSchema('type Query { a: Int }'), parse(`{ ${sixteen} ${repeat(10, () => 'a')} }`), limitRules);
  expect(errors.map(({ message }) => message)).toEqual(['The query has more than 15 aliases.']);
});

test('a document may cost 1,000 and no more: each call of a service counts, and a list as ten of its entries', async () => {
  const calls = (count: number) => `{ ${repeat(count, (place) => `a${place}: myTenants { total }`)} }`;
  expect(await messageOf(calls(15))).toBe('ok');
  const wide = (count: number) => `{ calculators { rows { ${repeat(count, () => 'id')} } } }`;
  // One call (50), a page and its row (2 each), and ten times the number of requested fields.
  expect([await messageOf(wide(94)), await messageOf(wide(95))]).toEqual(['ok', 'The query costs 1004, and at most 1000 is answered.']);
  const hidden = `{ ...A } fragment A on Query { calculators { rows { ...B } } } fragment B on Calculator { ${repeat(95, () => 'id')} }`;
  expect(await messageOf(hidden)).toBe('The query costs 1004, and at most 1000 is answered.');
});

test('fragments that spread one another twice are measured at once, however many there are', async () => {
  const chain = repeat(60, (place) => `fragment F${place} on Query { ...F${place + 1} ...F${place + 1} }`);
  expect(await messageOf(`{ ...F0 } ${chain} fragment F60 on Query { __typename }`)).toContain('The query costs');
});

test('a text of more than 1,000 tokens or 64 KB is not examined', async () => {
  expect(await messageOf(`{ ${'__typename '.repeat(997)} }`)).not.toContain('token');
  expect(await messageOf(`{ ${'__typename '.repeat(1_000)} }`)).toContain('token');
  expect(await messageOf(`{ __typename } #${'x'.repeat(70_000)}`)).toBe('The query is too long.');
});

test('a character that no database stores is refused, however it is escaped', async () => {
  for (const text of [
    String.raw`{ users(q: "\u0000") { total } }`,
    String.raw`{ users(q: "\u{0}") { total } }`,
    '{ users(q: """a\0b""") { total } }',
  ])
    expect(await messageOf(text), text).toMatch(/cannot be stored|Invalid character/);
  expect(await messageOf(String.raw`{ users(q: "\uD83D\uDE00") { total } }`)).toBe('ok');
});

test('fragments in a circle and broken texts are refused', async () => {
  expect(await messageOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toContain('Cannot spread fragment');
  expect(await messageOf('{ me ')).toContain('Syntax Error');
});

test('production answers only the operations of the app, and suggests no names', async () => {
  for (const text of Object.values(operations)) expect(await inProduction(text)).toBe('ok');
  for (const text of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }', '{ mee { id } }']) {
    expect(await inProduction(text)).toBe('Only operations of the app are answered.');
  }
});

test('a document is examined once and remembered', async () => {
  const parsed: string[] = [];
  const examine = createExaminer({ isProduction: false, onParsed: (text) => parsed.push(text) });
  for (let times = 0; times < 3; times += 1) expect(await examine(operations.pull)).toBe('ok');
  expect(parsed).toEqual([operations.pull]);
});

test('[R-CALL-48] a program writes its own documents in production, within the limits of depth, cost, aliases, and tokens', async () => {
  expect(await fromProgram('{ myTenants { total } }')).toBe('ok');
  expect(await fromProgram(`{ ${repeat(20, (place) => `a${place}: __typename`)} }`)).toBe('The query has more than 15 aliases.');
  expect(await fromProgram(`{ calculators { rows { ${repeat(95, () => 'id')} } } }`)).toContain('at most 1000 is answered');
  expect(await fromProgram(`{ myTenants ${'{ a '.repeat(9)} ${'} '.repeat(9)} }`)).toContain('more than 8 levels');
  expect(await fromProgram(`{ ${'__typename '.repeat(1_000)} }`)).toContain('token');
});

test('a program reads the schema with the query of the usual tools, and with nothing that costs much more', async () => {
  for (const descriptions of [true, false]) expect(await fromProgram(getIntrospectionQuery({ descriptions, oneOf: true }))).toBe('ok');
  const wide = '{ __schema { types { fields { args { type { inputFields { name description defaultValue type { name kind } } } } } } } }';
  expect(await fromProgram(wide)).not.toBe('ok');
  const twice = `{ a: __schema ${standardSelection} b: __schema ${standardSelection} }`;
  expect(await fromProgram(twice)).toContain('at most 70000 is answered');
  expect(await fromProgram(`{ __type(name: "Query") ${'{ ofType '.repeat(15)} { name } ${'} '.repeat(15)} }`)).toContain(
    'more than 15 levels',
  );
});
