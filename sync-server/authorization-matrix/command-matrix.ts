import { randomUUID } from 'node:crypto';
import { type CommandType, commandKinds } from '#contract/commands.ts';
import { operations, readOperationAnswer } from '#contract/operations.ts';
import type { Operation } from '#server/access/permissions.ts';
import { exampleInput } from '#server/openapi/example-input.ts';
import { inputShape } from '#server/openapi/json-schema.ts';
import { ask, type GraphqlCell, isAsExpected, meet, memberOf, saidBy } from './graphql-matrix.ts';
import { type Relation, relations } from './objects.ts';
import { walkCells } from './walk-cells.ts';
import type { Principal, World } from './world.ts';

/** Commands whose name differs from that of their operation. */
const operationsByOtherName = {
  'invitations.invite': 'users.invite',
  'invitations.massInvite': 'users.massInvite',
  'landingPages.save': 'landingPages.create',
} as const satisfies Readonly<Partial<Record<CommandType, Operation>>>;
const kindByPrefix: Readonly<Record<string, string>> = {
  invitations: 'invitations',
  users: 'users',
  tenants: 'tenants',
  plans: 'plans',
  coupons: 'coupons',
};

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

/** The operation that guards a command. */
export function operationOfCommand(type: CommandType): Operation {
  switch (type) {
    case 'invitations.invite':
    case 'invitations.massInvite':
    case 'landingPages.save':
      return operationsByOtherName[type];
    default:
      return type;
  }
}

function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}

export function kindOfCommand(type: CommandType): string | undefined {
  const { properties, required } = inputShape({ input: commandKinds[type].args });
  if (Object.hasOwn(properties, 'tenantId')) return 'tenants';
  return required.includes('id') ? kindByPrefix[type.split('.')[0] ?? ''] : undefined;
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
