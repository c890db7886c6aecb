import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import autoLease from '#calculators/automotive/leases/auto-lease.ts';
import mortgageDetails from '#calculators/real-estate/mortgages/details/mortgage-payment.details.ts';
import mortgagePayment from '#calculators/real-estate/mortgages/mortgage-payment.ts';
import { createDevice, type Device, sizes } from './bench/browser.ts';
import { people, signIn, waitUntilInstalled } from './bench/people.ts';
import { type Server, startServer } from './bench/server.ts';

/**
 * The help beside a field loads after the formulas, in a separate file. It must appear visually and for screen readers, with and without a
 * network.
 */
describe('the help beside a field', () => {
  let server: Server;
  let device: Device;
  let page: Page;

  beforeAll(async () => {
    server = await startServer();
    device = createDevice(sizes.desktop);
    page = await device.open();
    await signIn(page, server.url, people.acmeUser);
    await waitUntilInstalled(page);
  });

  afterAll(async () => {
    await device.remove();
    await server.remove();
  });

  async function helpOf(path: string, label: string): Promise<string> {
    await page.goto(`${server.url}${path}`);
    const help = page.getByRole('button', { name: `About ${label}`, exact: true });
    await help.focus();
    const described = await help.getAttribute('aria-describedby');
    return page.locator(`[role=tooltip][id="${described}"]`).innerText();
  }

  it('is read aloud when its button gets the focus', async () => {
    const { label, tooltip } = mortgagePayment.inputs.homePrice;
    expect(await helpOf('/calculators/mortgage-payment', label)).toBe(tooltip);
  });

  it('is there without a network, on a shelf that was never opened', async () => {
    await device.context().setOffline(true);
    const { label, tooltip = 'no help declared' } = autoLease.inputs.residualPercent;
    expect(await helpOf('/calculators/auto-lease', label)).toBe(tooltip);
    await device.context().setOffline(false);
  });

  it('says that the explanation is not on the device if its file does not load, and loads it on request', async () => {
    const other = createDevice(sizes.desktop);
    try {
      const visit = await other.open();
      const file = '**/assets/details.gen-*.js';
      await visit.route(file, (route) => route.abort());
      await visit.goto(`${server.url}/calculators/mortgage-payment`);
      await visit.getByRole('tab', { name: 'How it works' }).click();
      await visit.getByRole('heading', { name: 'The explanation could not be loaded' }).waitFor();
      await visit.unroute(file);
      await visit.getByRole('button', { name: 'Try again' }).click();
      await visit.getByText(mortgageDetails.explanation.formula[0] ?? 'no formula').waitFor();
    } finally {
      await other.remove();
    }
  });
});
