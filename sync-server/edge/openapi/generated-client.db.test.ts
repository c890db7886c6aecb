import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inviteUser, listTeam } from '#client/calls.gen.ts';
import { outcomeOf, rowsOf, serverAt } from '#client/client.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let admin: OfficePerson;
let secret: string;
let folder: string;

beforeAll(async () => {
  office = await openOffice();
  tenant = await office.tenant();
  await office.sql('update plans set white_label = true');
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  for (let people = 0; people < 4; people += 1) await office.person('user', [[tenant, 'user']]);
  const scopes = ['firm:read', 'team:read', 'team:write'];
  const made = await office.call(admin, 'POST', '/api/tenant/api-tokens', { tenant: tenant.id, name: 'CRM', scopes });
  secret = String(Reflect.get(Object(json(made)), 'secret'));
  await mkdir('.generated', { recursive: true });
  folder = await mkdtemp(resolve('.generated', 'client-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await office.close();
});

const server = () => serverAt(office.url, secret);

test('a list is read page by page to its end', async () => {
  const emails: string[] = [];
  for await (const { email } of rowsOf((cursor) => listTeam({ tenant: tenant.id, limit: '2', ...cursor }, server()))) emails.push(email);
  const whole = await outcomeOf(listTeam({ tenant: tenant.id }, server()));
  expect(emails).toHaveLength(5);
  expect(whole).toMatchObject({ ok: true, value: emails.map((email) => ({ email })) });
});

test('a refusal is a problem with its code and fields, and every other fault is thrown', async () => {
  const refused = await outcomeOf(inviteUser(tenant.id, { email: 'nobody', role: 'user' }, server()));
  expect(refused).toMatchObject({ ok: false, problem: { status: 400, code: 'InputInvalid', fields: { email: expect.any(String) } } });
  const stranger = rowsOf((cursor) => listTeam({ tenant: tenant.id, ...cursor }, serverAt(office.url, 'tok_no')));
  await expect(stranger.next()).rejects.toMatchObject({ status: 401, data: { code: 'Unauthorized' } });
  await expect(outcomeOf(listTeam({}, serverAt('http://127.0.0.1:9', secret)))).rejects.toThrow();
});

test('the built package and its example run in plain Node: token, list, create, problem', { timeout: 120_000 }, async () => {
  await run('node_modules/typescript/bin/tsc', ['--project', 'client/tsconfig.publish.json', '--outDir', folder]);
  const example = (email: string, token = secret) =>
    run(join(folder, 'example.js'), [email], { SERVER_URL: office.url, API_TOKEN: token, PATH: process.env.PATH ?? '' });
  const invited = await example('new@firm.example');
  expect(invited).toContain(`In the team: ${admin.email}`);
  expect(invited).toMatch(/Invited until \d{4}-/);
  expect(await example('nobody')).toContain('The address is refused: ');
  await expect(example('new@firm.example', 'tok_no')).rejects.toThrow('This API token is not valid');
});

/** Runs a script with Node, and returns its output. */
async function run(script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...args], { env });
  return stdout;
}
