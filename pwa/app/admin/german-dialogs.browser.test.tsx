import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as z from 'zod/mini';
import catalog from '#app/frame/language/de.json?raw';

const german = z.record(z.string(), z.string()).parse(JSON.parse(catalog));

type Screens = {
  readonly OwnSupport: typeof import('#app/tenants/support/own-support.tsx')['OwnSupport'];
  readonly SupportQueue: typeof import('#app/tenants/support/support-queue.tsx')['SupportQueue'];
  readonly CouponsSection: typeof import('#app/money/coupons/coupons-section.tsx')['CouponsSection'];
  readonly WebhookCard: typeof import('#app/pages/webhooks/webhook-card.tsx')['WebhookCard'];
};
let screens: Screens;
// All are imported after the catalog is set, because the declarations that they import read their texts at once.
let answeringWith: typeof import('#app/testing/answering.ts')['answeringWith'];
let showSection: typeof import('#app/testing/show-section.tsx')['showSection'];
let acme: typeof import('#app/testing/people.ts')['acme'];

beforeAll(async () => {
  globalThis.spoken = { locale: 'de-DE', texts: new Map(Object.entries(german)) };
  ({ answeringWith } = await import('#app/testing/answering.ts'));
  ({ showSection } = await import('#app/testing/show-section.tsx'));
  ({ acme } = await import('#app/testing/people.ts'));
  screens = {
    ...(await import('#app/tenants/support/own-support.tsx')),
    ...(await import('#app/tenants/support/support-queue.tsx')),
    ...(await import('#app/money/coupons/coupons-section.tsx')),
    ...(await import('#app/pages/webhooks/webhook-card.tsx')),
  };
});
afterAll(() => {
  globalThis.spoken = undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const english: ReadonlySet<string> = new Set(Object.entries(german).flatMap(([key, text]) => (key === text ? [] : [key])));

/** Texts of the screen that stand in the catalog in English and have another text in German. */
function englishTexts(): readonly string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? '';
    if (english.has(text) && walker.currentNode.parentElement?.closest('style,script') === null) found.push(text);
  }
  return found;
}

const request = {
  ...{ id: '019600aa-0000-7000-8000-0000000000e1', subject: 'Einfuhr', message: 'Geht das?', asker: 'ann@northwind.example' },
  ...{ answerHours: 16, dueAt: '2099-01-16T09:00:00.000Z', answeredAt: null, answeredBy: null, createdAt: '2026-01-15T09:00:00.000Z' },
};
const tenantId = '01900000-0000-7000-8000-00000000ac3e';
const queued = { ...request, tenantId, tenantName: 'Northwind', plan: 'Enterprise', isPriority: true };
const webhook = {
  ...{ tenantId, url: 'https://crm.example.com/leads', switchedOffAt: null, oldSecretEndsAt: null, deliveries: [] },
};

it('an administrator writes to support in German', async () => {
  answeringWith(async (path: string) =>
    Response.json(path.includes('promise') ? { answerHours: 16, isPriority: true } : path.includes('requests') ? [request] : []),
  );
  await showSection(<screens.OwnSupport />, { role: 'tenant_admin', rows: { tenant: [acme] } });

  await expect.element(page.getByText('Zeit bis zur Antwort des Supports der Plattform: 2 Geschäftstage.')).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Einfuhr.*Nicht beantwortet/ })).toBeVisible();
  await page.getByLabelText('Nachricht').fill('Geht das?');
  await page.getByRole('button', { name: 'Anfrage senden' }).click();
  await expect.element(page.getByText('Bitte geben Sie einen Betreff ein')).toBeVisible();
  expect(englishTexts()).toEqual([]);
});

it('the platform owner works through the support queue in German', async () => {
  answeringWith(async () => Response.json([queued]));
  await showSection(<screens.SupportQueue />, { role: 'platform_owner' });
  await expect
    .element(page.getByRole('row', { name: /Northwind/ }))
    .toHaveTextContent(/Bevorzugt.*Einfuhr.*16\.01\.2099.*Nicht beantwortet/);
  await page.getByRole('button', { name: /Einfuhr/ }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Als beantwortet markieren' })).toBeVisible();
  expect(englishTexts()).toEqual([]);
});

it('the platform owner creates a coupon in German', async () => {
  await showSection(<screens.CouponsSection />, { role: 'platform_owner', rows: { coupon: [] } });
  await page.getByRole('button', { name: 'Gutschein anlegen' }).first().click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByRole('dialog').getByLabelText('Rabatt in Prozent')).toBeVisible();
  expect(englishTexts()).toEqual([]);
});

it('the single attempt of a delivery is counted in German', async () => {
  const delivery = {
    ...{ id: '019600aa-0000-7000-8000-0000000000e2', leadId: '019600aa-0000-7000-8000-0000000000f9', state: 'delivered', attempts: 1 },
    ...{ lastStatus: 200, lastAnswer: null, attemptedAt: '2026-01-16T09:00:01.000Z', createdAt: '2026-01-16T09:00:00.000Z' },
  };
  answeringWith(async () => Response.json({ ...webhook, deliveries: [delivery] }));
  await showSection(<screens.WebhookCard tenant={acme} />, { role: 'tenant_admin', rows: { tenant: [acme] } });
  await expect.element(page.getByRole('article')).toHaveTextContent(/1 Versuch · zuletzt am/);
});

it('an administrator sets the webhook in German', async () => {
  answeringWith(async () => Response.json(webhook));
  await showSection(<screens.WebhookCard tenant={acme} />, { role: 'tenant_admin', rows: { tenant: [acme] } });
  await expect.element(page.getByRole('textbox', { name: 'Adresse des Webhooks' })).toBeVisible();
  expect(englishTexts()).toEqual([]);
});
