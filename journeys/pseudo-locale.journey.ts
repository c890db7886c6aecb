import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sections } from '#app/app/admin/sections.ts';
import { languageNames } from '#contract/language/language-names.ts';
import { demoCoupons, demoPeople, demoPlans, demoTenants } from '#server/programs/seed/demo.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn } from './bench/people.ts';
import { cutTexts, speakPseudo, untranslated } from './bench/pseudo-locale.ts';
import { type Server, startServer } from './bench/server.ts';

const ids = sections.map(({ id }) => id);

/** Names, codes, and descriptions that the people of the demo have typed in. They are not translated. */
const typed = new Set<string>([
  ...demoPeople.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
  ...demoTenants.flatMap(({ name, subdomain }) => [name, subdomain]),
  ...demoPlans.flatMap(({ name, description }) => [name, description]),
  ...demoCoupons.flatMap(({ code, name }) => [code, name]),
  ...Object.values(languageNames),
]);

/** Addresses, moments, numbers of invoices, lines of HTML to copy, and the product's name. */
const written =
  /^(?:INV-\d+.*|<[a-z].*>|[\w.+-]+@[\w.-]+|[\w-]+(?:\.[\w-]+)+(?:\/\S*)?|\/\S*|https?:\S+|[\d/:,. ]+(?:AM|PM)?|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d.*|Acme.*|Birch.*|Reckoner.*)$/;

describe('no screen shows a text outside the catalog, and nothing is cut when texts are longer', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await speakPseudo(device.context());
    await signIn(page, server.url, people.owner);
  });
  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function expectFromCatalog(path: string, wait = 'main h1'): Promise<void> {
    await page.goto(`${server.url}${path}`);
    await page.locator(wait).first().waitFor();
    await page.locator('main').getByText('Lóádíñg').first().waitFor({ state: 'detached' });
    for (const size of [sizes.desktop, sizes.phone]) {
      await page.setViewportSize(size);
      expect(
        (await untranslated(page)).filter((text) => !typed.has(text) && !written.test(text)),
        `${path}, outside the catalog`,
      ).toEqual([]);
      expect(await cutTexts(page), `${path} at ${size.width} pixels, cut`).toEqual([]);
    }
    await page.setViewportSize(sizes.desktop);
  }

  it.each(ids)('the section %s', (section) => expectFromCatalog(`/admin/${section}`));

  it.each([
    '/customer-portal',
    '/customer-portal?tab=account',
    '/calculators/meeting',
    '/select-calculators',
    '/templates',
    '/subscribe',
    '/nowhere',
  ])('the screen %s', (path) => expectFromCatalog(path));

  it.each(['auto-loan', 'mortgage-payment', 'retirement-planner', 'income-tax-detailed', 'breakeven-analysis'])('the calculator %s', (id) =>
    expectFromCatalog(`/calculators/${id}`, '.workbench__fields'),
  );

  it('longer buttons on a tablet leave the sentence of the answer at least 18 rem', async () => {
    await page.setViewportSize(sizes.tablet);
    await page.goto(`${server.url}/calculators/mortgage-payment`);
    const sentence = page.locator('.workbench__say');
    await sentence.waitFor();
    expect((await sentence.boundingBox())?.width).toBeGreaterThanOrEqual(18 * 16);
  });
});
