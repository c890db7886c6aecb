import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { mailedLink } from '../bench/mail.ts';
import { people, signIn, syncStatus, waitUntilInstalled } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const newcomer = { email: 'nora@newcomer.test', password: 'Kq7vXw2pLm' } as const;

/** The steps run in order. Each one depends on the one before. */
describe('an invited person joins on a phone and calculates without a network', () => {
  let server: Server;
  let desk: Device;
  let pocket: Device;
  let phone: Page;
  let link: string;

  beforeAll(async () => {
    server = await startServer();
    desk = createDevice(sizes.desktop);
    pocket = createDevice(sizes.phone);
    phone = await pocket.open();
  });
  afterAll(async () => {
    await pocket.remove();
    await desk.remove();
    await server.remove();
  });

  it('the administrator invites, and a mail goes out', async () => {
    const admin = await desk.open();
    await signIn(admin, server.url, people.acmeAdmin);
    expect(await invite(admin, newcomer.email)).toBe(200);
    await admin.goto(`${server.url}/api/logout`);
    await signIn(admin, server.url, people.owner);
    link = await mailedLink(admin, server.url, { email: newcomer.email, path: 'invitation' });
    expect(new URL(link).origin).toBe(new URL(server.url).origin);
  });

  it('[R-ROUTE-25] [R-ACC-02] [R-ACC-03] the link of the mail leads to the form, which names the tenant and the address', async () => {
    await phone.goto(link);
    await phone.getByRole('heading', { name: "You've been invited to join Acme Wealth" }).waitFor();
    await expect.poll(() => phone.getByLabel('Email').inputValue()).toBe(newcomer.email);
    expect(new URL(phone.url()).searchParams.has('token')).toBe(true);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(sizes.phone.width);
  });

  it('[R-ACC-24] [R-ACC-25] completing the account says so, and leads to sign-in after a second and a half', async () => {
    await phone.getByLabel('First name').fill('Nora');
    await phone.getByLabel('Last name').fill('Newcomer');
    await phone.getByLabel('Password', { exact: false }).first().fill(newcomer.password);
    await phone.getByRole('button', { name: 'Complete Account Setup' }).click();
    await phone.locator('.toast__root', { hasText: "Your account is now active. You'll be redirected to sign in." }).waitFor();
    const said = Date.now();
    await phone.getByRole('button', { name: /^sign in$/i }).waitFor();
    expect(Date.now() - said).toBeGreaterThan(1000);
  });

  it('[R-ACC-28] the link works once', async () => {
    await phone.goto(link);
    await phone.getByRole('heading', { name: 'Already Verified!' }).waitFor();
  });

  it('signs in and sees the calculators of the tenant', async () => {
    await signIn(phone, server.url, newcomer.email, newcomer.password);
    await phone.getByRole('heading', { name: 'Financial Calculators' }).waitFor();
    await phone.getByText('Acme Wealth').first().waitFor();
    await syncStatus(phone).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 60_000 });
  });

  it('[R-PROD-14] calculates without a network', async () => {
    await waitUntilInstalled(phone);
    await syncStatus(phone).filter({ hasText: 'All changes saved' }).waitFor({ timeout: 60_000 });
    await server.kill();
    await phone.goto(`${server.url}/calculators/mortgage-payment`);
    await phone
      .getByLabel(/^Interest rate/)
      .first()
      .fill('7');
    await phone.locator('.headline__value', { hasText: '1,997' }).waitFor();
    await syncStatus(phone).filter({ hasText: 'Offline' }).waitFor({ timeout: 60_000 });
  });
});

/** Sends the invitation with the administration's own call. Its screens have their own tests. */
function invite(page: Page, email: string): Promise<number> {
  return page.evaluate(async (to) => {
    const [tenant] = await (await fetch('/api/tenants/my-tenants')).json();
    const answer = await fetch(`/api/admin/tenants/${tenant.id}/users/invite`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: to, role: 'user' }),
    });
    return answer.status;
  }, email);
}
