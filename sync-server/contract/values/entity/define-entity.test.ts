import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DateTime } from '#contract/values/date-time.ts';
import { Moment } from '#contract/values/moment.ts';
import { defineEntity } from './define-entity.ts';

const id = '019600aa-0000-7000-8000-000000000001';
const boat = defineEntity('Boat', {
  name: {
    answer: z.string(),
    input: z.string().check(z.minLength(1)),
    isRequired: true,
    isForMembers: true,
    example: 'Ann',
    changed: 'Bob',
  },
  berths: { answer: z.nullable(z.int()), input: z.nullable(z.int()), initial: null, example: 4, changed: 6 },
  launchedAt: {
    answer: z.nullable(DateTime),
    row: z.nullable(z.string()),
    input: z.nullable(Moment),
    initial: null,
    example: null,
    changed: '2026-01-01T00:00:00.000Z',
  },
  flag: { answer: z.string(), input: z.string(), initial: 'none', in: 'settings', isForMembers: true, example: 'none', changed: 'red' },
  yard: { answer: z.string(), input: z.string(), initial: '', isFixed: true, example: 'Kiel', changed: 'Bremen' },
  crew: { answer: z.int(), example: 3 },
});

it('takes what a request may set, and refuses what the server computes', () => {
  expect(boat.create.safeParse({ name: 'Ann' }).success).toBe(true);
  expect(boat.create.safeParse({ berths: 4 }).success).toBe(false);
  expect(boat.create.safeParse({ name: 'Ann', crew: 3 }).success).toBe(false);
  expect(boat.update.safeParse({ id, berths: 5 }).success).toBe(true);
  expect(boat.update.safeParse({ berths: 5 }).success).toBe(false);
  expect(Object.keys(boat.written)).toEqual(['name', 'berths', 'launchedAt', 'flag']);
});

it('takes a fixed field when the record is created, and refuses it afterwards', () => {
  expect(boat.create.parse({ name: 'Ann', yard: 'Bremen' }).yard).toBe('Bremen');
  expect(boat.update.safeParse({ id, yard: 'Bremen' }).success).toBe(false);
});

it('fills a new record with the initial values, and says which of them are columns', () => {
  expect(boat.create.parse({ name: 'Ann', berths: 2 })).toEqual({ name: 'Ann', berths: 2, launchedAt: null, flag: 'none', yard: '' });
  expect(boat.columns.parse({ id, name: 'Ann', flag: 'red' })).toEqual({ id, name: 'Ann', berths: null, launchedAt: null, yard: '' });
});

it('reads a row that an older version stored, in which fields are missing', () => {
  expect(boat.row.parse({ id, name: 'Ann' })).toEqual({ id, name: 'Ann', berths: null, launchedAt: null, flag: 'none', yard: '' });
  expect(boat.row.parse({ id, name: 'Ann', launchedAt: '2026-01-01T00:00:00.000Z' }).launchedAt).toBe('2026-01-01T00:00:00.000Z');
  expect(boat.row.safeParse({ id }).success).toBe(false);
});

it('gives members the fields that are for them', () => {
  expect(Object.keys(boat.memberShape)).toEqual(['name', 'flag']);
});

it('leaves out a member of the JSON column that has no initial value', () => {
  const { settings } = defineEntity('Boat', {
    country: { answer: z.string(), input: z.optional(z.string()), initial: undefined, in: 'settings', example: 'DE', changed: 'US' },
  });
  expect([settings.parse({}), settings.parse({ country: 7 }), settings.parse({ country: 'DE' })]).toEqual([{}, {}, { country: 'DE' }]);
});

it('counts an unreadable member of the JSON column as its initial value', () => {
  expect(boat.settings.parse({})).toEqual({ flag: 'none' });
  expect(boat.settings.parse({ flag: 7 })).toEqual({ flag: 'none' });
  expect(boat.settings.parse({ flag: 'red', other: 1 })).toEqual({ flag: 'red' });
});

it('refuses a field named like the id that every entity has', () => {
  expect(() => defineEntity('Boat', { id: { answer: z.string(), example: 'a' } })).toThrow('"id"');
});
