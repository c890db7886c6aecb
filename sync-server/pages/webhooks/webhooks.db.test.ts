import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mostFailedDeliveries, oldSecretHours, webhookEvents, webhookTexts } from '#contract/pages/webhooks.ts';
import { effectTerms } from '#server/core/sync/effects/effects.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let office: Office;
let admin: OfficePerson;
let tenant: OfficeTenant;
let receiver: Server;
let url: string;
let status = 200;
const received: Received[] = [];

beforeAll(async () => {
  office = await openOffice({ environment: { NODE_ENV: 'development' } });
  tenant = await office.tenant();
  await office.sql('update plans set custom_domain = true');
  admin = await office.person('tenant_admin', [[tenant, 'tenant_admin']]);
  await office.sql(`update tenants set settings = '{"embedding":{"origins":["https://www.acme.example"]}}' where id = $1::uuid`, [
    tenant.id,
  ]);
  await office.sql(
    `insert into calculators (id, title, description, category, suite, icon) values ('auto-loan-basic', 'T', '', 'c', 'auto', 'car') on conflict do nothing`,
  );
  await office.sql(`insert into tenant_calculators (tenant_id, calculator_id) values ($1::uuid, 'auto-loan-basic')`, [tenant.id]);
  receiver = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => {
      body += String(part);
    });
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status, { location: 'http://127.0.0.1:1/' }).end('x'.repeat(100_000));
    });
  });
  const port = await new Promise<number>((resolve) => {
    receiver.listen(0, '127.0.0.1', () => {
      const address = receiver.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  url = `http://127.0.0.1:${port}/leads`;
});
afterAll(async () => {
  receiver.close();
  await office.close();
});

const save = (given: object) => office.call(admin, 'PUT', '/api/tenant/webhook', { tenant: tenant.id, url, ...given });
const Saved = z.object({ secret: z.nullable(z.string()) });
const Webhook = z.object({
  oldSecretEndsAt: z.nullable(z.string()),
  switchedOffAt: z.nullable(z.string()),
  deliveries: z.array(
    z.object({
      id: z.string(),
      state: z.string(),
      attempts: z.number(),
      lastStatus: z.nullable(z.number()),
      lastAnswer: z.nullable(z.string()),
    }),
  ),
});
const read = async () => Webhook.parse(json(await office.call(admin, 'GET', `/api/tenant/webhook?tenant=${tenant.id}`)));
async function sendLead(): Promise<void> {
  const lead = { name: 'Ann', email: 'ann@example.com', phone: '', message: '', trap: '', consent: true, figures: [] };
  await office.sql('delete from rate_buckets');
  const answer = await office.call(undefined, 'POST', `/api/embedded/${tenant.id}/auto-loan-basic/leads`, lead, {
    origin: 'https://www.acme.example',
  });
  expect(answer.status).toBe(200);
}
/** Runs everything that is due, as if an hour had passed for each attempt. */
async function attempt(times: number): Promise<void> {
  for (let at = 0; at < times; at += 1) {
    await office.sql(`update effects set next_at = now() - interval '1 hour' where type = 'webhook.deliver' and state = 'queued'`);
    while ((await office.runEffects()) > 0);
  }
}

describe('the webhook', () => {
  test('receives each lead once, signed with the secret that was shown once', async () => {
    const { secret } = Saved.parse(json(await save({})));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Saved.parse(json(await save({}))).secret).toBeNull();
    await sendLead();
    await attempt(1);
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toMatchObject({
      type: 'lead.created',
      data: { source: 'Auto Loan from Price', calculator: 'auto-loan-basic' },
    });
    const [{ payload }] = webhookEvents;
    expect(z.encode(payload, z.decode(payload, JSON.parse(body)))).toEqual(JSON.parse(body));
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
    const key = Buffer.from(String(secret).slice('whsec_'.length), 'base64');
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
    expect(JSON.stringify(headers).toLowerCase()).not.toContain('reckoner');
    expect(await read()).toMatchObject({ deliveries: [{ state: 'delivered', attempts: 1, lastStatus: 200 }] });
    expect((await read()).deliveries[0]?.lastAnswer).toHaveLength(500);
  });

  test('is signed with the old and the new secret for a day, unless the old one is ended at once', async () => {
    const before = Saved.parse(json(await save({ newSecret: true }))).secret;
    const { secret } = Saved.parse(json(await save({ newSecret: true })));
    const signaturesNow = async () => {
      received.length = 0;
      const [delivery] = (await read()).deliveries;
      await office.call(admin, 'POST', `/api/tenant/webhook-deliveries/${delivery?.id}/resend`);
      await attempt(1);
      const [{ headers, body } = { headers: {}, body: '' }] = received;
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const signatureOf = (text: string | null) => {
        const key = Buffer.from(String(text).slice('whsec_'.length), 'base64');
        return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
      };
      return { sent: headers['webhook-signature'], fresh: signatureOf(secret), old: signatureOf(before) };
    };
    const both = await signaturesNow();
    expect(both.sent).toBe(`${both.fresh} ${both.old}`);
    const { oldSecretEndsAt } = await read();
    expect(Date.parse(String(oldSecretEndsAt)) - Date.now()).toBeGreaterThan((oldSecretHours - 1) * 60 * 60 * 1000);
    await office.sql(`update webhooks set former_ends_at = now() - interval '1 minute'`);
    const late = await signaturesNow();
    expect([late.sent, (await read()).oldSecretEndsAt]).toEqual([late.fresh, null]);
    await office.sql(`update webhooks set former_ends_at = now() + interval '1 hour'`);
    expect(json(await save({ endOldSecret: true }))).toMatchObject({ oldSecretEndsAt: null, secret: null });
    const ended = await signaturesNow();
    expect(ended.sent).toBe(ended.fresh);
  });

  test('is tried again after a failure, with the same body and id', async () => {
    status = 503;
    received.length = 0;
    await sendLead();
    await attempt(1);
    expect((await read()).deliveries[0]).toMatchObject({ state: 'waiting', attempts: 1, lastStatus: 503 });
    status = 200;
    await attempt(1);
    expect((await read()).deliveries[0]).toMatchObject({ state: 'delivered', attempts: 2, lastStatus: 200 });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(received[1]?.body).toBe(received[0]?.body);
  });

  test('does not follow a redirect', async () => {
    status = 302;
    await sendLead();
    await attempt(1);
    expect((await read()).deliveries[0]).toMatchObject({ state: 'waiting', lastStatus: 302, lastAnswer: webhookTexts.redirect });
    status = 200;
    await attempt(1);
  });

  test('is switched off after repeated failure, says so, and works again once it is saved', async () => {
    status = 500;
    for (let lead = 0; lead < mostFailedDeliveries; lead += 1) await sendLead();
    await attempt(effectTerms.attempts);
    const { switchedOffAt, deliveries } = await read();
    expect(switchedOffAt).not.toBeNull();
    expect(deliveries.filter(({ state }) => state === 'failed')).toHaveLength(mostFailedDeliveries);
    const mails = await office.sql<{ subject: string }>('select subject from mail_outbox where "to" = $1 and subject = $2', [
      admin.email,
      webhookTexts.offSubject,
    ]);
    expect(mails).toHaveLength(1);
    const resend = () => office.call(admin, 'POST', `/api/tenant/webhook-deliveries/${deliveries[0]?.id}/resend`);
    expect(await resend()).toMatchObject({ status: 409, text: webhookTexts.off });
    await sendLead();
    expect((await read()).deliveries).toHaveLength(deliveries.length);
    status = 200;
    await save({});
    expect((await resend()).status).toBe(200);
    await attempt(1);
    expect((await read()).deliveries[0]).toMatchObject({ state: 'delivered' });
  });

  test('leaves a trail of every change, without its secret', async () => {
    const rows = await office.sql<{ action: string }>(
      `select action from audit_log where tenant_id = $1::uuid and action like 'webhooks.%' order by at`,
      [tenant.id],
    );
    expect(new Set(rows.map(({ action }) => action))).toEqual(new Set(['webhooks.save', 'webhooks.switchOff', 'webhooks.resend']));
    expect(JSON.stringify(await office.sql('select * from audit_log'))).not.toContain('whsec_');
  });

  test('can be removed, and leads stay in the list', async () => {
    expect(json(await save({ url: null }))).toMatchObject({ url: null });
    await sendLead();
    const { deliveries } = await read();
    await attempt(1);
    expect((await read()).deliveries).toEqual(deliveries);
  });
});

describe('in production', () => {
  test.each([
    'http://127.0.0.1:9/leads',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://localhost/x',
    'https://a:b@example.com/',
    'https://crm.example.com:8443/leads',
    'https://crm.example.com:22/',
  ])('%s is refused', async (address) => {
    const other = await openOffice();
    try {
      const otherTenant = await other.tenant();
      const person = await other.person('tenant_admin', [[otherTenant, 'tenant_admin']]);
      expect((await other.call(person, 'PUT', '/api/tenant/webhook', { url: address })).status).toBe(400);
    } finally {
      await other.close();
    }
  });
});
