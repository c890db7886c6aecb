import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import { localAtom } from '#app/device/local/shown/local-atoms.ts';
import {
  billing,
  button,
  drawingMs,
  idOf,
  info,
  linesOf,
  numbered,
  openAccount,
  running,
  savedFiles,
  usage,
} from '#app/testing/account-scene.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Monthly invoices, the newest first. The last one is INV-000001. */
function invoicesOf(count: number) {
  return Array.from({ length: count }, (_, at) => ({
    ...numbered,
    id: idOf(String(50 + at)),
    number: `INV-${String(count - at).padStart(6, '0')}`,
    createdAt: new Date(Date.UTC(2026, 10 - at, 15, 12)).toISOString(),
  }));
}

const rows = () => page.getByRole('region', { name: 'Recent Invoices' }).getByRole('listitem');
const older = () => button('Show older invoices');

describe('the invoices before the newest twelve', () => {
  it('[R-PORT-08] [R-PORT-17] are shown twelve at a time, each as a PDF', async () => {
    const written = savedFiles();
    await openAccount('tenant_admin', { account: { ...billing, invoices: invoicesOf(26) } });
    await expect.poll(() => rows().elements().length).toBe(12);
    await older().click();
    await expect.poll(() => rows().elements().length).toBe(24);
    await expect.element(button('Download Invoice INV-000014')).toHaveFocus();
    await older().click();
    await expect.poll(() => rows().elements().length).toBe(26);
    await expect.element(button('Download Invoice INV-000002')).toHaveFocus();
    expect(older().query()).toBeNull();
    await button('Download Invoice INV-000001').click();
    await expect.poll(() => written.length, { timeout: drawingMs }).toBe(1);
    expect(await linesOf(written[0])).toContain('Invoice INV-000001');
  });

  it('[R-PORT-08] need no button while there are none', async () => {
    await openAccount('tenant_admin', { account: { ...billing, invoices: invoicesOf(12) } });
    await expect.element(button('Download Invoice INV-000001')).toBeVisible();
    expect(older().query()).toBeNull();
  });

  it('[R-PORT-17] are on the device without a network', async () => {
    const written = savedFiles();
    const kept: Readonly<Record<string, unknown>> = {
      'account-info:own': { ...info, subscription: running },
      'account-usage:own': usage,
      'account-billing:own': { ...billing, invoices: invoicesOf(13) },
    };
    answeringWith(async () => {
      throw new TypeError('Failed to fetch');
    });
    const { store } = await showApp('/customer-portal?tab=account', signedIn('tenant_admin'));
    queueingLocal(store, {});
    const local = store.get(localAtom);
    if (local === undefined) throw new Error('The device is not open.');
    const find: typeof local.pages.find = async (name, row) => ({ rows: [z.parse(row, kept[name])], total: 1, at: 0 });
    store.set(localAtom, { ...local, pages: { ...local.pages, find } });
    await older().click();
    await button('Download Invoice INV-000001').click();
    await expect.poll(() => written.length, { timeout: drawingMs }).toBe(1);
    expect(await linesOf(written[0])).toContain('Invoice INV-000001');
  });
});
