import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CommandType, commandKinds, isCommandType } from '#contract/commands/commands.ts';
import { graphqlHeader, operations, readOperationAnswer } from '#contract/sync/operations.ts';
import { hashTables } from '#server/office/migration/whole-database.ts';
import { signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { exampleInput } from './example-input.ts';
import { inputShape } from './json-schema.ts';
import { wrongValues } from './wrong-values.ts';

let server: Office;
let owner: TestCaller;
/** Tables that record a refused command and the device's contact. */
const written = ['command_log', 'device', 'rate_buckets', 'stream_head', 'sync_row'];

beforeAll(async () => {
  server = await openOffice();
  owner = await signedIn(server, { role: 'platform_owner' });
});
afterAll(() => server.close());

interface Answered {
  readonly status: number;
  readonly state: unknown;
  readonly code: unknown;
  readonly message: unknown;
}

/** One command from a new device; `change` modifies the text of the request before it is sent. */
async function push(type: string, args: unknown, change: (text: string) => string | Buffer = (text) => text): Promise<Answered> {
  const command = {
    id: randomUUID(),
    seq: 1,
    type,
    v: 1,
    args,
    tenantId: null,
    dependsOn: [],
    createdAt: server.services.clock().toISOString(),
  };
  const variables = { protocol: 1, device: randomUUID(), commands: [command] };
  const text = JSON.stringify({ query: operations.pushCommands, variables });
  const { status, json } = await owner.send('POST', '/graphql', change(text), { [graphqlHeader]: '1' });
  const { body } = readOperationAnswer('pushCommands', status, json);
  const results: unknown = Reflect.get(Object(body), 'results');
  const said = Object(Array.isArray(results) ? results[0] : body);
  const of = (name: string): unknown => Reflect.get(said, name);
  return { status, state: of('state'), code: of('code'), message: of('message') };
}

/** Refused with a message: the command finally, or the whole request. */
function isRefused({ status, state, code, message }: Answered): boolean {
  const isForGood = state === undefined ? status >= 400 && status < 500 : state === 'rejected' && code !== 'Fault';
  return isForGood && typeof message === 'string' && /^[A-Z].{3,300}$/s.test(message) && !/\n\s+at /.test(message);
}

describe('invalid arguments of a command', () => {
  const types: readonly CommandType[] = Object.keys(commandKinds).filter(isCommandType);

  for (const type of types) {
    test(`[R-CALL-02] ${type} refuses each with a sentence and writes nothing`, async () => {
      const args = commandKinds[type].args;
      const { properties, required } = inputShape({ input: args });
      const good = exampleInput({ input: args }, ['value']);
      const before = await hashTables(server.services.db, written);
      const tries: (readonly [how: string, answer: Answered])[] = [];
      for (const [name, schema] of Object.entries(properties)) {
        for (const [how, value] of wrongValues(name, schema, required.includes(name)))
          tries.push([how, await push(type, { ...good, [name]: value })]);
      }
      const known = { ...good, known: 1 };
      tries.push(['a field too many', await push(type, known)]);
      tries.push(['__proto__', await push(type, known, (text) => text.replace('"known"', '"__proto__"'))]);
      tries.push(['constructor', await push(type, known, (text) => text.replace('"known"', '"constructor"'))]);
      tries.push(['a key twice', await push(type, known, (text) => text.replace('"known":1', '"known":1,"known":2'))]);
      tries.push(['Latin-1', await push(type, { ...good, known: '?' }, (text) => Buffer.from(text.replace('"?"', '"\xe9"'), 'latin1'))]);
      tries.push(['a list', await push(type, [])]);
      tries.push(['nothing', await push(type, null)]);
      tries.push(['a text', await push(type, 'args')]);
      tries.push(['broken', await push(type, good, (text) => text.slice(0, -4))]);
      expect(tries.filter(([, answer]) => !isRefused(answer))).toEqual([]);
      expect(await hashTables(server.services.db, written)).toEqual(before);
    });
  }

  test('[R-CALL-02] a command of ten megabytes is refused before it is read', async () => {
    const answer = await push('tenants.create', { name: 'x'.repeat(10 * 1024 * 1024) }).catch((fault: NodeJS.ErrnoException) => fault.code);
    if (typeof answer === 'object') expect(answer.status).toBe(413);
    else expect(['EPIPE', 'ECONNRESET']).toContain(answer);
  });

  for (const [how, envelope] of [
    ['an unknown type', { type: 'tenants.abolish' }],
    ['a type out of the prototype', { type: 'constructor' }],
    ['an unknown version', { v: 99 }],
    ['a number that is none', { seq: -1 }],
    ['an id that is none', { id: 'nonsense' }],
    ['a time that is none', { createdAt: 'yesterday' }],
    ['dependencies that are none', { dependsOn: ['nonsense'] }],
  ] as const) {
    test(`[R-CALL-02] ${how} is refused with a sentence`, async () => {
      const change = (text: string): string => {
        const body = JSON.parse(text);
        Object.assign(body.variables.commands[0], envelope);
        return JSON.stringify(body);
      };
      const answer = await push('plans.create', exampleInput({ input: commandKinds['plans.create'].args }, ['value']), change);
      expect([how, isRefused(answer)]).toEqual([how, true]);
    });
  }
});
