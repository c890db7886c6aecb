import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strongSignInTexts as texts } from '#contract/people/strong-sign-in.ts';
import { createDevice, type Device } from '../bench/browser.ts';
import { password, people } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

/** The browser's own virtual authenticator makes and signs as a device with a fingerprint reader does. The steps run in order. */
describe('a passkey', () => {
  let server: Server;
  let device: Device;
  let page: Page;
  let authenticator: CDPSession;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice();
    page = await device.open();
    authenticator = await device.context().newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function enterPassword(): Promise<void> {
    await page.getByLabel('E-mail address').fill(people.acmeUser);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }

  it('is added after a fresh sign-in, and recovery codes are shown once', async () => {
    await page.goto(`${server.url}/idp/security`);
    await enterPassword();
    await page.getByRole('button', { name: texts.addPasskey }).click();
    await page.getByRole('heading', { name: texts.codesTitle }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(10);
    await page.getByRole('button', { name: texts.kept }).click();
    await page.getByText(/^Passkey of /).waitFor();
  });

  it('is asked for at the next sign-in, after the password, and opens the app', async () => {
    await page.goto(`${server.url}/api/logout`);
    await page.goto(`${server.url}/api/login?prompt=login`);
    await enterPassword();
    await page.getByRole('heading', { name: texts.stepTitle }).waitFor();
    await page.getByRole('button', { name: texts.usePasskey }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/idp/'));
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(200);
  });

  it('does not sign in on a device that does not have it, where the page says so', async () => {
    await page.goto(`${server.url}/api/logout`);
    await authenticator.send('WebAuthn.disable');
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    });
    await page.goto(`${server.url}/api/login?prompt=login`);
    await enterPassword();
    await page.getByRole('button', { name: texts.usePasskey }).click();
    await page.getByText(texts.passkeyFailed).waitFor();
    expect((await page.request.get(`${server.url}/api/auth/user`)).status()).toBe(401);
  });
});
