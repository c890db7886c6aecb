import { readFileSync } from 'node:fs';
import { parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { limitRules } from './gate/limit-rules.ts';
import { schemaText } from './schema-text.ts';

test('[R-CALL-48] schema.graphql matches the code', () => {
  expect(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')).toBe(schemaText(printedSchema()));
});

test('the description of an amount names no currency, because the platform chooses it', () => {
  expect(schemaText(printedSchema()).match(/.*US (?:cents|dollars).*/g)).toBeNull();
});

test('every operation of the app is valid and within the limits', () => {
  const schema = printedSchema();
  for (const text of Object.values(operations)) {
    expect(validate(schema, parse(text))).toEqual([]);
    expect(validate(schema, parse(text), limitRules)).toEqual([]);
  }
});

test('the app reads a value, a refusal, and a fault from an answer', () => {
  expect(readOperationAnswer('pull', 200, { data: { pull: { lease: 'l' } } })).toEqual({ status: 200, body: { lease: 'l' } });
  const refusal = { data: null, errors: [{ message: 'Unauthorized', extensions: { code: 'Unauthorized' } }] };
  expect(readOperationAnswer('pull', 401, refusal)).toMatchObject({ status: 401, body: { code: 'Unauthorized', message: 'Unauthorized' } });
  expect(readOperationAnswer('pull', 500, { errors: [{ message: 'x' }] })).toMatchObject({ body: { code: 'Fault' } });
});
