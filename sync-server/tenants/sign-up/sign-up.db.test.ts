import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { heldNameTexts } from '#contract/tenants/held-names.ts';
import { signUpTexts } from '#contract/tenants/sign-up.ts';
import { subdomainTexts } from '#contract/tenants/subdomain.ts';
import { trialDays } from '#contract/tenants/tenants.ts';
import { rateLimits } from '#contract/values/rate-limits.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { startIssuer } from '#server/people/identity/issuer/issuer-stand-in.ts';
import { json, type Office, openOffice, type Said } from '#server/testing/test-office.ts';

const password = 'Kq7vXw2pLm';
const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let minutes = 0;

beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());
beforeEach(() => {
  // A new quarter of an hour, so that the attempts of one test do not count toward the next.
  minutes += 15;
  office.setClock(new Date(Date.now() + minutes * 60_000));
});

const newSignUp = () => {
  const subdomain = `firm-${randomUUID().slice(0, 8)}`;
  return { firmName: 'Cedar Advisors', subdomain, email: `ann@${subdomain}.example` };
};
type NewSignUp = ReturnType<typeof newSignUp>;
const idOf = (said: Said): string => String(Reflect.get(Object(json(said)), 'id'));
const begin = (given: NewSignUp) => office.call(undefined, 'POST', '/api/sign-up', given);
const verify = (token: string) => office.call(undefined, 'GET', `/api/sign-up/verify?token=${token}`);
const complete = (token: string, { subdomain }: Pick<NewSignUp, 'subdomain'>, rest = {}) =>
  office.call(undefined, 'POST', '/api/sign-up/complete', { token, subdomain, firstName: 'Ann', lastName: 'Archer', password, ...rest });

async function mailsTo(email: string): Promise<readonly string[]> {
  while ((await office.runEffects()) > 0);
  const rows = await office.sql<{ text: string }>('select text from mail_outbox where "to" = $1 order by created_at, id', [email]);
  return rows.map(({ text }) => text);
}

async function mailedLink(email: string): Promise<string> {
  return /\/sign-up\?token=([\w-]{43})/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? '';
}

describe('signing a firm up', () => {
  test('makes an account, a firm, and a trial of 14 days of the popular plan, and the person signs in', async () => {
    const plan = '00000000-0000-7000-8000-000000000001';
    await office.sql(`insert into plans (id, name, base_price, sort_order) values ($1::uuid, 'Professional', '49.00', 0)`, [plan]);
    const given = newSignUp();
    expect(json(await begin(given))).toEqual({ message: signUpTexts.begun });
    expect(await office.sql('select 1 from tenants where subdomain = $1', [given.subdomain])).toEqual([]);
    const token = await mailedLink(given.email);
    for (let looks = 0; looks < 2; looks += 1) expect(json(await verify(token))).toMatchObject(given);
    expect(json(await complete(token, given))).toMatchObject(given);
    const [row] = await office.sql(
      `select t.name, t.status::text, t.plan_id::text as plan, t.billing_email as billing,
         round(extract(epoch from t.trial_ends_at - t.created_at) / 86400)::int as days, u.role::text, m.role::text as member, u.is_active as active
       from tenants t join users u on u.id = t.owner_id join users_to_tenants m on m.tenant_id = t.id and m.user_id = u.id where t.subdomain = $1`,
      [given.subdomain],
    );
    expect(row).toEqual({
      name: 'Cedar Advisors',
      status: 'trial',
      plan,
      billing: given.email,
      days: trialDays,
      role: 'tenant_admin',
      member: 'tenant_admin',
      active: true,
    });
    const browser = createBrowser();
    const page = await browser.follow(`${office.url}/api/login`);
    const submitted = await browser.post(page.url, { email: given.email, password, act: 'sign-in' });
    await browser.follow(submitted.location ?? '');
    const me = JSON.parse((await browser.get(`${office.url}/api/auth/user`, 'same-origin')).text);
    expect(me).toMatchObject({ email: given.email, role: 'tenant_admin', memberships: [{ subdomain: given.subdomain }] });
  });

  test('a link works once, and only the newest one', async () => {
    const given = newSignUp();
    await begin(given);
    const first = await mailedLink(given.email);
    await begin(given);
    const newest = await mailedLink(given.email);
    expect(await verify(first)).toMatchObject({ status: 410, text: expect.stringContaining(signUpTexts.linkGone) });
    expect((await complete(newest, given)).status).toBe(200);
    expect((await complete(newest, newSignUp())).status).toBe(410);
  });

  test('a link is good for a day', async () => {
    const given = newSignUp();
    await begin(given);
    const token = await mailedLink(given.email);
    office.setClock(new Date(office.services.clock().getTime() + dayMs + 1));
    expect((await complete(token, given)).status).toBe(410);
  });

  test('a subdomain that was taken meanwhile is refused at its field, and the link stays valid', async () => {
    const [given, faster] = [newSignUp(), newSignUp()];
    await begin(given);
    await begin({ ...faster, subdomain: given.subdomain });
    const [token, other] = [await mailedLink(given.email), await mailedLink(faster.email)];
    expect((await complete(other, given)).status).toBe(200);
    expect(await complete(token, given)).toMatchObject({ status: 409, text: subdomainTexts.taken });
    expect(await begin({ ...newSignUp(), subdomain: given.subdomain })).toMatchObject({ status: 409, text: subdomainTexts.taken });
    expect((await complete(token, faster)).status).toBe(200);
  });

  test('an address with an account gets the same answer, and a mail without a link that opens anything', async () => {
    const known = await office.person('user');
    expect(json(await begin({ ...newSignUp(), email: known.email }))).toEqual({ message: signUpTexts.begun });
    const [mail] = await mailsTo(known.email);
    expect(mail).toContain('/api/login');
    expect(mail).not.toContain('token=');
  });

  test.each([
    'Your account is locked: www.evil.example/login',
    'Win 500 dollars at evil.example today',
    'PayPal',
    `Prize ${'of the year '.repeat(10)}`,
  ])('a stranger cannot have the platform mail the words %j to somebody', async (firmName) => {
    const known = await office.person('user');
    for (const email of [newSignUp().email, known.email]) {
      await begin({ ...newSignUp(), email, firmName });
      expect(await mailsTo(email)).toHaveLength(1);
      const mails = await office.sql<{ subject: string; text: string; html: string }>('select * from mail_outbox where "to" = $1', [email]);
      expect(JSON.stringify(mails)).not.toContain(firmName.trim());
      expect(JSON.stringify(mails)).not.toContain('evil.example');
    }
  });

  test('an account that was made meanwhile keeps its password and its role', async () => {
    const given = newSignUp();
    await begin(given);
    const token = await mailedLink(given.email);
    await office.sql(`insert into users (id, email, role, is_active) values ($1::uuid, $2, 'user', true)`, [randomUUID(), given.email]);
    expect(await complete(token, given)).toMatchObject({ text: signUpTexts.accountExists });
    expect(await office.sql('select 1 from tenants where subdomain = $1', [given.subdomain])).toEqual([]);
    expect(await office.sql('select role::text from users where email = $1', [given.email])).toEqual([{ role: 'user' }]);
  });

  test('the rules of the form hold at the server', async () => {
    const given = newSignUp();
    for (const [field, value, sentence] of [
      ['subdomain', 'www', subdomainTexts.reserved],
      ['subdomain', 'a.b', subdomainTexts.dot],
      ['email', 'nobody', 'Please enter a valid email address'],
      ['firmName', ' ', 'Name is required'],
    ] as const)
      expect(await begin({ ...given, [field]: value })).toMatchObject({ status: 400, text: sentence });
    await begin(given);
    const token = await mailedLink(given.email);
    expect(await complete(token, given, { password: 'Password1' })).toMatchObject({ status: 400 });
    expect(await complete(token, given, { role: 'platform_owner' })).toMatchObject({ status: 400 });
  });
});

describe('limits', () => {
  test('one address gets three mails in three hours, and the answer stays the same', async () => {
    const { email } = newSignUp();
    for (let tries = 0; tries < rateLimits.signUpTo.capacity + 2; tries += 1)
      expect(json(await begin({ ...newSignUp(), email }))).toEqual({ message: signUpTexts.begun });
    expect(await mailsTo(email)).toHaveLength(rateLimits.signUpTo.capacity);
  });

  test('one network address may begin ten sign-ups in ten minutes', async () => {
    const statuses: number[] = [];
    for (let tries = 0; tries <= rateLimits.signUp.capacity; tries += 1) statuses.push((await begin(newSignUp())).status);
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

test('a subdomain is checked while it is typed', async () => {
  const taken = await office.tenant();
  const [row] = await office.sql<{ subdomain: string }>('select subdomain from tenants where id = $1::uuid', [taken.id]);
  const ask = async (subdomain = '') => json(await office.call(undefined, 'GET', `/api/sign-up/subdomain?subdomain=${subdomain}`));
  expect(await ask(row?.subdomain)).toEqual({ subdomain: row?.subdomain, problem: subdomainTexts.taken });
  expect(await ask('nobody-has-this')).toEqual({ subdomain: 'nobody-has-this', problem: null });
});

test('the buttons of a visitor lead from the login to the sign-up', async () => {
  const answer = await createBrowser().get(`${office.url}/api/login?intent=sign-up`);
  expect(answer.location).toBe(`${office.url}/sign-up`);
});

describe('with an outside identity provider', () => {
  async function openWithIssuer(email: string) {
    const issuer = await startIssuer({ sub: `subject of ${email}`, email });
    const environment = { OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' };
    const outside = await openOffice({ environment });
    const browser = createBrowser();
    const signIn = async () => {
      const begun = await browser.get(`${outside.url}/api/login`);
      const granted = await browser.get(begun.location ?? '');
      return browser.get(granted.location ?? '');
    };
    const linkTo = async (given: NewSignUp) => {
      await outside.call(undefined, 'POST', '/api/sign-up', given);
      while ((await outside.runEffects()) > 0);
      const [mail] = await outside.sql<{ text: string }>('select text from mail_outbox where "to" = $1', [given.email]);
      return /\/sign-up\?token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
    };
    const complete = (token: string, { subdomain }: NewSignUp) =>
      outside.call(undefined, 'POST', '/api/sign-up/complete', { token, subdomain, firstName: 'Ann', lastName: 'Archer', password });
    const close = async () => {
      await outside.close();
      await issuer.close();
    };
    return { outside, browser, signIn, linkTo, complete, close };
  }

  test('the firm exists after the first sign-in, and no password is stored here', async () => {
    const given = newSignUp();
    const { outside, browser, signIn, linkTo, complete, close } = await openWithIssuer(given.email);
    expect((await signIn()).location).toBe(`${outside.url}/?notice=account-unknown`);
    expect((await complete(await linkTo(given), given)).status).toBe(200);
    expect(await outside.sql('select 1 from accounts', [])).toEqual([]);
    expect((await signIn()).location).toBe(`${outside.url}/`);
    const me = JSON.parse((await browser.get(`${outside.url}/api/auth/user`, 'same-origin')).text);
    expect(me).toMatchObject({
      email: given.email,
      role: 'tenant_admin',
      memberships: [{ subdomain: given.subdomain, tenantStatus: 'trial' }],
    });
    await close();
  });

  test('a deactivated person stays deactivated, also where the provider keeps the password', async () => {
    const given = newSignUp();
    const { outside, signIn, linkTo, complete, close } = await openWithIssuer(given.email);
    const token = await linkTo(given);
    await outside.sql(
      `insert into users (id, email, role, is_active, created_at, updated_at) values (gen_random_uuid(), $1, 'user', false, now(), now())`,
      [given.email],
    );
    expect(await complete(token, given)).toMatchObject({ status: 403, text: signUpTexts.accountExists });
    expect(await outside.sql('select is_active as active, role::text as role from users where email = $1', [given.email])).toEqual([
      { active: false, role: 'user' },
    ]);
    expect((await signIn()).location).toBe(`${outside.url}/?notice=account-unknown`);
    expect(await outside.sql('select 1 from tenants where subdomain = $1', [given.subdomain])).toEqual([]);
    await close();
  });

  test('an identity with another address does not get the firm', async () => {
    const given = newSignUp();
    const { outside, browser, signIn, linkTo, complete, close } = await openWithIssuer('mallory@example.com');
    expect((await complete(await linkTo(given), given)).status).toBe(200);
    expect((await signIn()).location).toBe(`${outside.url}/?notice=account-unknown`);
    expect(browser.cookies.has('sid')).toBe(false);
    await close();
  });
});

describe('a firm whose name reads like the platform or a known brand', () => {
  const held = async (firmName: string) => {
    const given = { ...newSignUp(), firmName };
    await begin(given);
    expect((await complete(await mailedLink(given.email), given)).status).toBe(200);
    const [tenant] = await office.sql<{ id: string; name: string; held: Date | null }>(
      'select id, name, name_held_at as held from tenants where subdomain = $1',
      [given.subdomain],
    );
    if (tenant === undefined) throw new Error('The firm was not made.');
    return { tenant, admin: await office.person('tenant_admin', [[tenant, 'tenant_admin']]) };
  };

  test('signs up, but sends no invitation and publishes no page before the owner approves its name', async () => {
    const owner = await office.person('platform_owner');
    const { tenant, admin } = await held('R3ckoner Security');
    expect(tenant.held).toEqual(expect.any(Date));
    expect((await mailsTo(owner.email)).at(-1)).toContain('R3ckoner Security reads like the platform or a known brand.');
    const invite = () =>
      office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email: `p-${randomUUID()}@example.com`, role: 'user' });
    expect(await invite()).toMatchObject({ status: 409, text: heldNameTexts.held });
    const hero = { headline: 'Rates', subheadline: '' };
    const components = [{ id: 'top', type: 'hero', content: hero, styles: { color: '#ffffff' }, position: { x: 0, y: 0 } }];
    const seo = { title: 'Spring', description: '', keywords: '' };
    const config = { name: 'Spring', components, globalStyles: defaultGlobalStyles, seo };
    const savedId = idOf(await office.call(admin, 'POST', '/api/landing-pages', { name: 'Spring', config }));
    const publish = () => office.call(admin, 'POST', `/api/landing-pages/${savedId}/publish`, { path: '/spring' });
    expect(await publish()).toMatchObject({ status: 409, text: heldNameTexts.held });
    expect((await office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/approve-name`)).status).toBe(403);
    const refusal = { reason: 'It is our name.' };
    expect((await office.call(owner, 'POST', `/api/admin/tenants/${tenant.id}/refuse-name`, refusal)).status).toBe(200);
    expect((await invite()).text).toBe(heldNameTexts.refused('It is our name.'));
    const approved = await office.call(owner, 'POST', `/api/admin/tenants/${tenant.id}/approve-name`);
    expect(json(approved)).toMatchObject({ nameHeldAt: null, nameRefusal: null });
    expect([(await invite()).status, (await publish()).status]).toEqual([200, 200]);
  });

  test('cannot get around it by the name in its header, and is free again when the owner renames it', async () => {
    const owner = await office.person('platform_owner');
    const { tenant, admin } = await held('Cedar Advisors');
    expect(tenant.held).toBeNull();
    const heldSince = async () => (await office.sql('select name_held_at as held from tenants where id = $1::uuid', [tenant.id]))[0];
    expect((await office.call(admin, 'PUT', '/api/tenant/settings', { tenant: tenant.id, brand: { logoText: 'Chase Bank' } })).status).toBe(
      200,
    );
    expect(await heldSince()).toEqual({ held: expect.any(Date) });
    expect((await office.call(owner, 'PUT', `/api/admin/tenants/${tenant.id}`, { name: 'Cedar & Sons' })).status).toBe(200);
    expect(await heldSince()).toEqual({ held: null });
  });

  test('is named in its invitation with the inviter and a link to report it, which stores a report', async () => {
    const { tenant, admin } = await held('Cedar Advisors');
    const email = `p-${randomUUID()}@example.com`;
    const id = idOf(await office.call(admin, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' }));
    const [text = ''] = await mailsTo(email);
    expect(text).toContain(admin.email);
    expect(text).toContain('Cedar Advisors');
    const link = `/report/invitation/${id}`;
    expect(text).toContain(`${office.url}${link}`);
    expect((await office.call(undefined, 'GET', link)).text).toContain('Cedar Advisors');
    expect(await office.sql('select 1 from abuse_reports')).toEqual([]);
    const sent = await fetch(`${office.url}${link}`, { method: 'POST', body: new URLSearchParams({ text: 'I know no Cedar.' }) });
    expect(sent.status).toBe(200);
    expect(await office.sql('select text from abuse_reports where invitation_id = $1::uuid', [id])).toEqual([{ text: 'I know no Cedar.' }]);
  });
});
