import { randomUUID } from 'node:crypto';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { accessTexts } from '#contract/people/access.ts';
import { graphqlHeader, readOperationAnswer } from '#contract/sync/operations.ts';
import type { Operation } from '#server/core/access/permissions.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { type GraphqlField, graphqlFields } from './graphql-fields.ts';
import { type MatrixObject, makeObject, type Relation, relations } from './objects.ts';
import { emailOf } from './rest-matrix.ts';
import { walkCells } from './walk-cells.ts';
import type { Principal, World } from './world.ts';

export interface GraphqlCell {
  readonly name: string;
  readonly principal: string;
  readonly relation: Relation | 'none';
  readonly expected: Expectation;
  readonly code: string;
  readonly message: string;
}

export interface FieldWalk {
  readonly operations?: readonly Operation[];
  readonly principals?: readonly Principal[];
  readonly relations?: readonly Relation[];
}

const pageConfig = { name: 'Page', components: [], globalStyles: defaultGlobalStyles, seo: { title: '', description: '', keywords: '' } };

/** Operations that guard a field of the schema. */
export const fieldOperations: readonly Operation[] = [...new Set(graphqlFields.map(([operation]) => operation))];

/** Every field, as every caller, on every kind of object. */
export async function walkFields(
  world: World,
  walk: FieldWalk = {},
): Promise<{ readonly cells: number; readonly wrong: readonly GraphqlCell[] }> {
  const { operations = fieldOperations, principals = world.principals, relations: walked = relations } = walk;
  const guarded = graphqlFields.filter(([operation]) => operations.includes(operation));
  const tasks = principals.flatMap((principal) =>
    guarded.flatMap((field) =>
      (field[1] === undefined ? (['none'] as const) : walked).map((relation) => () => fieldCell(world, field, principal, relation)),
    ),
  );
  const cells = await walkCells(tasks);
  return { cells: cells.length, wrong: cells.filter((cell) => !isAsExpected(cell)) };
}

export async function fieldCell(
  world: World,
  [operation, kind, document]: GraphqlField,
  principal: Principal,
  relation: Relation | 'none',
): Promise<GraphqlCell> {
  const isNamedByEmail = document.includes('$email');
  const met = await meet(world, kind, operation, principal, relation, isNamedByEmail);
  // The arguments are parsed before the caller is identified, so an error about malformed input reveals nothing.
  const expected = relation === 'malformed' ? 'refused' : met.expected;
  const answered = await ask(principal, document, {
    ...(met.object === undefined ? {} : { id: met.object.id, email: emailOf(met.object) }),
    ...(document.includes('$config') ? { config: pageConfig } : {}),
    ...(document.includes('$person') ? { person: world.principals.find(({ name }) => name === 'second user of A')?.caller.userId } : {}),
    // Mails to one address are limited, no matter who requests them.
    ...(document.includes('$colleague') ? { colleague: `${randomUUID()}@example.com` } : {}),
    ...(document.includes('$target') ? { target: await world.newTenant() } : {}),
  });
  const said = saidBy(readOperationAnswer('pull', answered.status, answered.json).body);
  return { name: document, principal: principal.name, relation, expected, ...said };
}

export async function meet(
  world: World,
  kind: string | undefined,
  operation: Operation,
  principal: Principal,
  relation: Relation | 'none',
  isHidden = false,
) {
  if (kind === undefined || relation === 'none') return { object: undefined, expected: expectationOf(operation, principal, undefined) };
  const kept = await world.objects(kind, principal, relation);
  const expected = expectationOf(operation, principal, kept, relation, isHidden);
  const object: MatrixObject = expected === 'let in' ? await makeObject(world, kind, principal, relation) : kept;
  return { object, expected };
}

export function ask({ caller }: Principal, query: string, variables: Readonly<Record<string, unknown>>) {
  return caller.call('POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });
}

export function saidBy(body: unknown): Pick<GraphqlCell, 'code' | 'message'> {
  const [code, message] = [memberOf(body, 'code'), memberOf(body, 'message')];
  return { code: typeof code === 'string' ? code : 'none', message: typeof message === 'string' ? message : '' };
}

export function memberOf(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}

export function isAsExpected({ expected, code, message }: GraphqlCell): boolean {
  switch (expected) {
    case 'unauthorized':
      return code === 'Unauthorized';
    case 'deactivated':
      return code === 'UserDeactivated';
    case 'forbidden':
      return code === 'Forbidden';
    case 'not found':
      return code === 'NotFound';
    case 'suspended':
      return code === 'TenantSuspended';
    case 'let in':
      // A service may still refuse with its own message.
      return !['Unauthorized', 'NotFound', 'UserDeactivated', 'Fault'].includes(code) && message !== accessTexts.forbidden;
    case 'open':
      return code !== 'Unauthorized' && code !== 'Fault';
    case 'refused':
      return code !== 'none' && code !== 'Fault';
  }
}
