import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { domainTexts } from '#contract/tenants/tenant-domains.ts';
import { emailTexts } from '#contract/values/email-address.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

let office: Office;
let acme: OfficeTenant;
let admin: OfficePerson;
let id: string;
let domain: string;

beforeAll(async () => {
  office = await openOffice();
  acme = await office.tenant();
});
afterAll(() => office.close());
beforeEach(async () => {
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  id = randomUUID();
  domain = `d${id}.example`;
  await office.sql(`insert into tenant_domains (id, tenant_id, domain, proof) values ($1::uuid, $2::uuid, $3, 'the-proof')`, [
    id,
    acme.id,
    domain,
  ]);
});

const send = (email: string, who = admin) => office.call(who, 'POST', `/api/tenant/domains/${id}/instructions`, { email });
async function mailsTo(email: string) {
  while ((await office.runEffects()) > 0);
  return office.sql<{ subject: string; text: string }>('select subject, text from mail_outbox where "to" = $1', [email]);
}

describe('instructions for a claimed domain', () => {
  test('are mailed to a colleague with the record and without a link, and are audited', async () => {
    const email = `dns-${id}@acme.example`;
    expect(await send(email)).toMatchObject({ status: 200 });
    const [mail, ...others] = await mailsTo(email);
    expect([mail?.subject, others]).toEqual([domainTexts.instructionsSubject(domain), []]);
    expect(mail?.text).toContain(`_calculators.${domain}`);
    expect(mail?.text).toContain('calculators-verify=the-proof');
    expect(mail?.text).not.toMatch(/token|\/admin|\?/);
    expect(await office.sql(`select action from audit_log where object_id = $1`, [id])).toEqual([{ action: 'domains.instructions' }]);
  });

  test('go to one address only: its text cannot add a header', async () => {
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example,c@d.example\n', 'a@b.example%0aBcc:c@d.example c@d.example']) {
      expect([email, (await send(email)).text]).toEqual([email, emailTexts.invalid]);
    }
  });

  test('stop after a few mails to the same address', async () => {
    const email = `busy-${id}@acme.example`;
    for (let sent = 0; sent < rateLimits.domainInstructionsTo.capacity; sent += 1) expect((await send(email)).status).toBe(200);
    expect((await send(email)).status).toBe(429);
  });

  test('are not sent for the domain of another tenant', async () => {
    const stranger = await office.person('tenant_admin', [[await office.tenant(), 'tenant_admin']]);
    expect((await send('dns@acme.example', stranger)).status).toBe(404);
  });
});
