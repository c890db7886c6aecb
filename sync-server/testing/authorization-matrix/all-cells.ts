import { restTable } from '#server/wiring/rest-table.ts';
import { commandCell, commandTypes, kindOfCommand } from './command-matrix.ts';
import { graphqlFields } from './graphql-fields.ts';
import { fieldCell, isAsExpected } from './graphql-matrix.ts';
import type { Relation } from './objects.ts';
import { pullCell, pulledStreams } from './pull-matrix.ts';
import { isRestAsExpected, kindOf, restCell } from './rest-matrix.ts';
import { specialCells } from './special-cells.ts';
import type { Principal, PrincipalName, World } from './world.ts';

/** One request to the server by any transport, in any world. */
export interface MatrixCell {
  readonly name: string;
  readonly principal: PrincipalName;
  readonly relation: Relation | 'none';
  readonly ask: (world: World) => Promise<AskedCell>;
}

export interface AskedCell {
  readonly expected: string;
  readonly answered: string;
  readonly isRight: boolean;
}

type Ask = (world: World, principal: Principal, relation: Relation | 'none') => Promise<AskedCell>;

/** Every call, command, field, and stream, for the given people and objects. */
export function allCells(principals: readonly PrincipalName[], relations: readonly Relation[]): readonly MatrixCell[] {
  const cells: MatrixCell[] = [];
  const add = (name: string, kind: string | undefined, ask: Ask): void => {
    for (const relation of kind === undefined ? (['none'] as const) : relations) {
      for (const principal of principals)
        cells.push({ name, principal, relation, ask: (world) => ask(world, principalOf(world, principal), relation) });
    }
  };
  for (const entry of restTable.filter(({ signedBody }) => !signedBody)) {
    add(`${entry.method} ${entry.path}`, kindOf(entry), async (world, principal, relation) => {
      const cell = await restCell(world, entry, principal, relation);
      return { expected: cell.expected, answered: `${cell.status} ${cell.text}`, isRight: isRestAsExpected(cell) };
    });
  }
  for (const type of commandTypes) {
    add(`command ${type}`, kindOfCommand(type), async (world, principal, relation) => {
      const cell = await commandCell(world, type, principal, relation);
      return { expected: cell.expected, answered: `${cell.code} ${cell.message}`, isRight: isAsExpected(cell) };
    });
  }
  for (const field of graphqlFields) {
    add(field[2], field[1], async (world, principal, relation) => {
      const cell = await fieldCell(world, field, principal, relation);
      return { expected: cell.expected, answered: `${cell.code} ${cell.message}`, isRight: isAsExpected(cell) };
    });
  }
  for (const stream of pulledStreams) {
    add(`pull ${stream}`, undefined, async (world, principal) => {
      const { expected, answered } = await pullCell(world, principal, stream);
      return { expected, answered, isRight: expected === answered };
    });
  }
  for (const [name, ask] of Object.entries(specialCells)) cells.push({ name, principal: 'nobody', relation: 'none', ask });
  return cells;
}

function principalOf({ principals }: World, name: PrincipalName): Principal {
  const principal = principals.find((candidate) => candidate.name === name);
  if (principal === undefined) throw new Error(`Nobody is called ${name}.`);
  return principal;
}
