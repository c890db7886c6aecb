import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOperation, permissions } from '#server/core/access/permissions.ts';
import type { Rule } from '#server/core/access/rule.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { walkMatrix } from './rest-matrix.ts';
import { createWorld, peopleWorld, type World } from './world.ts';

const entries = restTable.filter((entry) => !entry.signedBody);
let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('every call, for every kind of caller and object', () => {
  test('[R-AUTH-06] [R-AUTH-07] [R-AUTH-08] [R-AUTH-09] [R-AUTH-10] [R-AUTH-11] [R-AUTH-12] answers what the table of permissions says', async () => {
    const { cells, wrong } = await walkMatrix(world, { entries });
    expect(wrong).toEqual([]);
    expect(cells).toBeGreaterThan(1000);
  }, 120_000);
});

describe('the test that walks the matrix', () => {
  const operations = [...new Set(entries.map(({ operation }) => operation))].filter((operation) => {
    const { may }: Rule = permissions[operation];
    // A call that requires only a session is checked by the route.
    return !may.includes('anyone') && !may.includes('signed_in');
  });

  for (const operation of operations) {
    test(`[R-AUTH-11] notices a changed rule of ${operation}`, async () => {
      const rule: Rule = permissions[operation];
      // Operations open to every member or every signed-in person are guarded by separate tenant and session checks, so their rule is
      // narrowed instead.
      const isAboutRoles = rule.may.some((party) => party === 'platform_owner') && !rule.may.includes('member');
      const other = await peopleWorld(world.server);
      const open: Rule = { may: [isAboutRoles ? 'signed_in' : 'platform_owner'], sentence: 'Another rule.' };
      Reflect.set(permissions, operation, open);
      try {
        const { wrong } = await walkMatrix(other, {
          entries: entries.filter((entry) => entry.operation === operation),
          principals: other.principals.filter(({ name }) => name === 'user of A' || name === 'user of A and admin of B'),
          relations: ['own', 'same tenant'],
        });
        expect(wrong.length).toBeGreaterThan(0);
      } finally {
        Reflect.set(permissions, operation, rule);
      }
    });
  }

  test('every rule is restored afterwards', () => {
    expect(Object.keys(permissions).every(isOperation)).toBe(true);
    expect(permissions['tenants.delete']).toMatchObject({ may: ['platform_owner'], freshSignIn: true });
  });
});
