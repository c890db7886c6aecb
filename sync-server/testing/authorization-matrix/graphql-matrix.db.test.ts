import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { commandTypes, walkCommands } from './command-matrix.ts';
import { matrixFields } from './graphql-fields.ts';
import { fieldOperations, walkFields } from './graphql-matrix.ts';
import { createWorld, peopleWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('every command and every field, for every kind of caller and object', () => {
  test('[R-AUTH-11] [R-AUTH-12] answers what the table of permissions says', async () => {
    const [commands, fields] = [await walkCommands(world, { types: commandTypes }), await walkFields(world)];
    expect([...commands.wrong, ...fields.wrong]).toEqual([]);
    expect(commands.cells + fields.cells).toBeGreaterThan(500);
  }, 120_000);

  test('knows every field of the schema', () => {
    const schema = printedSchema();
    const named = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(named.filter((name) => name !== 'pushCommands').sort()).toEqual([...matrixFields].sort());
  });
});

describe('the test that walks the fields', () => {
  const guarded = fieldOperations.filter((operation) => {
    const { may }: Rule = permissions[operation];
    // A field that requires only a session, or not even that, has no rule to change.
    return !may.includes('anyone') && !may.includes('signed_in');
  });

  for (const operation of guarded) {
    test(`[R-AUTH-11] notices a changed rule of ${operation}`, async () => {
      const rule: Rule = permissions[operation];
      // Operations open to every member are guarded by a separate membership check, so their rule is narrowed instead.
      const isAboutRoles = rule.may.includes('platform_owner') && !rule.may.includes('member');
      const other = await peopleWorld(world.server);
      Reflect.set(permissions, operation, { may: [isAboutRoles ? 'signed_in' : 'platform_owner'], sentence: 'Another rule.' });
      try {
        const { wrong } = await walkFields(other, {
          operations: [operation],
          principals: other.principals.filter(({ name }) => name === 'user of A' || name === 'user of A and admin of B'),
          relations: ['own', 'same tenant'],
        });
        expect(wrong.length).toBeGreaterThan(0);
      } finally {
        Reflect.set(permissions, operation, rule);
      }
    });
  }
});
