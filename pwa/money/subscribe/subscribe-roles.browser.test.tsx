import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { billing, info, plans, running } from '#app/testing/account-scene.ts';
import { answeringWith } from '#app/testing/answering.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showApp } from '#app/testing/show-app.tsx';
import type { Role } from '#contract/people/roles.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const month = { planName: 'Professional', interval: 'month', priceCents: 5900, discountedCents: 5900, dueCents: 5900, freeTrialDays: 0 };

interface Scene {
  readonly subscription?: object | null;
  readonly asked?: () => Response;
  readonly path?: string;
}

/** The subscribe page, and the calls that change something. */
async function open(role: Role, { subscription = null, asked, path = '/subscribe' }: Scene = {}) {
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  answeringWith((called, { method, body }) => {
    if (method === 'POST') sent.push({ path: called, body: JSON.parse(body) });
    if (called === '/api/tenant/plan-requests' && asked !== undefined) return asked();
    if (called === '/api/create-subscription') return Response.json({ clientSecret: 'sub_1_secret_2', price: month });
    if (called.startsWith('/api/tenant/info')) return Response.json({ ...info, id: acme.id, subscription });
    if (called.startsWith('/api/tenant/billing')) return Response.json(billing);
    throw new TypeError('Failed to fetch');
  });
  const shown = await showApp(path, signedIn(role));
  queueingLocal(shown.store, { tenantHead: [tenantRow], plan: plans });
  return { ...shown, sent };
}
const tenantRow = sentTenant({ id: acme.id, name: acme.name, subdomain: acme.subdomain });

const ask = () => page.getByRole('button', { name: 'Ask your administrator' });

describe('an ordinary user on the subscribe page', () => {
  it('[R-ROUTE-23] sees the plan of the firm and asks the administrators, who are told', async () => {
    const { sent } = await open('user', { asked: () => Response.json({ message: 'Your administrators have your request.' }) });
    await expect.element(page.getByText('Acme Advisors uses the plan Professional.')).toBeVisible();
    await ask().click();
    await expect.element(page.getByText('Your administrators have your request.')).toBeVisible();
    expect(ask().query()).toBeNull();
    expect(sent).toEqual([{ path: '/api/tenant/plan-requests', body: { tenant: acme.id } }]);
  });

  it('reads why the administrators were not asked', async () => {
    await open('user', { asked: () => new Response('Too many tries. Please wait 12 hours and try again.', { status: 429 }) });
    await ask().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please wait 12 hours');
    await expect.element(ask()).toBeEnabled();
  });

  it('starts no subscription by looking', async () => {
    const { sent } = await open('user');
    await expect.element(ask()).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe('an administrator on the subscribe page', () => {
  it('of a subscribed firm sees plan and next bill, and changes the plan', async () => {
    const { sent } = await open('tenant_admin', { subscription: running });
    await expect.element(page.getByRole('heading', { level: 1, name: 'Your subscription' })).toBeVisible();
    await expect.element(page.getByText('Professional')).toBeVisible();
    await expect.element(page.getByText(/^\$\S+ on /)).toBeVisible();
    expect(sent).toEqual([]);
    const change = page.getByRole('link', { name: 'Change plan' });
    await expect.element(change).toHaveAttribute('href', `/customer-portal?tab=account&tenant=${acme.id}&choose=plan`);
  });

  it('without a subscription pays for one', async () => {
    await open('tenant_admin');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' })).toBeVisible();
  });
});

describe('a platform owner on the subscribe page', () => {
  it('chooses a firm, and subscribes for it only with a click', async () => {
    const { sent } = await open('platform_owner');
    await page.getByRole('combobox', { name: 'Firm' }).selectOptions(acme.id);
    await expect.element(page.getByRole('heading', { name: 'Subscription of Acme Advisors' })).toBeVisible();
    expect(sent).toEqual([]);
    await page.getByRole('button', { name: 'Subscribe to Professional' }).click();
    await expect.element(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible();
    expect(sent).toEqual([{ path: '/api/create-subscription', body: { tenant: acme.id } }]);
  });

  it('sees the state of a firm that is subscribed', async () => {
    await open('platform_owner', { subscription: running, path: `/subscribe?tenant=${acme.id}` });
    await expect.element(page.getByRole('link', { name: 'Change plan' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Subscribe to Professional' }).query()).toBeNull();
  });
});
