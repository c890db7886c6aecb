import { readFileSync } from 'node:fs';
import { createServer, type Server as HttpServer } from 'node:http';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultGlobalStyles } from '#contract/pages/landing-pages.ts';
import { leadTexts } from '#contract/pages/leads.ts';
import { templateTexts } from '#contract/pages/templates/templates.ts';
import { webhookTexts } from '#contract/pages/webhooks.ts';
import { createDevice, type Device, sizes } from '../bench/browser.ts';
import { people, signIn } from '../bench/people.ts';
import { type Server, startServer } from '../bench/server.ts';

const position = { x: 0, y: 0 };
const form = {
  id: 'ask',
  type: 'form',
  content: {
    fields: [{ name: 'email', label: 'Your email', type: 'email', required: true }],
    submitText: 'Ask us',
    successMessage: 'Thank you, we will call.',
  },
  styles: {},
  position: { x: 0, y: 200 },
};
const config = (name: string) => ({
  name,
  components: [{ id: 'top', type: 'heading', content: { text: name, level: 1 }, styles: {}, position }, form],
  globalStyles: defaultGlobalStyles,
  seo: { title: name, description: name, keywords: '' },
});

/** A system of the tenant itself, which answers with a status. */
async function openSystem() {
  const received: string[] = [];
  const system = { url: '', status: 200, received, close: () => http.close() };
  const http: HttpServer = createServer((request, response) => {
    request.on('data', (part) => received.push(String(part)));
    request.on('end', () => {
      response.statusCode = system.status;
      response.end();
    });
  });
  const port = await new Promise<number>((resolve) => {
    http.listen(0, '127.0.0.1', () => {
      const address = http.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  system.url = `http://127.0.0.1:${port}/leads`;
  return system;
}

/** Main actions around pages. Each step starts from the state that the previous one left. */
describe('templates, leads, and the webhook', () => {
  let server: Server;
  let system: Awaited<ReturnType<typeof openSystem>>;
  const devices: Device[] = [];
  let owner: Page;
  let admin: Page;
  let visitor: Page;

  beforeAll(async () => {
    server = await startServer();
    system = await openSystem();
    const open = async () => {
      const device = createDevice(sizes.desktop);
      devices.push(device);
      return device.open();
    };
    [owner, admin, visitor] = [await open(), await open(), await open()];
    await signIn(owner, server.url, people.owner);
    await signIn(admin, server.url, people.acmeAdmin);
  });

  afterAll(async () => {
    system.close();
    for (const device of devices) await device.remove();
    await server.remove();
  });

  async function upload(name: string, isLive: boolean): Promise<void> {
    await owner.goto(`${server.url}/admin/templates`);
    await owner.getByRole('button', { name: 'Upload template' }).click();
    const dialog = owner.getByRole('dialog');
    const file = { name: 'page.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(config(name))) };
    await dialog.getByLabel('Template file').setInputFiles(file);
    await dialog.getByText('The file is a complete template.').waitFor();
    if (!isLive) await dialog.getByText('Live', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add template' }).click();
    await owner.getByText('Template added').waitFor();
  }

  it('a template is uploaded live or as a draft, and visitors are offered the live one alone', async () => {
    await upload('Farm Advisor', true);
    await upload('Fishery Advisor', false);
    await owner.getByRole('row', { name: /Farm Advisor.*Live/ }).waitFor();
    await owner.getByRole('row', { name: /Fishery Advisor.*Draft/ }).waitFor();
    await visitor.goto(`${server.url}/templates`);
    await visitor.getByRole('heading', { name: 'Farm Advisor' }).waitFor();
    expect(await visitor.getByRole('heading', { name: 'Fishery Advisor' }).count()).toBe(0);
    await owner.getByRole('button', { name: 'Actions for Fishery Advisor' }).click();
    await owner.getByRole('menuitem', { name: templateTexts.makeLive }).click();
    await owner.getByRole('row', { name: /Fishery Advisor.*Live/ }).waitFor();
    await visitor.reload();
    await visitor.getByRole('heading', { name: 'Fishery Advisor' }).waitFor();
  });

  it('a request for a template reaches the sales leads of the platform owner', async () => {
    await visitor.getByRole('button', { name: 'Request Custom Template' }).click();
    const dialog = visitor.getByRole('dialog', { name: 'Request Custom Template' });
    await dialog.getByLabel('Name').fill('Ann Archer');
    await dialog.getByLabel('Email').fill('ann@cedar.example');
    await dialog.getByLabel('Message').fill('A page for fisheries');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await dialog.getByText(leadTexts.taken).waitFor();
    await owner.goto(`${server.url}/admin/sales-leads`);
    await owner.getByRole('row', { name: /Ann Archer.*Custom template.*A page for fisheries/ }).waitFor();
  });

  /** A visitor sends the form of the tenant's published page. */
  async function ask(email: string): Promise<void> {
    await visitor.goto(`${server.url.replace('localhost', 'acme.localhost')}/questions`);
    await visitor.getByLabel('Your email').fill(email);
    await visitor.getByRole('button', { name: 'Ask us' }).click();
    await visitor.getByText('Thank you, we will call.').waitFor();
  }

  it('a lead comes from the form of a published page, and is exported', async () => {
    const status = await admin.evaluate(async (page) => {
      const send = (path: string, body: object) =>
        fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
      const { id } = await (await send('/api/landing-pages', { name: page.name, config: page })).json();
      return (await send(`/api/landing-pages/${id}/publish`, { path: '/questions' })).status;
    }, config('Ask'));
    expect(status).toBe(200);
    await ask('bob@birch.example');
    await admin.goto(`${server.url}/admin/leads`);
    await admin.getByRole('row', { name: /bob@birch\.example/ }).waitFor();
    const [download] = await Promise.all([admin.waitForEvent('download'), admin.getByRole('button', { name: 'Export CSV' }).click()]);
    expect(readFileSync(await download.path(), 'utf8')).toContain('bob@birch.example');
  });

  it('a webhook is set, delivers a lead, shows a failed attempt with its answer, and is removed', async () => {
    await admin.getByLabel('Address of the webhook').fill(system.url);
    await admin.getByRole('button', { name: 'Save webhook' }).click();
    await admin.getByText(/^whsec_/).waitFor();
    await admin.getByRole('button', { name: 'I have copied it' }).click();
    await ask('cy@birch.example');
    await expect.poll(() => system.received.join(''), { timeout: 20_000 }).toContain('cy@birch.example');
    const deliveries = admin.getByRole('region', { name: 'Deliveries' });
    const shows = (text: string) => async () => {
      await admin.reload();
      await deliveries.getByRole('article').first().waitFor();
      return (await deliveries.textContent())?.includes(text) === true;
    };
    await expect.poll(shows(webhookTexts.states.delivered), { timeout: 20_000 }).toBe(true);
    system.status = 503;
    await ask('dee@birch.example');
    await expect.poll(() => system.received.join(''), { timeout: 20_000 }).toContain('dee@birch.example');
    await expect.poll(shows('answer 503'), { timeout: 20_000 }).toBe(true);
    await admin.getByRole('button', { name: 'Remove webhook' }).click();
    await expect.poll(() => admin.getByLabel('Address of the webhook').inputValue()).toBe('');
  });
});
