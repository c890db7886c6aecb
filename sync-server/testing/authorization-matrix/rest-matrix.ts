import { randomUUID } from 'node:crypto';
import { accessTexts } from '#contract/people/access.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { exampleInput } from '#server/edge/openapi/example-input.ts';
import { inputShape, pathParameters } from '#server/edge/openapi/json-schema.ts';
import type { CallAnswer } from '#server/testing/test-caller.ts';
import { type Expectation, expectationOf } from './expectation.ts';
import { isKnownKind, type MatrixObject, makeObject, type Relation, relations } from './objects.ts';
import { walkCells } from './walk-cells.ts';
import type { Principal, World } from './world.ts';

export interface Cell {
  readonly call: string;
  readonly principal: string;
  readonly relation: Relation | 'none';
  readonly expected: Expectation;
  readonly status: number;
  readonly text: string;
}

/** Path parameters that do not name the object of the call. */
const bystanders: ReadonlySet<string> = new Set(['calculatorId', 'targetTenantId', 'key']);

export interface Walk {
  readonly entries: readonly RestEntry[];
  readonly principals?: readonly Principal[];
  readonly relations?: readonly Relation[];
}

/** Makes every call as every caller on every kind of object, and returns the cells that differ from the table. */
export async function walkMatrix(world: World, walk: Walk): Promise<{ readonly cells: number; readonly wrong: readonly Cell[] }> {
  const { entries, principals = world.principals, relations: walked = relations } = walk;
  const tasks = entries.flatMap((entry) =>
    principals.flatMap((principal) =>
      (kindOf(entry) === undefined ? (['none'] as const) : walked).map((relation) => () => restCell(world, entry, principal, relation)),
    ),
  );
  const cells = await walkCells(tasks);
  return { cells: cells.length, wrong: cells.filter((cell) => !isRestAsExpected(cell)) };
}

/** The object of a call: the word before its parameter, or the tenant it may name. undefined for calls that name nothing. */
export function kindOf(entry: Pick<RestEntry, 'path' | 'input'>): string | undefined {
  const parts = entry.path.split('/');
  const place = parts.findIndex((part) => part.startsWith('{') && !bystanders.has(part.slice(1, -1)));
  if (place !== -1) return parts[place - 1];
  if (isNamedByEmail(entry)) return 'invitations';
  // A filter that may name a tenant, among other things, does not count.
  return inputShape(entry).properties.tenant?.format === 'uuid' ? 'tenants' : undefined;
}

/** The pending invitation for an address. */
function isNamedByEmail({ path }: Pick<RestEntry, 'path'>): boolean {
  return path.endsWith('/resend-invite');
}

export async function restCell(world: World, entry: RestEntry, principal: Principal, relation: Relation | 'none'): Promise<Cell> {
  const kind = kindOf(entry);
  if (kind !== undefined && !isKnownKind(kind)) throw new Error(`${entry.path}: the matrix knows no objects of the kind ${kind}.`);
  const named = kind === undefined || relation === 'none' ? undefined : { kind, relation };
  const object = named === undefined ? undefined : await world.objects(named.kind, principal, named.relation);
  const expected = expectationOf(entry.operation, principal, object, named?.relation, isNamedByEmail(entry));
  // An admitted caller may change or delete the named object.
  const fresh = named === undefined || expected !== 'let in' ? object : await makeObject(world, named.kind, principal, named.relation);
  const answer = await makeCall(world, entry, principal, fresh);
  return {
    call: `${entry.method} ${entry.path}`,
    principal: principal.name,
    relation,
    expected,
    status: answer.status,
    text: answer.text.slice(0, 200),
  };
}

async function makeCall(world: World, entry: RestEntry, principal: Principal, object: MatrixObject | undefined): Promise<CallAnswer> {
  const parameters = pathParameters(entry.path);
  const isNamedInside = object !== undefined && !parameters.some((name) => !bystanders.has(name));
  let path = entry.path;
  for (const name of parameters) path = path.replace(`{${name}}`, encodeURIComponent(await valueOfParameter(world, name, object)));
  const name = isNamedInside ? (isNamedByEmail(entry) ? { email: emailOf(object) } : { tenant: object.id }) : {};
  const example = exampleInput(entry, ['value', 'offlineDays']);
  // A person who exists. An owner who viewed the app as somebody else would be missing in the next cells.
  const self = 'userId' in example ? { userId: principal.caller.userId ?? randomUUID() } : {};
  const fields = { ...example, ...self, ...name };
  const input = Object.entries(fields).filter(([name]) => !parameters.includes(name));
  if (entry.method === 'GET' || entry.method === 'DELETE') {
    const query = new URLSearchParams(input.map(([name, value]) => [name, String(value)])).toString();
    return principal.caller.call(entry.method, query === '' ? path : `${path}?${query}`);
  }
  return principal.caller.call(entry.method, path, Object.fromEntries(input));
}

/** The address of an invitation that the matrix makes. */
export function emailOf({ id }: MatrixObject): string {
  return id === 'nonsense' ? id : `${id}@example.com`;
}

async function valueOfParameter(world: World, name: string, object: MatrixObject | undefined): Promise<string> {
  if (name === 'calculatorId') return world.calculatorId;
  if (name === 'targetTenantId') return world.newTenant();
  return name === 'key' ? 'billing' : (object?.id ?? randomUUID());
}

const accessRefusals: ReadonlySet<string> = new Set([accessTexts.unauthorized, accessTexts.forbidden, accessTexts.notFound]);

export function isRestAsExpected({ expected, status, text }: Cell): boolean {
  switch (expected) {
    case 'unauthorized':
      return status === 401 && text === accessTexts.unauthorized;
    case 'deactivated':
      return status === 403 && text === accessTexts.deactivated;
    case 'forbidden':
      return status === 403 && text === accessTexts.forbidden;
    case 'not found':
      return status === 404 && text === accessTexts.notFound;
    case 'suspended':
      return status === 403 && text === accessTexts.suspended;
    case 'let in':
      return status < 500 && status !== 401 && !accessRefusals.has(text);
    case 'open':
      return status < 500 && status !== 401;
    case 'refused':
      return status >= 400 && status < 500;
  }
}
