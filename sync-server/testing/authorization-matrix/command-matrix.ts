import { randomUUID } from 'node:crypto';
import { type CommandType, commandKinds } from '#contract/commands/commands.ts';
import { operations, readOperationAnswer } from '#contract/sync/operations.ts';
import type { Operation } from '#server/core/access/permissions.ts';
import { exampleInput } from '#server/edge/openapi/example-input.ts';
import { inputShape } from '#server/edge/openapi/json-schema.ts';
import { operations as declared } from '#server/wiring/operations.ts';
import { ask, type GraphqlCell, isAsExpected, meet, memberOf, saidBy } from './graphql-matrix.ts';
import { type Relation, relations } from './objects.ts';
import { kindOf } from './rest-matrix.ts';
import { walkCells } from './walk-cells.ts';
import type { Principal, World } from './world.ts';

/** The operation behind each command. */
const operationsByType = new Map(
  declared.flatMap((operation) => (operation.kind === 'single' && operation.queued ? [[operation.queued.type, operation] as const] : [])),
);

export const commandTypes: readonly CommandType[] = Object.keys(commandKinds).filter(isCommandType);

export interface CommandWalk {
  readonly types: readonly CommandType[];
  readonly principals?: readonly Principal[];
  readonly relations?: readonly Relation[];
}

/** Every command through the queue, as every caller, on every kind of object. */
export async function walkCommands(
  world: World,
  walk: CommandWalk,
): Promise<{ readonly cells: number; readonly wrong: readonly GraphqlCell[] }> {
  const { types, principals = world.principals, relations: walked = relations } = walk;
  // Neighboring commands come from different people, so they do not wait for the lock of one tenant.
  const tasks = types.flatMap((type) =>
    (kindOfCommand(type) === undefined ? (['none'] as const) : walked).flatMap((relation) =>
      principals.map((principal) => () => commandCell(world, type, principal, relation)),
    ),
  );
  const cells = await walkCells(tasks);
  return { cells: cells.length, wrong: cells.filter((cell) => !isAsExpected(cell)) };
}

/** The row of the permission table that guards a command. */
export function operationOfCommand(type: CommandType): Operation {
  return declarationOf(type).name;
}

function declarationOf(type: CommandType) {
  const operation = operationsByType.get(type);
  if (operation === undefined) throw new Error(`No operation is queued as ${type}.`);
  return operation;
}

function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}

/** Kind of the object that a command changes: a tenant if it has a `tenantId`, else the kind in the path of its REST call. */
export function kindOfCommand(type: CommandType): string | undefined {
  const { properties, required } = inputShape({ input: commandKinds[type].args });
  if (Object.hasOwn(properties, 'tenantId')) return 'tenants';
  const { rest, input } = declarationOf(type);
  return required.includes('id') && rest !== undefined ? kindOf({ path: rest.path, input }) : undefined;
}

export async function commandCell(
  world: World,
  type: CommandType,
  principal: Principal,
  relation: Relation | 'none',
): Promise<GraphqlCell> {
  const { object, expected } = await meet(world, kindOfCommand(type), operationOfCommand(type), principal, relation);
  const args = exampleInput({ input: commandKinds[type].args }, ['value', 'offlineDays']);
  const name = Object.hasOwn(args, 'tenantId') ? 'tenantId' : 'id';
  const named = {
    ...args,
    ...(type.startsWith('calculators.') && 'calculatorId' in args ? { calculatorId: world.calculatorId } : {}),
    // A selection that only adds is checked as adding.
    ...(type === 'calculators.set' ? { remove: [world.calculatorId] } : {}),
    ...(object === undefined ? {} : { [name]: object.id }),
  };
  const tenantId = name === 'tenantId' ? (object?.id ?? null) : null;
  const command = {
    id: randomUUID(),
    seq: 1,
    type,
    v: 1,
    args: named,
    tenantId,
    dependsOn: [],
    createdAt: world.server.services.clock().toISOString(),
  };
  const answered = await ask(principal, operations.pushCommands, { protocol: 1, device: randomUUID(), commands: [command] });
  const { body } = readOperationAnswer('pushCommands', answered.status, answered.json);
  const results: unknown = memberOf(body, 'results');
  const said = saidBy(Array.isArray(results) ? results[0] : body);
  return { name: type, principal: principal.name, relation, expected, ...said };
}
