import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { commandTypes, operationOfCommand, walkCommands } from './command-matrix.ts';
import { createWorld, peopleWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('the test that walks the commands', () => {
  for (const operation of new Set(commandTypes.map(operationOfCommand))) {
    test(`[R-AUTH-11] notices a changed rule of ${operation}`, async () => {
      const rule: Rule = permissions[operation];
      const other = await peopleWorld(world.server);
      const another = rule.may.includes('signed_in') ? 'platform_owner' : 'signed_in';
      Reflect.set(permissions, operation, { may: [another], sentence: 'Another rule.' });
      try {
        const { wrong } = await walkCommands(other, {
          types: commandTypes.filter((type) => operationOfCommand(type) === operation),
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
