import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json, type Office, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let tenant: OfficeTenant;
let env: Readonly<Record<string, string>>;

beforeAll(async () => {
  office = await openOffice();
  tenant = await office.tenant({ name: 'Northwind Advisors' });
  await office.sql('update plans set white_label = true');
  const admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.fill(tenant, 2);
  const scopes = ['firm:read', 'team:read', 'team:write'];
  const made = await office.call(admin, 'POST', '/api/tenant/api-tokens', { tenant: tenant.id, name: 'CRM', scopes });
  const secret = String(Reflect.get(Object(json(made)), 'secret'));
  env = { PATH: process.env.PATH ?? '', SERVER: office.url, TOKEN: secret, TENANT: tenant.id };
});
afterAll(() => office.close());

const [, section = ''] = readFileSync('docs/operations-reference.md', 'utf8').split('## API tokens\n');
const commands = [...(section.split('\n## ')[0] ?? '').matchAll(/```sh\n([\s\S]*?)```/g)].map(([, command = '']) => command);

/** Output of each command of the page, in their order. */
const answers: readonly ((printed: string) => void)[] = [
  (printed) => expect(JSON.parse(printed)).toMatchObject([{ id: tenant.id, name: 'Northwind Advisors' }]),
  (printed) => {
    const [headers = '', body = ''] = printed.split('\r\n\r\n');
    expect(JSON.parse(body)).toHaveLength(2);
    expect(headers).toMatch(/^link: <\/api\/tenant\/users\?limit=2&cursor=[\w-]+>; rel="next"$/im);
  },
  (printed) => expect(JSON.parse(printed)).toMatchObject({ status: 400, code: 'InputInvalid', fields: { email: expect.any(String) } }),
  (printed) => {
    const [edge] = JSON.parse(printed).data.myTenantsConnection.edges;
    expect(edge.node).toMatchObject({ name: 'Northwind Advisors', team: { totalCount: 3, pageInfo: { hasNextPage: true } } });
    expect(edge.node.team.edges).toHaveLength(2);
  },
];

test('every command of the page about API tokens is run here', () => {
  expect(commands).toHaveLength(answers.length);
});

test.each(answers.map((check, place) => [commands[place] ?? '', check] as const))('%s', async (command, check) => {
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { env });
  check(stdout);
});
