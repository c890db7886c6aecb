import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { json, type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

interface Arrived {
  readonly to: readonly string[];
  readonly raw: string;
}

/** A real mail server on the loopback interface that can be told to refuse. */
interface Post {
  readonly url: string;
  readonly arrived: Arrived[];
  refusing: boolean;
  readonly close: () => Promise<void>;
}

async function openPost(): Promise<Post> {
  const arrived: Arrived[] = [];
  const post = { refusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, callback) => callback(post.refusing ? new Error('Mailbox unavailable') : undefined),
    onData: (stream, session, callback) => {
      let raw = '';
      stream.setEncoding('utf8');
      stream.on('data', (part: string) => {
        raw += part;
      });
      stream.on('end', () => {
        arrived.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
        callback();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve(portOf(listener.address())));
  });
  return Object.assign(post, {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}

function portOf(address: string | AddressInfo | null): number {
  if (address === null || typeof address === 'string') throw new Error('The mail server does not listen on a port.');
  return address.port;
}

/** Undoes the transfer encoding, so that text can be searched. */
function readable(raw: string): string {
  return raw
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString('utf8'));
}

let post: Post;
let office: Office;
let owner: OfficePerson;

beforeAll(async () => {
  post = await openPost();
  office = await openOffice({ environment: { SMTP_URL: post.url, MAIL_FROM: 'Reckoner <no-reply@mail.example>' } });
  owner = await office.person('platform_owner');
});
afterAll(async () => {
  await office.close();
  await post.close();
});

const claimDomain = (tenantId: string, domain: string, state: 'pending' | 'valid') =>
  office.sql(
    `insert into tenant_domains (id, tenant_id, domain, proof, state) values (gen_random_uuid(), $1::uuid, $2, 'x', $3::domain_state)`,
    [tenantId, domain, state],
  );
const address = (): string => `${randomUUID()}@invited.example`;
const invite = async (tenantId: string, email = address()): Promise<string> => {
  expect((await office.call(owner, 'POST', `/api/admin/tenants/${tenantId}/users/invite`, { email, role: 'user' })).status).toBe(200);
  return email;
};
async function drain(): Promise<void> {
  while ((await office.runEffects()) > 0);
}
const mailTo = (email: string): string => readable(post.arrived.filter(({ to }) => to.includes(email)).at(-1)?.raw ?? '');
const tokenIn = (mail: string): string => /accept-invitation\?u=([\w-]{43})/.exec(mail)?.[1] ?? '';

describe('the mail of an invitation', () => {
  test('reaches the person in HTML and in plain text, with the link, the term and its zone', async () => {
    const tenant = await office.tenant({ name: 'Northwind & Söhne' });
    await office.sql(`update tenants set settings = $2::jsonb where id = $1::uuid`, [
      tenant.id,
      JSON.stringify({ brand: { accent: '#0f766e', logoText: 'NORTHWIND' }, timeZone: 'America/New_York' }),
    ]);
    const email = await invite(tenant.id);
    await drain();
    const mail = mailTo(email);
    expect(mail).toContain('multipart/alternative');
    expect(mail).toMatch(/From: "?Reckoner"? <no-reply@mail\.example>/);
    expect(mail).toContain('NORTHWIND');
    expect(mail).toContain('#0f766e');
    expect(mail).toMatch(/good until \d+ \w+ \d{4} at \d\d:\d\d (GMT-[45]|E[DS]T)/);
    const links = mail.match(new RegExp(`${office.url}/accept-invitation\\?u=[\\w-]{43}`, 'g')) ?? [];
    // In the plain text, behind the button, and twice as the visible address.
    expect(links.length).toBeGreaterThanOrEqual(3);
    expect(new Set(links).size).toBe(1);
    expect((await office.call(undefined, 'GET', `/api/auth/verify-invitation?token=${tokenIn(mail)}`)).status).toBe(200);
  });

  test('has the corners, font, header color, and logos of the firm, for light and for dark mail programs', async () => {
    const mailIn = async (brand: Readonly<Record<string, string>>): Promise<string> => {
      const { id } = await office.tenant();
      await office.sql(`update tenants set settings = $2::jsonb where id = $1::uuid`, [id, JSON.stringify({ brand })]);
      const email = await invite(id);
      await drain();
      return mailTo(email);
    };
    const logos = { logoUrl: 'https://cdn.example/light.svg', logoDarkUrl: 'https://cdn.example/dark.svg', logoText: 'Northwind' };
    const plain = await mailIn({ ...logos, cornerRadius: 'large', font: 'serif' });
    expect(plain).toContain('Georgia');
    expect(plain).toMatch(/padding:12px 24px;border-radius:18px/);
    expect(plain).toMatch(/class="light-logo" src="https:\/\/cdn\.example\/light\.svg" alt="Northwind"/);
    expect(plain).toMatch(/class="dark-logo" src="https:\/\/cdn\.example\/dark\.svg"[^>]*display:none/);
    expect(plain).toContain('@media (prefers-color-scheme:dark)');
    const barred = await mailIn({ ...logos, headerColor: '#12395b' });
    expect(barred).toMatch(/background:#12395b;color:#ffffff[^>]*><img[^>]*dark\.svg/);
    expect(barred).not.toContain('light.svg');
    const hostile = await mailIn({ logoUrl: 'https://x.example/"onerror="alert(1)', font: 'x;}', headerColor: 'red;}' });
    expect(hostile).not.toMatch(/onerror|<img|red;\}/);
  });

  test('is recorded as sent, without its link', async () => {
    const email = await invite((await office.tenant()).id);
    await drain();
    const [note] = await office.sql<{ state: string; text: string; html: string }>(
      'select state::text, text, html, sent_at from mail_outbox where "to" = $1',
      [email],
    );
    expect(note?.state).toBe('sent');
    expect(`${note?.text}${note?.html}`).not.toContain(tokenIn(mailTo(email)));
  });

  test('[S30] is sent again after the mail server refuses it, and only the newest link works', async () => {
    const tenant = await office.tenant();
    post.refusing = true;
    const email = await invite(tenant.id);
    await drain();
    expect(mailTo(email)).toBe('');
    const failed = await office.sql<{ state: string; error: string }>('select state::text, error from mail_outbox where "to" = $1', [
      email,
    ]);
    expect(failed).toMatchObject([{ state: 'failed', error: expect.stringContaining('Mailbox unavailable') }]);
    post.refusing = false;
    await drain();
    expect(mailTo(email)).toBe('');
    office.setClock(new Date(Date.now() + 60_000));
    await drain();
    expect(tokenIn(mailTo(email))).toMatch(/^[\w-]{43}$/);
    expect(post.arrived.filter(({ to }) => to.includes(email))).toHaveLength(1);
    expect((await office.call(undefined, 'GET', `/api/auth/verify-invitation?token=${tokenIn(mailTo(email))}`)).status).toBe(200);
    expect(await office.sql('select state::text from mail_outbox where "to" = $1', [email])).toEqual([{ state: 'sent' }]);
    office.setClock(new Date());
  });

  test('is not sent once the invitation was cancelled or sent again', async () => {
    const tenant = await office.tenant();
    const email = await invite(tenant.id);
    await office.call(owner, 'POST', '/api/admin/users/resend-invite', { email });
    await drain();
    expect(post.arrived.filter(({ to }) => to.includes(email))).toHaveLength(1);
    const other = address();
    const said = await office.call(owner, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email: other, role: 'user' });
    await office.call(owner, 'PUT', `/api/admin/invitations/${JSON.parse(said.text).id}/status`, { status: 'cancelled' });
    await drain();
    expect(mailTo(other)).toBe('');
  });

  test('leads to the platform’s own host and never to the domain of the tenant, who could read the token there', async () => {
    const tenant = await office.tenant();
    await claimDomain(tenant.id, 'calc.own.example', 'valid');
    const email = await invite(tenant.id);
    await drain();
    expect(mailTo(email)).toContain(`${office.url}/accept-invitation?u=`);
    expect(mailTo(email)).not.toContain('calc.own.example');
  });

  test('of a white-label tenant names the platform nowhere, of any other in the footer', async () => {
    const tenant = await office.tenant({ name: 'Northwind Advisors' });
    const plain = await invite(tenant.id);
    await drain();
    await office.sql('update plans set white_label = true where id = (select plan_id from tenants where id = $1::uuid)', [tenant.id]);
    const white = await invite(tenant.id);
    await drain();
    expect(mailTo(plain)).toContain('Sent by Reckoner for Northwind Advisors.');
    expect(mailTo(white)).toMatch(/From: "?Northwind Advisors"? </);
    expect(mailTo(white)).not.toMatch(/reckoner/i);
  });

  test('an address with a comma or a line break in a name adds no receiver and no header', async () => {
    const tenant = await office.tenant({ name: 'Evil\r\nBcc: spy@evil.example' });
    const email = `a,b-${randomUUID()}@invited.example`;
    await invite(tenant.id, email);
    await drain();
    const last = post.arrived.at(-1);
    expect(last?.to).toHaveLength(1);
    expect(last?.raw.split('\r\n\r\n', 1)[0]).not.toMatch(/^bcc:/im);
  });
});

describe('a mail without a secret', () => {
  test('links to the live domain of the tenant, and to an unproven one never', async () => {
    const tenant = await office.tenant();
    await claimDomain(tenant.id, 'calc.pending.example', 'pending');
    const askForAnother = async (): Promise<string> => {
      const email = await invite(tenant.id);
      await office.call(undefined, 'POST', '/api/auth/request-new-invitation', { email });
      await drain();
      return mailTo(owner.email);
    };
    expect(await askForAnother()).toContain(`${office.url}/admin/users`);
    await office.sql(`update tenant_domains set state = 'valid' where tenant_id = $1::uuid`, [tenant.id]);
    expect(await askForAnother()).toContain('https://calc.pending.example/admin/users');
  });
});

describe('the outbox of a development server', () => {
  test('is for the platform owner, with the mail as it looks', async () => {
    const email = await invite((await office.tenant()).id);
    await drain();
    const list = await office.call(owner, 'GET', '/dev/mail');
    expect(list.status).toBe(200);
    expect(list.text).toContain(email);
    const [, id = ''] = new RegExp(`${email}</td><td><a href="/dev/mail/([^"]+)"`).exec(list.text) ?? [];
    const mail = await office.call(owner, 'GET', `/dev/mail/${id}`);
    expect(mail.text).toContain('Complete your account');
    expect(mail.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await office.call(undefined, 'GET', '/dev/mail')).status).toBe(401);
    const member = await office.person('user');
    expect((await office.call(member, 'GET', `/dev/mail/${id}`)).status).toBe(403);
    expect((await office.call(owner, 'GET', `/dev/mail/${randomUUID()}`)).status).toBe(404);
  });

  test('keeps working links where no mail server is set up, and is not there in production', async () => {
    const environment = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://app.example',
      DATABASE_URL: 'embedded',
      OIDC_ISSUER: 'embedded',
      TRUST_PROXY: '127.0.0.1',
    };
    const live = await openOffice({ environment: { ...environment, SMTP_URL: 'embedded', STRIPE_SECRET_KEY: 'embedded' } });
    try {
      const boss = await live.person('platform_owner');
      const tenant = await live.tenant();
      const cookie = { 'x-forwarded-host': 'app.example', cookie: boss.cookie.replace('sid=', '__Host-sid=') };
      for (const path of ['/dev/mail', `/dev/mail/${randomUUID()}`]) {
        const said = await live.call(undefined, 'GET', path, undefined, cookie);
        expect([said.status, said.text]).toEqual([404, 'Not found']);
      }
      const email = address();
      const said = await live.call(undefined, 'POST', `/api/admin/tenants/${tenant.id}/users/invite`, { email, role: 'user' }, cookie);
      expect(json(said)).toMatchObject({ email });
      expect(await live.mailedToken(email)).toMatch(/^[\w-]{43}$/);
    } finally {
      await live.close();
    }
  });
});
