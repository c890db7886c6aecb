import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobUnknown } from '#contract/tenants/upkeep/background-work.ts';
import { storedTenant } from '#server/core/data/tenant-key.ts';
import { json, type Office, type OfficePerson, officeTime, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
beforeAll(async () => {
  office = await openOffice({ stoppedAt: officeTime });
  owner = await office.person('platform_owner');
});
beforeEach(() => office.sql('delete from effects'));
afterAll(() => office.close());

interface NewEffect {
  readonly state: string;
  readonly nextAt?: Date;
  readonly tenantId?: string;
}

async function addEffect({ state, nextAt = officeTime, tenantId }: NewEffect): Promise<string> {
  const [row] = await office.sql<{ id: string }>(
    `insert into effects (id, key, type, payload, state, attempts, next_at, last_error, tenant_id, done_at)
     values (gen_random_uuid(), gen_random_uuid()::text, 'mail.send', '{"secret": "text of a mail"}', $1::effect_state, 12, $2, 'Connection refused', $3::uuid,
       case when $1 = 'done' then $2::timestamptz end)
     returning id`,
    [state, nextAt, storedTenant(tenantId ?? null)],
  );
  return row?.id ?? '';
}

const read = async (path: string) => json(await office.call(owner, 'GET', path));

describe('what the server does on its own', () => {
  test('counts what waits, what was given up, and how long the oldest is overdue', async () => {
    await addEffect({ state: 'dead' });
    await addEffect({ state: 'queued', nextAt: new Date(officeTime.getTime() - 90_000) });
    await addEffect({ state: 'running' });
    await addEffect({ state: 'done' });
    expect(await read('/api/admin/background-work')).toMatchObject({ waitingEffects: 2, deadEffects: 1, overdueSeconds: 90 });
  });

  test('names each job with its last error', async () => {
    await office.sql(
      `insert into scheduled_jobs (name, next_at, finished_at, error, lease_until) values ('mails', $1, $1, 'The disk is full', $2)`,
      [officeTime, new Date(officeTime.getTime() + 1000)],
    );
    expect(await read('/api/admin/background-work')).toMatchObject({
      jobs: [{ name: 'mails', error: 'The disk is full', isRunning: true, finishedAt: officeTime.toISOString() }],
    });
  });
});

describe('the list of what is stuck', () => {
  test('has the firm, the last error, and the receiver of a mail, and nothing of its text', async () => {
    const tenant = await office.tenant({ name: 'Northwind' });
    const id = await addEffect({ state: 'dead', tenantId: tenant.id });
    await office.sql(
      `insert into mail_outbox (id, "to", subject, html, text, state) values ($1::uuid, 'ann@northwind.example', 'Welcome', '', '', 'failed')`,
      [id],
    );
    const said = await office.call(owner, 'GET', '/api/admin/effects?state=dead');
    expect(json(said)).toMatchObject([
      { id, state: 'dead', attempts: 12, tenantName: 'Northwind', lastError: 'Connection refused', mail: 'ann@northwind.example: Welcome' },
    ]);
    expect(said.text).not.toContain('text of a mail');
  });

  test('is only of what waits, or only of what was given up, or both, and never of what was done', async () => {
    for (const state of ['dead', 'queued', 'running', 'done']) await addEffect({ state });
    const states = async (query: string) =>
      Array.from(Object.values(Object(await read(`/api/admin/effects${query}`))), (row) => Object(row).state).sort();
    expect(await states('')).toEqual(['dead', 'waiting', 'waiting']);
    expect(await states('?state=dead')).toEqual(['dead']);
    expect(await states('?state=waiting')).toEqual(['waiting', 'waiting']);
  });
});

describe('trying again', () => {
  const stateOf = async (id: string) =>
    (await office.sql('select state, attempts, next_at as "nextAt" from effects where id = $1::uuid', [id]))[0];

  test('makes what was given up due now with all its attempts, and stands in the trail', async () => {
    const id = await addEffect({ state: 'dead', nextAt: new Date(0) });
    expect(json(await office.call(owner, 'POST', `/api/admin/effects/${id}/retry`, {}))).toEqual({ effects: 1 });
    expect(await stateOf(id)).toEqual({ state: 'queued', attempts: 0, nextAt: officeTime });
    expect(await office.sql(`select after from audit_log where action = 'backgroundWork.retry' and object_id = $1`, [id])).toEqual([
      { after: { state: 'queued' } },
    ]);
  });

  test.each(['done', 'running'])('refuses what is %s', async (state) => {
    const id = await addEffect({ state });
    expect((await office.call(owner, 'POST', `/api/admin/effects/${id}/retry`, {})).status).toBe(409);
    expect(await stateOf(id)).toMatchObject({ state, attempts: 12 });
  });

  test('of everything leaves what waits in its turn', async () => {
    const later = new Date(officeTime.getTime() + 60_000);
    const dead = [await addEffect({ state: 'dead' }), await addEffect({ state: 'dead' })];
    const waiting = await addEffect({ state: 'queued', nextAt: later });
    expect(json(await office.call(owner, 'POST', '/api/admin/effects/retry', {}))).toEqual({ effects: 2 });
    for (const id of dead) expect(await stateOf(id)).toMatchObject({ state: 'queued', attempts: 0 });
    expect(await stateOf(waiting)).toMatchObject({ nextAt: later });
  });
});

describe('running a job now', () => {
  test('makes it due', async () => {
    await office.sql(`insert into scheduled_jobs (name, next_at) values ('domains', $1)`, [new Date('2099-01-01')]);
    expect((await office.call(owner, 'POST', '/api/admin/jobs/run', { job: 'domains' })).status).toBe(200);
    expect(await office.sql(`select next_at as "nextAt" from scheduled_jobs where name = 'domains'`)).toEqual([{ nextAt: officeTime }]);
  });

  test('refuses an unknown one', async () => {
    const said = await office.call(owner, 'POST', '/api/admin/jobs/run', { job: 'nothing' });
    expect([said.status, said.text]).toEqual([404, jobUnknown]);
  });
});
