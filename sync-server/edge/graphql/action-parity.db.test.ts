import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandKinds } from '#contract/commands/commands.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { inputShape, pathParameters } from '#server/edge/openapi/json-schema.ts';
import { createWorld, type World } from '#server/testing/authorization-matrix/world.ts';
import { type ComparedAction, comparedActions, type Inputs, inputsOf, principalOf } from '#server/testing/compared-actions.ts';
import type { TestCaller } from '#server/testing/test-caller.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { restAlone } from './gate/rest-alone.ts';
import { selectionOf } from './types/select-all.ts';

interface Said {
  readonly status: number;
  /** The answer, or the message of the refusal. */
  readonly said: unknown;
}

const schema = printedSchema();
const fields = schema.getMutationType()?.getFields() ?? {};
let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.server.close());

describe('a call that changes something, and its field or command', () => {
  for (const action of comparedActions) {
    const name = action.field ?? `the command ${action.command}`;
    test(`[R-CALL-48] ${action.call} and ${name} ${action.refused === true ? 'refuse' : 'answer'} the same`, async () => {
      const entry = entryOf(action);
      const rest = await ask(action, entry, overRest);
      expect(rest.status < 400).toBe(action.refused !== true);
      expect(await ask(action, entry, overGraphql)).toEqual(rest);
    });
  }

  for (const action of comparedActions.filter(({ field, as }) => field !== undefined && as !== 'nobody')) {
    test(`[R-CALL-48] ${action.call} and ${action.field} refuse a visitor the same way`, async () => {
      const entry = entryOf(action);
      const rest = await ask({ ...action, as: 'nobody' }, entry, overRest);
      expect(rest.status).toBe(401);
      expect(await ask({ ...action, as: 'nobody' }, entry, overGraphql)).toEqual(rest);
    });
  }

  test('[R-CALL-48] are compared for every call, except those with a stated reason', () => {
    const actions = restTable.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    const compared = new Set(comparedActions.map(({ call }) => call));
    const alone = Object.keys(restAlone).filter((call) => !call.startsWith('GET'));
    expect(actions.filter((call) => !compared.has(call)).sort()).toEqual(alone.sort());
  });

  test('[R-CALL-48] are compared for every field and every command that has a call', () => {
    const [byField, byCommand] = [comparedActions.map(({ field }) => field), comparedActions.map(({ command }) => command)];
    expect(Object.keys(fields).filter((field) => !byField.includes(field))).toEqual(['pushCommands', 'setCalculators']);
    expect(Object.keys(commandKinds).filter((type) => !byCommand.some((command) => command === type))).toEqual(['calculators.set']);
  });
});

function entryOf({ call }: ComparedAction): RestEntry {
  const entry = restTable.find(({ method, path }) => `${method} ${path}` === call);
  if (entry === undefined) throw new Error(`There is no call ${call}.`);
  return entry;
}

type Entrance = (caller: TestCaller, inputs: Inputs, entry: RestEntry, action: ComparedAction) => Promise<Said>;

async function ask(action: ComparedAction, entry: RestEntry, entrance: Entrance): Promise<Said> {
  const { as = 'platform owner' } = action;
  const caller = typeof as === 'string' ? principalOf(world, as).caller : await as(world);
  const inputs = await inputsOf(world, entry, action);
  const { status, said } = await entrance(caller, inputs, entry, action);
  return { status, said: comparable(said, inputs) };
}

async function overRest(caller: TestCaller, inputs: Inputs, { method, path }: RestEntry): Promise<Said> {
  const parameters = pathParameters(path);
  const address = parameters.reduce((text, name) => text.replace(`{${name}}`, encodeURIComponent(String(inputs[name]))), path);
  const rest = Object.fromEntries(Object.entries(inputs).filter(([name]) => !parameters.includes(name)));
  const { status, json, text } = await caller.call(method, address, method === 'DELETE' ? undefined : rest);
  return { status, said: json ?? text };
}

async function overGraphql(caller: TestCaller, inputs: Inputs, _entry: RestEntry, { field, command }: ComparedAction): Promise<Said> {
  const query = field === undefined ? operations.pushCommands : documentOf(field);
  const variables = field === undefined ? pushOf(command, inputs) : inputs;
  const { status, json } = await caller.call('POST', '/graphql', { query, variables }, { [graphqlHeader]: '1' });
  const { body } = readOperationAnswer('pushCommands', status, json);
  if (status >= 400) return { status, said: member(body, 'message') };
  if (field !== undefined) return { status, said: member(member(json, 'data'), field) };
  const results = member(body, 'results');
  return { status, said: Array.isArray(results) ? member(results[0], 'value') : undefined };
}

function documentOf(field: string): string {
  const args = fields[field]?.args ?? [];
  const declared = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = args.map(({ name }) => `${name}: $${name}`).join(', ');
  return `mutation${declared && `(${declared})`} { ${field}${passed && `(${passed})`} ${selectionOf(schema, field)} }`;
}

function pushOf(type: ComparedAction['command'] = 'calculators.add', inputs: Inputs): Inputs {
  // A command names its tenant; a call without a tenant means the caller's own.
  const needsTenant = inputShape({ input: commandKinds[type].args }).required.includes('tenantId');
  const args = needsTenant && inputs.tenantId === undefined ? { ...inputs, tenantId: world.tenantA } : inputs;
  const tenantId = typeof args.tenantId === 'string' ? args.tenantId : null;
  const command = { id: randomUUID(), seq: 1, type, v: 1, args, tenantId, dependsOn: [], createdAt: new Date().toISOString() };
  return { protocol: 1, device: randomUUID(), commands: [command] };
}

/** Each call has another object: given values are replaced by their names, and values generated by the server by their kind. */
function comparable(said: unknown, inputs: Inputs): unknown {
  let text = JSON.stringify(said) ?? '';
  for (const [name, value] of Object.entries(inputs)) if (typeof value === 'string') text = text.replaceAll(value, `<${name}>`);
  const made = text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, '<id>')
    .replaceAll(/\bt-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/g, '<subdomain>')
    .replaceAll(/\b[0-9a-f]{40,64}\b/g, '<hash>')
    .replaceAll(/sub_[\w-]+_secret_[\w-]+/g, '<secret>')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>');
  return JSON.parse(made, (_key, inner: unknown) => (inner === null ? undefined : inner));
}

function member(holder: unknown, name: string): unknown {
  return typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined;
}
