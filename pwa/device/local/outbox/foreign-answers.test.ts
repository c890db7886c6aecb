import { afterEach, describe, expect, it } from 'vitest';
import { pullOnce } from '#app/device/local/conductor/pull.ts';
import { browserNetwork } from '#app/device/local/environment/browser-network.ts';
import type { Environment } from '#app/device/local/environment/environment.ts';
import { openTestDatabase, testEnvironment } from '#app/device/local/environment/test-environment.ts';
import type { LocalDatabase } from '#app/device/local/stored/collections.ts';
import { enqueue } from './outbox.ts';
import { sendOnce } from './sender.ts';

const tenantId = '01900000-0000-7000-8000-00000000000a';
const databases: LocalDatabase[] = [];

afterEach(async () => {
  await Promise.all(databases.splice(0).map((database) => database.close()));
});

const html = 'text/html';
const json = 'application/json';

/** Answers of proxies, gateways, and portals between a device and the server. */
const foreign: readonly (readonly [name: string, status: number, contentType: string, body: string])[] = [
  ['a portal page', 200, html, '<h1>Welcome</h1>'],
  ['a page under 302 that was not followed', 302, html, ''],
  ['a proxy that asks for a sign-in in HTML', 401, html, '<h1>401 Unauthorized</h1>'],
  ['a proxy that asks for a sign-in in JSON', 401, json, '{"message":"Unauthorized"}'],
  ['a gateway that forbids in HTML', 403, html, '<h1>403 Forbidden</h1>'],
  ['a gateway that forbids in JSON', 403, json, '{"error":"forbidden","message":"Access was refused."}'],
  ['a GraphQL gateway that forbids', 403, json, '{"errors":[{"message":"no","extensions":{"code":"FORBIDDEN"}}]}'],
  ['a proxy that wants credentials', 407, html, ''],
  ['a gateway that wants an update', 426, json, '{"error":"upgrade"}'],
  ['a legal block', 451, html, ''],
  ['a portal that asks for a sign-in', 511, html, ''],
  ['a server that is down', 502, html, ''],
  ['JSON of another shape', 200, json, '{"data":{"pull":{"ok":true},"pushCommands":{"ok":true}}}'],
  ['no data', 200, json, '{"data":null}'],
  ['truncated JSON', 200, json, '{"data":{"pull":{"streams":['],
  ['nothing', 200, json, ''],
];

async function deviceBehind(status: number, contentType: string, body: string) {
  const environment: Environment = testEnvironment(
    browserNetwork(async () => new Response(body, { status, headers: { 'content-type': contentType } })),
  );
  const database = await openTestDatabase(environment);
  databases.push(database);
  await enqueue(database, environment, { type: 'calculators.add', tenantId, args: { tenantId, calculatorId: 'a' }, summary: 'Add a' });
  return { environment, database };
}

describe('an answer that does not come from the server', () => {
  it.each(foreign)('changes nothing, neither for a pull nor for a push: %s', async (_name, ...answer) => {
    const { database, environment } = await deviceBehind(...answer);
    expect(await pullOnce(database, environment, [])).toEqual({ kind: 'unreachable' });
    expect(await sendOnce(database, environment)).toEqual({ kind: 'unreachable' });
    expect((await database.outbox.find().exec()).map(({ state }) => state)).toEqual(['queued']);
  });
});

const own: readonly (readonly [code: string, status: number, kind: string])[] = [
  ['Unauthorized', 401, 'signedOut'],
  ['UserDeactivated', 403, 'refused'],
  ['DeviceRevoked', 403, 'refused'],
  ['ClientTooOld', 426, 'outdated'],
  ['Forbidden', 403, 'unreachable'],
];

describe('an answer that comes from the server', () => {
  it.each(own)('is read from its code: %s', async (code, status, kind) => {
    const { database, environment } = await deviceBehind(
      status,
      json,
      JSON.stringify({ errors: [{ message: 'Why.', extensions: { code } }] }),
    );
    expect(await pullOnce(database, environment, [])).toMatchObject({ kind });
    expect(await sendOnce(database, environment)).toMatchObject({ kind });
    expect((await database.outbox.find().exec()).map(({ state }) => state)).toEqual(['queued']);
  });
});
