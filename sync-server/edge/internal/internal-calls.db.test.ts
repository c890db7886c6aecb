import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlHeader } from '#contract/sync/operations.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice({ environment: { PRODUCT_HOST: 'firms.example' } });
});
afterAll(() => office.close());

const read = async (path: string): Promise<readonly [number, string]> => {
  const answer = await office.internal(new Request(`http://internal${path}`));
  return [answer.status, await answer.text()];
};
const metrics = async (): Promise<readonly string[]> => (await read('/metrics'))[1].split('\n');

describe('the port for the operator’s own systems', () => {
  it('counts requests by kind and operations by name and outcome, over REST and GraphQL', async () => {
    const owner = await office.person('platform_owner');
    await office.call(owner, 'GET', '/api/admin/tenants');
    await office.call(undefined, 'GET', '/api/admin/tenants');
    await office.call(owner, 'POST', '/api/admin/tenants', { name: 'Cedar', subdomain: 'no such name!' });
    await office.call(owner, 'POST', '/graphql', { query: '{ tenants { total } }' }, { [graphqlHeader]: '1' });
    const lines = await metrics();
    expect(lines).toContain('reckoner_operation_duration_seconds_count{operation="tenants.list",outcome="ok"} 2');
    expect(lines).toContain('reckoner_operation_duration_seconds_count{operation="tenants.create",outcome="InputInvalid"} 1');
    expect(lines).toContain('reckoner_request_duration_seconds_count{route="api",method="GET",status="401"} 1');
    expect(lines).toContain('reckoner_request_duration_seconds_count{route="graphql",method="POST",status="200"} 1');
  });

  it('reports effects that were given up, failed mails, late jobs, and the connections in use', async () => {
    await office.sql(
      `insert into effects (id, key, type, payload, state, next_at) values
       (gen_random_uuid(), 'dead', 'mail.send', '{}', 'dead', now()), (gen_random_uuid(), 'late', 'mail.send', '{}', 'queued', now() - interval '90 seconds')`,
    );
    await office.sql(
      `insert into mail_outbox (id, "to", subject, html, text, state) values (gen_random_uuid(), 'a@b.example', '', '', '', 'failed')`,
    );
    await office.sql(
      `insert into scheduled_jobs (name, next_at, error) values ('billing', now() - interval '1 hour', 'no') on conflict (name) do update set next_at = excluded.next_at, error = excluded.error`,
    );
    const lines = await metrics();
    const figureOf = (name: string): number => Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length + 1));
    expect(figureOf('reckoner_effects{state="dead",type="mail.send"}')).toBe(1);
    expect(figureOf('reckoner_effect_age_seconds')).toBeGreaterThanOrEqual(90);
    expect(figureOf('reckoner_mails{state="failed"}')).toBe(1);
    expect(figureOf('reckoner_job_overdue_seconds{job="billing"}')).toBeGreaterThanOrEqual(3600);
    expect(figureOf('reckoner_job_failed{job="billing"}')).toBe(1);
    expect(figureOf('reckoner_database_connections{pool="statements",state="idle"}')).toBeGreaterThan(0);
    expect(figureOf('reckoner_database_up')).toBe(1);
  });

  it('tells a proxy on another computer which hosts may get certificates', async () => {
    const acme = await office.tenant({ name: 'Acme' });
    const [{ subdomain } = { subdomain: '' }] = await office.sql<{ subdomain: string }>(
      'select subdomain from tenants where id = $1::uuid',
      [acme.id],
    );
    expect((await read(`/tls-ask?domain=${subdomain}.firms.example`))[0]).toBe(200);
    expect((await read('/tls-ask?domain=evil.example'))[0]).toBe(404);
    expect((await read('/tls-ask'))[0]).toBe(404);
  });

  it('says that the process is alive and ready, and answers nothing of the product', async () => {
    expect(await read('/healthz')).toEqual([200, 'ok']);
    expect(await read('/readyz')).toEqual([200, 'ready']);
    expect((await read('/api/auth/user'))[0]).toBe(404);
    expect((await office.call(undefined, 'GET', '/metrics')).text).not.toContain('reckoner_');
  });
});
