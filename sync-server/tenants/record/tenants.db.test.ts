import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice, type Said } from '#server/testing/test-office.ts';

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let admin: OfficePerson;
let member: OfficePerson;

beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
});
afterAll(() => office.close());
beforeEach(async () => {
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
  member = await office.person('user', [[acme, 'user']]);
  await office.sql('update tenants set owner_id = $2::uuid where id = $1::uuid', [acme.id, admin.id]);
});

const name = (): string => `n${randomUUID().slice(0, 12)}`;
const create = (body: unknown, who: OfficePerson | undefined = owner): Promise<Said> =>
  office.call(who, 'POST', '/api/admin/tenants', body);
const update = (body: unknown, id = acme.id, who: OfficePerson = owner): Promise<Said> =>
  office.call(who, 'PUT', `/api/admin/tenants/${id}`, body);
const field = (said: Said, member: string): string => String(Reflect.get(Object(json(said)), member));
const tenantRow = async (id: string) =>
  (
    await office.sql<{ name: string; status: string; subdomain: string }>(
      'select name, status::text, subdomain from tenants where id = $1::uuid',
      [id],
    )
  )[0];

describe('GET /api/admin/tenants', () => {
  test('tells an unpaid invoice within its grace period, and after it', async () => {
    const stateOf = async () => {
      const rows: readonly { readonly id: string; readonly billingState: string | null }[] = Object(
        json(await office.call(owner, 'GET', '/api/admin/tenants')),
      );
      return rows.find(({ id }) => id === acme.id)?.billingState;
    };
    expect(await stateOf()).toBeNull();
    await office.sql(
      `insert into subscriptions (tenant_id, plan_id, status, terms, past_due_since) select id, plan_id, 'past_due', '{}', now() from tenants where id = $1::uuid`,
      [acme.id],
    );
    expect(await stateOf()).toBe('past_due');
    await office.sql('update subscriptions set read_only_since = now() where tenant_id = $1::uuid', [acme.id]);
    expect(await stateOf()).toBe('read_only');
  });

  test('[R-CALL-10] [R-AUTH-07] only the platform owner reads every tenant with its figures', async () => {
    await office.sql(`update tenants set payment_customer_id = $2, payment_subscription_id = $3 where id = $1::uuid`, [
      acme.id,
      `cus_${acme.id}`,
      `sub_${acme.id}`,
    ]);
    const listed = await office.call(owner, 'GET', '/api/admin/tenants');
    expect(json(listed)).toContainEqual(
      expect.objectContaining({
        id: acme.id,
        name: acme.name,
        status: 'active',
        ownerId: admin.id,
        ownerName: admin.email,
        planName: expect.stringMatching(/^Plan /),
        userCount: 2,
        calculatorCount: 0,
        createdAt: expect.any(String),
      }),
    );
    expect(listed.text).not.toContain(`cus_${acme.id}`);
    expect(listed.text).not.toContain(`sub_${acme.id}`);
    for (const who of [admin, member]) expect((await office.call(who, 'GET', '/api/admin/tenants')).status).toBe(403);
    expect((await office.call(undefined, 'GET', '/api/admin/tenants')).status).toBe(401);
  });

  test('[R-CALL-10] each page of the list names the next one, and the pages together are the whole list', async () => {
    const whole = json(await office.call(owner, 'GET', '/api/admin/tenants?sort=name'));
    const parts: unknown[] = [];
    let next: string | undefined = '/api/admin/tenants?sort=name&limit=2';
    while (next !== undefined) {
      const part: Said = await office.call(owner, 'GET', next);
      parts.push(...Object.values(Object(json(part))));
      next = /<([^>]+)>; rel="next"/.exec(part.headers.get('link') ?? '')?.[1];
    }
    expect(parts).toEqual(whole);
    expect(json(await office.call(owner, 'GET', `/api/admin/tenants?q=${encodeURIComponent(acme.name)}`))).toMatchObject([{ id: acme.id }]);
  });
});

describe('POST /api/admin/tenants', () => {
  test('[R-CALL-11] [R-TEN-07] a new tenant is active unless the form says otherwise', async () => {
    const made = await create({ name: 'Fresh', subdomain: name() });
    expect(made.status).toBe(200);
    expect(json(made)).toMatchObject({ name: 'Fresh', status: 'active', trialEndsAt: null, userCount: 0 });
    expect(await tenantRow(field(made, 'id'))).toMatchObject({ name: 'Fresh', status: 'active' });
  });

  test('[R-TEN-06] each of the four states is taken, and no other', async () => {
    for (const status of ['active', 'trial', 'suspended', 'cancelled'])
      expect(json(await create({ name: 'Fresh', subdomain: name(), status }))).toMatchObject({ status });
    expect((await create({ name: 'Fresh', subdomain: name(), status: 'gone' })).status).toBe(400);
  });

  test('a trial without an end lasts fourteen days, and one that has ended is refused', async () => {
    const made = await create({ name: 'Trial', subdomain: name(), status: 'trial' });
    const days = (Date.parse(field(made, 'trialEndsAt')) - Date.parse(field(made, 'createdAt'))) / 86_400_000;
    expect(days).toBe(14);
    const late = await create({ name: 'Trial', subdomain: name(), status: 'trial', trialEndsAt: '2020-01-01T00:00:00Z' });
    expect([late.status, late.text]).toEqual([400, 'The trial must end in the future.']);
  });

  const wrong: readonly (readonly [row: string, subdomain: string, sentence: string])[] = [
    ['[R-TEN-08]', '', 'Subdomain is required'],
    ['[R-TEN-09]', 'a'.repeat(64), 'Subdomain must be 63 characters or less'],
    ['[R-TEN-10]', 'Acme_1', 'Subdomain can only contain lowercase letters, numbers, and hyphens'],
    ['[R-TEN-11]', 'acme.com', 'Enter only the company name, not the full domain...'],
    ['[R-TEN-12]', 'https', 'Enter only the company name, not a URL'],
    ['[R-TEN-13]', 'admin', 'Reserved subdomain names are not allowed'],
    ['[R-TEN-19]', 'select-calculators', 'Reserved subdomain names are not allowed'],
  ];
  for (const [row, subdomain, sentence] of wrong) {
    test(`[R-TEN-17] ${row} the server refuses "${subdomain.slice(0, 20)}" with the form's sentence, new or edited`, async () => {
      for (const said of [await create({ name: 'Fresh', subdomain }), await update({ subdomain })])
        expect([said.status, said.text]).toEqual([400, sentence]);
    });
  }

  test('[R-TEN-18] a subdomain belongs to one tenant: a clash is 409, and two at the same moment make one', async () => {
    const taken = (await tenantRow(acme.id))?.subdomain;
    const clash = await create({ name: 'Twin', subdomain: taken });
    expect([clash.status, clash.text]).toEqual([409, 'This subdomain is already in use.']);
    const subdomain = name();
    const both = await Promise.all(['One', 'Two'].map((title) => create({ name: title, subdomain })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('[R-TEN-18] a name that a tenant has left is kept free for ninety days, but not from its own tenant', async () => {
    const [first, second] = [name(), name()];
    const made = await create({ name: 'Mover', subdomain: first });
    await update({ subdomain: second }, field(made, 'id'));
    expect((await create({ name: 'Other', subdomain: first })).status).toBe(409);
    expect((await update({ subdomain: first }, field(made, 'id'))).status).toBe(200);
    await office.sql(`update released_subdomains set released_at = now() - interval '91 days' where subdomain = $1`, [second]);
    expect((await create({ name: 'Other', subdomain: second })).status).toBe(200);
  });

  test('[R-CALL-11] unknown plans, templates and fields are refused, and a plain person creates nothing', async () => {
    expect(await create({ name: 'Fresh', subdomain: name(), planId: randomUUID() })).toMatchObject({
      status: 400,
      text: 'There is no such plan.',
    });
    expect(await create({ name: 'Fresh', subdomain: name(), templateId: randomUUID() })).toMatchObject({
      status: 400,
      text: 'There is no such template.',
    });
    expect(await create({ name: 'Fresh', subdomain: name(), ownerId: member.id })).toMatchObject({
      status: 400,
      text: 'Unknown field: ownerId',
    });
    expect(await create({ name: ' ', subdomain: name() })).toMatchObject({ status: 400, text: 'Name is required' });
    for (const who of [admin, member]) expect((await create({ name: 'Fresh', subdomain: name() }, who)).status).toBe(403);
  });

  test('a custom domain belongs to one tenant and begins as an unproven claim', async () => {
    const customDomain = `${name()}.example`;
    const made = await create({ name: 'Domain', subdomain: name(), customDomain });
    expect(json(made)).toMatchObject({ customDomain });
    expect(await create({ name: 'Twin', subdomain: name(), customDomain })).toMatchObject({
      status: 409,
      text: 'This domain belongs to another tenant.',
    });
    expect(await office.sql('select state::text from tenant_domains where domain = $1', [customDomain])).toEqual([{ state: 'pending' }]);
  });
});

describe('PUT /api/admin/tenants/{id}', () => {
  test('[R-CALL-12] [R-TEN-07] changes what is named and leaves the rest', async () => {
    const before = await tenantRow(acme.id);
    expect(json(await update({ status: 'suspended' }))).toMatchObject({ id: acme.id, name: acme.name, status: 'suspended' });
    expect(await tenantRow(acme.id)).toEqual({ ...before, status: 'suspended' });
  });

  test('[R-CALL-12] saving what is there already changes no stream and writes no record', async () => {
    const records = () => office.sql(`select 1 from audit_log where tenant_id = $1::uuid`, [acme.id]);
    await update({ name: 'Renamed' });
    expect(await records()).toHaveLength(1);
    const [head] = await office.sql<{ head: string }>(`select head::text from stream_head where stream = $1`, [`tenant:${acme.id}`]);
    await update({ name: 'Renamed' });
    expect(await records()).toHaveLength(1);
    expect(await office.sql(`select head::text from stream_head where stream = $1`, [`tenant:${acme.id}`])).toEqual([head]);
  });

  test('[R-CALL-12] a missing tenant is not found, and an administrator cannot edit even their own tenant here', async () => {
    expect((await update({ name: 'X' }, randomUUID())).status).toBe(404);
    expect((await update({ name: 'X' }, acme.id, admin)).status).toBe(403);
  });

  test('another plan reaches a running subscription at once', async () => {
    const [starter] = await office.sql<{ id: string }>(
      `insert into plans (id, name, calculator_limit) values (gen_random_uuid(), 'Small', 5) returning id`,
    );
    await office.sql(
      `insert into subscriptions (tenant_id, plan_id, status, terms) select id, plan_id, 'active', '{"calculatorLimit": null}' from tenants where id = $1::uuid`,
      [acme.id],
    );
    await update({ planId: starter?.id });
    expect(json(await office.call(admin, 'GET', `/api/admin/tenants/${acme.id}/calculator-usage`))).toEqual({
      current: 0,
      limit: 5,
      remaining: 5,
    });
  });
});

describe('PUT /api/admin/tenants/{id}/admin', () => {
  const change = (newAdminId: string, who: OfficePerson = owner): Promise<Said> =>
    office.call(who, 'PUT', `/api/admin/tenants/${acme.id}/admin`, { newAdminId });
  const rolesOf = async (person: OfficePerson) =>
    (
      await office.sql<{ role: string; member: string }>(
        `select u.role::text as role, m.role::text as member from users u join users_to_tenants m on m.user_id = u.id and m.tenant_id = $2::uuid
         where u.id = $1::uuid`,
        [person.id, acme.id],
      )
    )[0];

  test('[R-CALL-13] the new administrator gets the role, and the previous one becomes a user of the tenant', async () => {
    expect(json(await change(member.id))).toMatchObject({ id: acme.id, ownerId: member.id });
    expect(await rolesOf(member)).toEqual({ role: 'tenant_admin', member: 'tenant_admin' });
    expect(await rolesOf(admin)).toEqual({ role: 'user', member: 'user' });
  });

  test('[R-CALL-13] a previous administrator who administers another tenant keeps the role there', async () => {
    const other = await office.tenant();
    await office.sql(`insert into users_to_tenants (user_id, tenant_id, role) values ($1::uuid, $2::uuid, 'tenant_admin')`, [
      admin.id,
      other.id,
    ]);
    await change(member.id);
    expect(await rolesOf(admin)).toEqual({ role: 'tenant_admin', member: 'user' });
  });

  test('[R-CALL-13] an unknown, foreign or inactive user is refused, and so is every caller but the platform owner', async () => {
    const stranger = await office.person('user', [[await office.tenant(), 'user']]);
    expect(await change(randomUUID())).toMatchObject({ status: 404, text: 'There is no such user.' });
    expect(await change(stranger.id)).toMatchObject({ status: 400, text: 'The new admin must be a member of this tenant.' });
    await office.sql('update users set is_active = false where id = $1::uuid', [member.id]);
    expect(await change(member.id)).toMatchObject({ status: 409, text: 'The new admin must be an active user.' });
    expect((await change(member.id, admin)).status).toBe(403);
    expect(await rolesOf(admin)).toEqual({ role: 'tenant_admin', member: 'tenant_admin' });
  });

  test('[R-CALL-13] requires a sign-in of the last five minutes', async () => {
    const stale = await office.person('platform_owner');
    await office.sql(`update sessions set sess = sess || jsonb_build_object('signedInAt', $2::bigint) where user_id = $1::uuid`, [
      stale.id,
      Date.now() - 301_000,
    ]);
    const said = await change(member.id, stale);
    expect([said.status, said.text]).toEqual([403, 'Sign in again to do this: the last sign-in is more than 5 minutes ago.']);
  });
});
