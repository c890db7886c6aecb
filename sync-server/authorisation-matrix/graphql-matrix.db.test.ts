import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '#server/graphql/schema.ts';
import { commandTypes, walkCommands } from './command-matrix.ts';
import { matrixFields } from './graphql-fields.ts';
import { walkFields } from './graphql-matrix.ts';
import { createWorld, type World } from './world.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('every command and every field, as everybody, on every kind of object', () => {
  test('[R-AUTH-11] [R-AUTH-12] answers what the table of permissions says', async () => {
    const [commands, fields] = [await walkCommands(world, { types: commandTypes }), await walkFields(world)];
    expect([...commands.wrong, ...fields.wrong]).toEqual([]);
    expect(commands.cells + fields.cells).toBeGreaterThan(500);
  }, 120_000);

  test('knows every field of the schema', () => {
    const schema = createSchema();
    const named = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.keys(type?.getFields() ?? {}));
    expect(named.filter((name) => name !== 'pushCommands').sort()).toEqual([...matrixFields].sort());
  });
});
