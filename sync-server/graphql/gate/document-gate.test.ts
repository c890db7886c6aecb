import { expect, test } from 'vitest';
import { operations } from '#contract/sync/operations.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { createDocumentGate } from './document-gate.ts';

const schema = printedSchema();
const open = createDocumentGate(schema, { isStrict: false });
const strict = createDocumentGate(schema, { isStrict: true });
const repeat = (count: number, text: (place: number) => string): string =>
  Array.from({ length: count }, (_, place) => text(place)).join(' ');
const messageOf = (text: string, gate = open): string => {
  const answer = gate.admit(text);
  return answer.ok ? 'ok' : (answer.errors[0]?.message ?? '');
};
const nested = (depth: number): string => `{ __schema { types { ${'fields { type { '.repeat(depth)} name ${'} } '.repeat(depth)} } } }`;

test('[R-CALL-48] a document may be 8 levels deep and no deeper, also through fragments', () => {
  expect(messageOf(nested(2))).toBe('ok');
  expect(messageOf(nested(3))).toContain('more than 8 levels');
  expect(
    messageOf(
      `{ __schema { types { ...A } } } fragment A on __Type { ofType { ofType { ofType { ...B } } } } fragment B on __Type { ofType { ofType { ofType { name } } } }`,
    ),
  ).toContain('more than 8 levels');
});

test('a document may have 15 aliases and 20 directives, and no more', () => {
  const aliased = (count: number) => `{ ${repeat(count, (place) => `a${place}: __typename`)} }`;
  expect([messageOf(aliased(15)), messageOf(aliased(16))]).toEqual(['ok', 'The query has more than 15 aliases.']);
  const directed = (count: number) => `{ ${repeat(count, () => '__typename @include(if: true)')} }`;
  expect([messageOf(directed(20)), messageOf(directed(21))]).toEqual(['ok', 'The query has more than 20 directives.']);
});

test('a document may cost 1,000 and no more: each call of a service counts, and a list as ten of its entries', () => {
  const calls = (count: number) => `{ ${repeat(count, (place) => `a${place}: myTenants { total }`)} }`;
  expect(messageOf(calls(15))).toBe('ok');
  const wide = (count: number) => `{ calculators { rows { ${repeat(count, () => 'id')} } } }`;
  // One call (50), a page and its row (2 each), and ten times the number of requested fields.
  expect([messageOf(wide(94)), messageOf(wide(95))]).toEqual(['ok', 'The query costs 1004, and at most 1000 is answered.']);
  const hidden = `{ ...A } fragment A on Query { calculators { rows { ...B } } } fragment B on Calculator { ${repeat(95, () => 'id')} }`;
  expect(messageOf(hidden)).toBe('The query costs 1004, and at most 1000 is answered.');
});

test('fragments that spread one another twice are measured at once, however many there are', () => {
  const chain = repeat(60, (place) => `fragment F${place} on Query { ...F${place + 1} ...F${place + 1} }`);
  expect(messageOf(`{ ...F0 } ${chain} fragment F60 on Query { __typename }`)).toContain('The query costs');
});

test('a text of more than 1,000 tokens or 64 KB is not examined', () => {
  expect(messageOf(`{ ${'__typename '.repeat(997)} }`)).not.toContain('token');
  expect(messageOf(`{ ${'__typename '.repeat(1_000)} }`)).toContain('token');
  expect(messageOf(`{ __typename } #${'x'.repeat(70_000)}`)).toBe('The query is too long.');
});

test('a character that no database stores is refused, however it is escaped', () => {
  for (const text of [
    String.raw`{ users(q: "\u0000") { total } }`,
    String.raw`{ users(q: "\u{0}") { total } }`,
    '{ users(q: """a\0b""") { total } }',
  ])
    expect(messageOf(text), text).toMatch(/cannot be stored|Invalid character/);
  expect(messageOf(String.raw`{ users(q: "\uD83D\uDE00") { total } }`)).toBe('ok');
});

test('fragments in a circle and broken texts are refused', () => {
  expect(messageOf('{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }')).toContain('Cannot spread fragment');
  expect(messageOf('{ me ')).toContain('Syntax Error');
});

test('production answers only the operations of the app, and suggests no names', () => {
  for (const text of Object.values(operations)) expect(messageOf(text, strict)).toBe('ok');
  for (const text of ['{ __schema { types { name } } }', '{ __type(name: "Query") { name } }', '{ mee { id } }']) {
    expect(messageOf(text, strict)).toBe('Only operations of the app are answered.');
  }
});

test('a document is examined once and remembered', () => {
  expect(open.admit(operations.pull)).toBe(open.admit(operations.pull));
});
