import { randomUUID } from 'node:crypto';
import { accessTexts } from '#contract/access.ts';
import { type CommandType, commandKinds } from '#contract/commands.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/operations.ts';
import type { Operation } from '#server/access/permissions.ts';
import { exampleInput } from '#server/openapi/example-input.ts';
import { inputShape } from '#server/openapi/json-schema.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { type MatrixObject, makeObject, type Relation, relations } from './objects.ts';
import type { Principal, World } from './world.ts';

export interface GraphqlCell {
  readonly name: string;
  readonly principal: string;
  readonly relation: Relation | 'none';
  readonly expected: Expectation;
  readonly code: string;
  readonly message: string;
}

/** Commands whose operation has another name. */
const operationOfCommand: Readonly<Partial<Record<CommandType, Operation>>> = {
  'invitations.invite': 'users.invite',
  'invitations.massInvite': 'users.massInvite',
  'landingPages.save': 'landingPages.create',
};
const kindByPrefix: Readonly<Record<string, string>> = { invitations: 'invitations', users: 'users', tenants: 'tenants', plans: 'plans' };

/** The fields of the schema that name a tenant, or nothing, with the operation that guards each. */
const fields: readonly (readonly [operation: Operation, kind: string | undefined, document: string])[] = [
  ['session.read', undefined, '{ me { id } }'],
  ['calculators.list', undefined, '{ calculators { id } }'],
  ['tenants.mine', undefined, '{ myTenants { id } }'],
  ['sync.pull', undefined, '{ pull(protocol: 1, checkpoints: [], follow: []) { now } }'],
  ['tenants.info', 'tenants', 'query($id: ID!) { tenantInfo(tenant: $id) { id } }'],
  ['calculators.usage', 'tenants', 'query($id: ID!) { calculatorUsage(tenantId: $id) { current } }'],
  ['calculators.ofTenant', 'tenants', 'query($id: ID!) { tenantCalculators(tenantId: $id) { calculatorId } }'],
  ['calculators.add', 'tenants', 'mutation($id: ID!) { addCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.remove', 'tenants', 'mutation($id: ID!) { removeCalculator(tenantId: $id, calculatorId: "loan-payment") { current } }'],
  ['calculators.set', 'tenants', 'mutation($id: ID!) { setCalculators(tenantId: $id, add: ["loan-payment"], remove: []) { current } }'],
];
export const matrixFields: readonly string[] = fields.map(([, , document]) => /\{ (\w+)/.exec(document)?.[1] ?? '');

/** Every command through the queue and every field, as everybody, on every kind of object. */
export async function walkGraphql(world: World): Promise<{ readonly cells: number; readonly wrong: readonly GraphqlCell[] }> {
  const cells: GraphqlCell[] = [];
  for (const principal of world.principals) {
    for (const type of Object.keys(commandKinds).filter(isCommandType)) {
      for (const relation of kindOfCommand(type) === undefined ? (['none'] as const) : relations) {
        cells.push(await commandCell(world, type, principal, relation));
      }
    }
    for (const [operation, kind, document] of fields) {
      for (const relation of kind === undefined ? (['none'] as const) : relations) {
        const met = await meet(world, kind, operation, principal, relation);
        const { object } = met;
        // The arguments are read before anybody is asked who it is: what is malformed tells nothing.
        const expected = relation === 'malformed' ? 'refused' : met.expected;
        const variables = object === undefined ? {} : { id: object.id };
        const answered = await ask(principal, document, variables);
        cells.push({
          name: document,
          principal: principal.name,
          relation,
          expected,
          ...saidBy(readOperationAnswer('pull', answered.status, answered.json).body),
        });
      }
    }
  }
  return { cells: cells.length, wrong: cells.filter((cell) => !isAsExpected(cell)) };
}

function isCommandType(type: string): type is CommandType {
  return Object.hasOwn(commandKinds, type);
}

function kindOfCommand(type: CommandType): string | undefined {
  const { properties, required } = inputShape({ input: commandKinds[type].args });
  if (Object.hasOwn(properties, 'tenantId')) return 'tenants';
  return required.includes('id') ? kindByPrefix[type.split('.')[0] ?? ''] : undefined;
}

async function commandCell(world: World, type: CommandType, principal: Principal, relation: Relation | 'none'): Promise<GraphqlCell> {
  const operation = operationOfCommand[type] ?? operationNamed(type);
  const { object, expected } = await meet(world, kindOfCommand(type), operation, principal, relation);
  const args = exampleInput({ input: commandKinds[type].args }, ['value', 'offlineDays']);
  const name = Object.hasOwn(args, 'tenantId') ? 'tenantId' : 'id';
  const named = {
    ...args,
    ...(type.startsWith('calculators.') && 'calculatorId' in args ? { calculatorId: world.calculatorId } : {}),
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

function operationNamed(type: CommandType): Operation {
  if (type === 'invitations.invite' || type === 'invitations.massInvite' || type === 'landingPages.save')
    throw new Error(`${type} is named otherwise.`);
  return type;
}

async function meet(world: World, kind: string | undefined, operation: Operation, principal: Principal, relation: Relation | 'none') {
  if (kind === undefined || relation === 'none') return { object: undefined, expected: expectationOf(operation, principal, undefined) };
  const kept = await world.objects(kind, principal, relation);
  const expected = expectationOf(operation, principal, kept, relation);
  const object: MatrixObject = expected === 'let in' ? await makeObject(world, kind, principal, relation) : kept;
  return { object, expected };
}

function ask({ caller }: Principal, query: string, variables: Readonly<Record<string, unknown>>) {
  return caller.call('POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });
}

function saidBy(body: unknown): Pick<GraphqlCell, 'code' | 'message'> {
  const [code, message] = [memberOf(body, 'code'), memberOf(body, 'message')];
  return { code: typeof code === 'string' ? code : 'none', message: typeof message === 'string' ? message : '' };
}

function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

function isAsExpected({ expected, code, message }: GraphqlCell): boolean {
  switch (expected) {
    case 'unauthorized':
      return code === 'Unauthorized';
    case 'deactivated':
      return code === 'UserDeactivated';
    case 'forbidden':
      return code === 'Forbidden';
    case 'not found':
      return code === 'NotFound';
    case 'let in':
      // A service may still refuse in words of its own.
      return !['Unauthorized', 'NotFound', 'UserDeactivated', 'Fault'].includes(code) && message !== accessTexts.forbidden;
    case 'open':
      return code !== 'Unauthorized' && code !== 'Fault';
    case 'refused':
      return code !== 'none' && code !== 'Fault';
  }
}
