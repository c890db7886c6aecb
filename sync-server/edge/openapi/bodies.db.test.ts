import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { permissions } from '#server/core/access/permissions.ts';
import type { RestEntry } from '#server/core/http/requests/rest-entry.ts';
import { hashTables } from '#server/office/migration/whole-database.ts';
import { type CallAnswer, signedIn, type TestCaller } from '#server/testing/test-caller.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';
import { restTable } from '#server/wiring/rest-table.ts';
import { exampleInput } from './example-input.ts';
import { inputShape, pathParameters } from './json-schema.ts';
import { wrongValues } from './wrong-values.ts';

let server: Office;
let owner: TestCaller;
let admin: TestCaller;
const withBody = restTable.filter(({ method, signedBody }) => method !== 'GET' && method !== 'DELETE' && !signedBody);

const tenantId = randomUUID();

beforeAll(async () => {
  server = await openOffice();
  await server.services.db.inTransaction({ as: 'platform' }, (tx) =>
    tx.tenant.create({ data: { id: tenantId, name: 'Northwind', subdomain: 'northwind', status: 'active' } }),
  );
});
// Waiting for a limit to reset makes a sign-in old, and a call that needs a fresh one would record the denial.
beforeEach(async () => {
  owner = await signedIn(server, { role: 'platform_owner' });
  admin = await signedIn(server, { role: 'tenant_admin', memberships: [[tenantId, 'tenant_admin']] });
});
afterAll(() => server.close());

const pathOf = (entry: RestEntry): string => entry.path.replaceAll(/\{\w+\}/g, () => randomUUID());

function bodyOf(entry: RestEntry): Record<string, unknown> {
  const inPath = pathParameters(entry.path);
  return Object.fromEntries(Object.entries(exampleInput(entry, ['value'])).filter(([name]) => !inPath.includes(name)));
}

/** Time that passes renews sessions, and tries are counted. */
const notByTheBody = ['rate_buckets', 'sessions'];
/** A caller with the right, because a denied attempt would be written to the audit log. */
function callerOf({ operation }: RestEntry): TestCaller {
  const { may }: { readonly may: readonly string[] } = permissions[operation];
  return may.includes('tenant_admin') && !may.includes('platform_owner') ? admin : owner;
}

/** Waits until rate limits reset, so that each body is judged on its own. */
async function send(entry: RestEntry, body: string | Buffer, headers?: Readonly<Record<string, string>>): Promise<CallAnswer> {
  const answer = await callerOf(entry).send(entry.method, pathOf(entry), body, headers);
  if (answer.status !== 429) return answer;
  server.setClock(new Date(server.services.clock().getTime() + 61_000));
  return callerOf(entry).send(entry.method, pathOf(entry), body, headers);
}

function isRefused(answer: CallAnswer): boolean {
  return answer.status >= 400 && answer.status < 500 && /^[^{<].{3,300}$/s.test(answer.text) && !/\n\s+at /.test(answer.text);
}

describe('invalid request bodies', () => {
  for (const entry of withBody) {
    test(`[R-CALL-02] ${entry.method} ${entry.path} refuses each with a sentence and writes nothing`, async () => {
      const { properties, required } = inputShape(entry);
      const inPath = pathParameters(entry.path);
      const good = bodyOf(entry);
      const before = await hashTables(server.services.db, notByTheBody);
      const tries: (readonly [how: string, answer: CallAnswer])[] = [];
      for (const [name, schema] of Object.entries(properties)) {
        if (inPath.includes(name)) continue;
        for (const [how, value] of wrongValues(name, schema, required.includes(name))) {
          tries.push([how, await send(entry, JSON.stringify({ ...good, [name]: value }))]);
        }
      }
      const text = JSON.stringify({ ...good, known: 1 });
      tries.push(['a field too many', await send(entry, text)]);
      tries.push(['__proto__', await send(entry, text.replace('"known"', '"__proto__"'))]);
      tries.push(['constructor', await send(entry, text.replace('"known"', '"constructor"'))]);
      tries.push(['a key twice', await send(entry, text.replace('"known":1', '"known":1,"known":2'))]);
      tries.push(['Latin-1', await send(entry, Buffer.from('{"known":"\xe9"}', 'latin1'))]);
      tries.push(['UTF-16', await send(entry, Buffer.from('{"known":1}', 'utf16le'))]);
      tries.push(['a list', await send(entry, '[]')]);
      tries.push(['broken', await send(entry, '{"known":')]);
      tries.push(['a form', await send(entry, 'known=1', { 'content-type': 'application/x-www-form-urlencoded' })]);
      tries.push(['two megabytes', await send(entry, `{"known":"${'x'.repeat(2 * 1024 * 1024)}"}`)]);
      expect(
        tries.filter(([, answer]) => !isRefused(answer)).map(([how, { status, text: said }]) => [how, status, said.slice(0, 100)]),
      ).toEqual([]);
      expect(await hashTables(server.services.db, notByTheBody)).toEqual(before);
    });
  }

  test('[R-CALL-02] ten megabytes are refused before they are read', async () => {
    const body = `{"name":"${'x'.repeat(10 * 1024 * 1024)}"}`;
    const answer = await owner.send('POST', '/api/landing-pages', body).catch((fault: NodeJS.ErrnoException) => fault.code);
    // The server answers and closes while the sender still writes: the sender reads the answer or finds the connection closed.
    if (typeof answer === 'object') expect(answer.status).toBe(413);
    else expect(['EPIPE', 'ECONNRESET']).toContain(answer);
  });

  test('the description is served as it is printed, as JSON and as a page with the files that it loads', async () => {
    const json = await owner.call('GET', '/api/openapi.json');
    expect([json.status, json.headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
    const page = await owner.call('GET', '/api/docs');
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(page.text).toContain(`<style nonce="${/'nonce-([^']+)'/.exec(policy)?.[1]}">`);
    for (const [name, type] of [
      ['swagger-ui.css', 'text/css; charset=utf-8'],
      ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
    ] as const) {
      const file = await owner.call('GET', `/api/docs/${name}`);
      expect([file.status, file.headers['content-type']]).toEqual([200, type]);
    }
    for (const other of ['package.json', 'index.html', '..%2fpackage.json'])
      expect((await owner.call('GET', `/api/docs/${other}`)).status).toBe(404);
    expect((await owner.call('POST', '/api/docs')).status).toBe(405);
  });
});
