import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { strongSignInTexts } from '#contract/people/strong-sign-in.ts';
import { freePort } from '#server/core/data/postgres/free-port.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { type IssuerStandIn, startIssuer } from '#server/people/identity/issuer/issuer-stand-in.ts';
import { runScript, type ScriptOptions } from '#server/testing/run-script.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';

const email = 'owner@firm.example';
let database: TestDatabase;
let publicUrl: string;
let environment: Readonly<Record<string, string>>;

beforeAll(async () => {
  database = await createTestDatabase();
  const port = String(await freePort());
  publicUrl = `http://localhost:${port}`;
  environment = { PORT: port, PUBLIC_URL: publicUrl };
});
afterAll(() => database.close());

async function invite(args: readonly string[], options: Partial<ScriptOptions> = {}): Promise<readonly [number | null, string]> {
  const run = runScript('invite-owner.ts', { databaseUrl: database.url, environment, args, ...options });
  return [await run.ended, run.output().trim()];
}

const sql = (text: string, at: TestDatabase = database): Promise<readonly object[]> => at.db.query({ as: 'platform' }, text, []);
const peopleOf = (at = database): Promise<readonly object[]> =>
  sql(`select email, role::text as role, is_active as "isActive" from users order by email`, at);
const linkIn = (output: string): string => /\S+\/idp\/new-password\?token=[\w-]{43}/.exec(output)?.[0] ?? '';

describe('a fresh production database', () => {
  test('refuses what is no address, in one sentence, and stays empty', async () => {
    for (const args of [[], ['owner@firm'], ['owner@firm.example', '--anything']]) {
      const [code, output] = await invite(args);
      expect([code, output.split('\n')]).toEqual([1, [expect.stringContaining('npm run invite-owner')]]);
    }
    expect(await peopleOf()).toEqual([]);
  }, 120_000);

  test('gets its first platform owner, who chooses a password by a link that works once and leads to PUBLIC_URL', async () => {
    const [firstCode, first] = await invite([' Owner@Firm.example']);
    expect([firstCode, linkIn(first).startsWith(`${publicUrl}/`)]).toEqual([0, true]);
    const [code, output] = await invite([email]);
    expect([code, linkIn(output).startsWith(`${publicUrl}/`)]).toEqual([0, true]);
    expect(await peopleOf()).toEqual([{ email, role: 'platform_owner', isActive: true }]);
    const trail = await sql('select action, after from audit_log order by at');
    expect(trail).toEqual(['created', 'linked'].map((action) => ({ action: 'users.inviteOwner', after: { email, act: action } })));

    const server = runScript('main.ts', { databaseUrl: database.url, environment });
    await expect.poll(server.output, { timeout: 90_000 }).toContain('Reckoner is ready');
    const password = 'First-owner-pass-1';
    const choose = async (link: string): Promise<number> => {
      const browser = createBrowser();
      await browser.follow(link, 'cross-site');
      return (await browser.post(`${publicUrl}/idp/new-password`, { password })).status;
    };
    expect([await choose(linkIn(first)), await choose(linkIn(output)), await choose(linkIn(output))]).toEqual([410, 200, 410]);
    const browser = createBrowser();
    const page = await browser.follow(`${publicUrl}/api/login`);
    const asked = await browser.post(page.url, { email, password, act: 'sign-in' });
    // In production an owner sets up an authenticator app first.
    expect(asked.text).toContain(strongSignInTexts.setUpRequired);
    const key = /<code>([A-Z2-7 ]+)<\/code>/.exec(asked.text)?.[1]?.replaceAll(' ', '') ?? '';
    const shown = new TOTP({ secret: Secret.fromBase32(key) }).generate();
    await browser.post(page.url, { code: shown, choice: 'set-up' });
    const through = await browser.post(page.url, { choice: 'continue' });
    await browser.follow(through.location ?? '');
    const me = await browser.get(`${publicUrl}/api/auth/user`, 'same-origin');
    expect(JSON.parse(me.text)).toMatchObject({ email, role: 'platform_owner' });
    server.stop();
    expect(await server.ended).toBe(0);
  }, 240_000);

  test('gets a second owner only with --another, and no person of another role becomes one', async () => {
    const [code, output] = await invite(['second@firm.example']);
    expect([code, output]).toEqual([1, expect.stringContaining(`${email} is a platform owner already`)]);
    expect((await invite(['second@firm.example', '--another']))[0]).toBe(0);
    await sql("insert into users (id, email) values (gen_random_uuid(), 'user@firm.example')");
    const [refused, sentence] = await invite(['user@firm.example', '--another']);
    expect([refused, sentence]).toEqual([1, expect.stringContaining('has an account here that is not a platform owner’s')]);
    expect(await peopleOf()).toEqual([
      { email, role: 'platform_owner', isActive: true },
      { email: 'second@firm.example', role: 'platform_owner', isActive: true },
      { email: 'user@firm.example', role: 'user', isActive: true },
    ]);
  }, 120_000);
});

describe('with a provider outside', () => {
  let issuer: IssuerStandIn;
  let fresh: TestDatabase;
  beforeAll(async () => {
    issuer = await startIssuer({ sub: 'subject-of-owner', email });
    fresh = await createTestDatabase();
  });
  afterAll(async () => {
    await issuer.close();
    await fresh.close();
  });

  test('the first sign-in with the proven address is the owner’s, and no password link is made', async () => {
    const options = {
      databaseUrl: fresh.url,
      environment: { ...environment, OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: 'app', OIDC_CLIENT_SECRET: 'secret of the app' },
    };
    const [code, output] = await invite([email], options);
    expect([code, output.includes('token='), output]).toEqual([0, false, expect.stringContaining(`${publicUrl}/api/login`)]);
    expect(await sql('select 1 from accounts', fresh)).toEqual([]);

    const server = runScript('main.ts', options);
    await expect.poll(server.output, { timeout: 90_000 }).toContain('Reckoner is ready');
    const browser = createBrowser();
    await browser.follow(`${publicUrl}/api/login`);
    const me = await browser.get(`${publicUrl}/api/auth/user`, 'same-origin');
    expect(JSON.parse(me.text)).toMatchObject({ email, role: 'platform_owner' });
    server.stop();
    expect(await server.ended).toBe(0);
    const [again, sentence] = await invite([email], options);
    expect([again, sentence]).toEqual([1, expect.stringContaining('signs in at the identity provider already')]);
  }, 240_000);
});
