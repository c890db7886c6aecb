import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commandKinds } from '#contract/commands.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { createWorld, type World } from '#server/authorization-matrix/world.ts';
import type { RestEntry } from '#server/http/rest-entry.ts';
import { inputShape, pathParameters } from '#server/openapi/json-schema.ts';
import { type ComparedAct, comparedActs, type Inputs, inputsOf, principalOf } from '#server/testing/compared-acts.ts';
import type { TestCaller } from '#server/testing/test-caller.ts';
import { printedSchema } from '#server/testing/without-domains.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { restAlone } from './gate/rest-alone.ts';
import { selectionOf } from './select-all.ts';

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
  for (const act of comparedActs) {
    const name = act.field ?? `the command ${act.command}`;
    test(`[R-CALL-48] ${act.call} and ${name} ${act.refused === true ? 'refuse' : 'answer'} the same`, async () => {
      const entry = entryOf(act);
      const rest = await ask(act, entry, overRest);
      expect(rest.status < 400).toBe(act.refused !== true);
      expect(await ask(act, entry, overGraphql)).toEqual(rest);
    });
  }

  for (const act of comparedActs.filter(({ field, as }) => field !== undefined && as !== 'nobody')) {
    test(`[R-CALL-48] ${act.call} and ${act.field} refuse a visitor the same way`, async () => {
      const entry = entryOf(act);
      const rest = await ask({ ...act, as: 'nobody' }, entry, overRest);
      expect(rest.status).toBe(401);
      expect(await ask({ ...act, as: 'nobody' }, entry, overGraphql)).toEqual(rest);
    });
  }

  test('[R-CALL-48] are compared for every call, except those with a stated reason', () => {
    const acts = restTable.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
    const compared = new Set(comparedActs.map(({ call }) => call));
    const alone = Object.keys(restAlone).filter((call) => !call.startsWith('GET'));
    expect(acts.filter((call) => !compared.has(call)).sort()).toEqual(alone.sort());
  });

  test('[R-CALL-48] are compared for every field and every command that has a call', () => {
    const [byField, byCommand] = [comparedActs.map(({ field }) => field), comparedActs.map(({ command }) => command)];
    expect(Object.keys(fields).filter((field) => !byField.includes(field))).toEqual(['pushCommands', 'setCalculators']);
    expect(Object.keys(commandKinds).filter((type) => !byCommand.some((command) => command === type))).toEqual(['calculators.set']);
  });
});

function entryOf({ call }: ComparedAct): RestEntry {
  const entry = restTable.find(({ method, path }) => `${method} ${path}` === call);
  if (entry === undefined) throw new Error(`There is no call ${call}.`);
  return entry;
}

type Entrance = (caller: TestCaller, inputs: Inputs, entry: RestEntry, act: ComparedAct) => Promise<Said>;

async function ask(act: ComparedAct, entry: RestEntry, entrance: Entrance): Promise<Said> {
  const { as = 'platform owner' } = act;
  const caller = typeof as === 'string' ? principalOf(world, as).caller : await as(world);
  const inputs = await inputsOf(world, entry, act);
  const { status, said } = await entrance(caller, inputs, entry, act);
  return { status, said: comparable(said, inputs) };
}

async function overRest(caller: TestCaller, inputs: Inputs, { method, path }: RestEntry): Promise<Said> {
  const parameters = pathParameters(path);
  const address = parameters.reduce((text, name) => text.replace(`{${name}}`, encodeURIComponent(String(inputs[name]))), path);
  const rest = Object.fromEntries(Object.entries(inputs).filter(([name]) => !parameters.includes(name)));
  const { status, json, text } = await caller.call(method, address, method === 'DELETE' ? undefined : rest);
  return { status, said: json ?? text };
}

async function overGraphql(caller: TestCaller, inputs: Inputs, _entry: RestEntry, { field, command }: ComparedAct): Promise<Said> {
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

function pushOf(type: ComparedAct['command'] = 'calculators.add', inputs: Inputs): Inputs {
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
