import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { calculatorRow } from '#app/testing/calculator-row.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const all = [
  calculatorRow('loan', 'auto', 'Financing', 2),
  calculatorRow('basic', 'auto', 'Financing', 1),
  calculatorRow('house', 'mortgage', 'Payment', 3),
  calculatorRow('tax', 'financial', 'Tax', 4),
  calculatorRow('cash', 'business', 'Flow', 5),
  calculatorRow('moon', 'space', 'Orbit', 6),
];

const older = {
  ...acme,
  id: '01900000-0000-7000-8000-00000000ac3f',
  name: 'Old Firm',
  subdomain: 'old',
  createdAt: '2020-01-01T00:00:00.000Z',
};
const myTenants = '/api/tenants/my-tenants';
const addPath = (id: string) => `/api/admin/tenants/${acme.id}/calculators/${id}`;
const mine = [older, acme].map(({ id, name, subdomain, customDomain, status, trialEndsAt, createdAt, planName }) => ({
  ...{ id, name, subdomain, customDomain, status, trialEndsAt, createdAt, planName },
  role: 'tenant_admin',
}));
const added = () => Response.json({ current: 1, limit: 2, remaining: 1 });

interface Scene {
  readonly limit?: number | null;
  readonly enabled?: readonly string[];
  readonly answers?: Readonly<Record<string, () => Response>>;
  readonly tenants?: readonly unknown[];
  readonly reachable?: boolean;
}

async function open({ limit = 2, enabled = [], answers = {}, tenants = mine, reachable = true }: Scene = {}) {
  const calls = answering(reachable ? { [myTenants]: () => Response.json(tenants), ...answers } : {});
  const shown = await showApp('/select-calculators', signedIn('tenant_admin'));
  const queued = queueingLocal(shown.store, {
    tenant: [{ ...acme, calculatorLimit: limit }, older],
    calculator: all,
    tenantCalculator: enabled.map((id) => ({
      id: `${acme.id}:${id}`,
      tenantId: acme.id,
      calculatorId: id,
      isEnabled: true,
      addedAt: '2026-01-01T00:00:00.000Z',
    })),
  });
  shown.store.set(connectionAtom, { ...shown.store.get(connectionAtom), reachable });
  return { calls, queued, ...shown };
}

const box = (id: string) => page.getByRole('checkbox', { name: new RegExp(`Calculator ${id} `) });
const goOn = () => page.getByRole('button', { name: 'Continue to Dashboard' });
const toast = () => page.getByRole('status').last();

describe('selecting calculators', () => {
  it('[R-SEL-01] [R-SEL-02] [R-ROUTE-07] welcomes, and names the tenant that was created last', async () => {
    await open();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Ann!');
    await expect.element(page.getByText('Setting up calculators for Acme Advisors')).toBeVisible();
  });

  it('[R-SEL-03] [R-SEL-12] counts from nothing against the limit, with a bar and what remains', async () => {
    await open();
    await expect.element(page.getByText('0 / 2 selected')).toBeVisible();
    await expect.element(page.getByText('2 calculators remaining')).toBeVisible();
    await box('tax').click();
    await expect.element(page.getByText('1 / 2 selected')).toBeVisible();
    await expect.element(page.getByText('1 calculators remaining')).toBeVisible();
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('value', '1');
    await box('tax').click();
    await expect.element(page.getByText('0 / 2 selected')).toBeVisible();
  });

  it('[R-SEL-03] shows no card where the plan has no limit', async () => {
    await open({ limit: null });
    await expect.element(box('tax')).toBeVisible();
    expect(page.getByRole('progressbar').query()).toBeNull();
  });

  it('[R-SEL-04] [R-SEL-06] groups by suite in cards with their count, and rows with title, description and category', async () => {
    await open();
    await expect.element(page.getByRole('region', { name: 'Auto Calculators' })).toHaveTextContent(/2 available/);
    for (const title of ['Financial Calculators', 'Mortgage Calculators', 'Business Calculators', 'Space Calculators'])
      await expect.element(page.getByRole('region', { name: title })).toHaveTextContent(/1 available/);
    await expect
      .element(page.getByRole('listitem').filter({ has: box('basic') }))
      .toHaveTextContent(/Calculator basic.*About basic\..*Financing/);
    const titles = [...document.querySelectorAll('[aria-labelledby] .selection__text b')].map((each) => each.textContent);
    expect(titles.indexOf('Calculator basic')).toBeLessThan(titles.indexOf('Calculator loan'));
  });

  it('[R-SEL-07] tells the suites apart by icon and color', async () => {
    await open();
    await expect.element(box('tax')).toBeVisible();
    const icons = [...document.querySelectorAll('.selection__icon')];
    expect(icons.length).toBe(5);
    expect(new Set(icons.map((icon) => icon.innerHTML)).size).toBe(5);
    expect(new Set(icons.map((icon) => getComputedStyle(icon).color)).size).toBe(5);
  });

  it('[R-SEL-08] [R-SEL-13] disables what is left at the limit, and says which limit that is', async () => {
    await open();
    await box('tax').click();
    await box('loan').click();
    await expect.element(box('house')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(box('tax')).toBeEnabled();
    await box('house').click({ force: true });
    await expect.element(toast()).toHaveTextContent('Limit ReachedYour plan allows 2 calculators. Please upgrade for more.');
    await expect.element(box('house')).not.toBeChecked();
  });

  it('[R-SEL-09] [R-SEL-11] says how many are selected, and goes on with at least one', async () => {
    await open();
    await expect.element(page.getByText('Select at least one calculator to continue')).toBeVisible();
    await expect.element(goOn()).toBeDisabled();
    await box('tax').click();
    await expect.element(page.getByText('1 calculator(s) selected')).toBeVisible();
    await expect.element(goOn()).toBeEnabled();
  });

  it('[R-SEL-10] can be skipped', async () => {
    await open();
    await expect.element(page.getByRole('link', { name: 'Skip for Now' })).toHaveAttribute('href', '/');
  });

  it('[R-SEL-18] says so where there is no tenant', async () => {
    await open({ tenants: [] });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('You belong to no tenant yet');
    await expect.element(page.getByRole('link', { name: 'Skip for Now' })).toBeVisible();
  });

  it('[R-ROUTE-08] is not shown to a visitor', async () => {
    answering({});
    await showApp('/select-calculators', { status: 'signedOut' });
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
    expect(goOn().query()).toBeNull();
  });
});

describe('saving the selection', () => {
  it('[R-SEL-11] [R-SEL-14] sends one call per calculator, all at once', async () => {
    await open();
    const sent: string[] = [];
    await box('tax').click();
    await box('loan').click();
    answeringWith((path: string, init: RequestInit) => {
      sent.push(`${init.method} ${path}`);
      return new Promise(() => undefined);
    });
    await goOn().click();
    await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    expect(sent.sort()).toEqual([`POST ${addPath('loan')}`, `POST ${addPath('tax')}`]);
  });

  it('[R-SEL-15] [R-SEL-16] says that it is saved, and goes to the home of the tenant', async () => {
    const { router } = await open({ answers: { [addPath('tax')]: added } });
    await box('tax').click();
    await goOn().click();
    await expect.element(toast()).toHaveTextContent('Success!Your calculator selection has been saved.');
    expect(router.state.location.pathname).toBe('/acme');
  });

  it.each([
    ['the words of the server', 'The tenant is suspended.', 'ErrorThe tenant is suspended.'],
    ['words of its own', '', 'ErrorFailed to save selections'],
  ])('[R-SEL-17] [R-ERR-06] says a failure with %s', async (_what, body, told) => {
    const { router } = await open({ answers: { [addPath('tax')]: () => new Response(body, { status: 409, statusText: '' }) } });
    await box('tax').click();
    await goOn().click();
    await expect.element(toast()).toHaveTextContent(told);
    expect(router.state.location.pathname).toBe('/select-calculators');
  });

  it('names the calculators that were not saved, and tries only those again', async () => {
    await open({ limit: null, answers: { [addPath('tax')]: added, [addPath('loan')]: () => new Response('Busy', { status: 503 }) } });
    await box('tax').click();
    await box('loan').click();
    await goOn().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved: Calculator loan.');
    const calls = answering({ [addPath('loan')]: added });
    await goOn().click();
    await expect.element(toast()).toHaveTextContent('Success!');
    expect(calls.filter((path) => path.includes('/calculators/'))).toEqual([addPath('loan')]);
  });

  it('[R-ERR-02] says that the session is gone, and goes to sign-in', async () => {
    sessionStorage.removeItem('loginRedirectAt');
    const { left } = await open({ answers: { [addPath('tax')]: () => new Response('Unauthorized', { status: 401 }) } });
    await box('tax').click();
    await goOn().click();
    await expect.poll(() => toast().element().textContent).toContain('UnauthorizedYou are logged out. Logging in again...');
    await expect.poll(() => left, { timeout: 5_000 }).toEqual([expect.stringMatching(/^\/api\/login/)]);
  });

  it('waits on the device as one change without a network', async () => {
    const { queued, router } = await open({ reachable: false });
    await box('tax').click();
    await box('loan').click();
    await goOn().click();
    await expect.element(toast()).toHaveTextContent('Saved on this device');
    expect(queued).toMatchObject([{ type: 'calculators.set', args: { tenantId: acme.id, add: ['tax', 'loan'], remove: [] } }]);
    expect(router.state.location.pathname).toBe('/acme');
  });

  it('keeps what the tenant has already, and counts it', async () => {
    await open({ enabled: ['tax'] });
    await expect.element(page.getByText('1 / 2 selected')).toBeVisible();
    await expect.element(box('tax')).toBeChecked();
    await expect.element(box('tax')).toBeDisabled();
    await expect.element(page.getByText('Select at least one calculator to continue')).toBeVisible();
  });

  it('leads on to the calculators of the firm when the plan allows no more', async () => {
    await open({ enabled: ['tax', 'loan'] });
    await expect.element(page.getByText(/already uses the 2 calculators of its plan/)).toBeVisible();
    expect(goOn().query()).toBeNull();
    const onward = page.getByRole('link', { name: 'Open the calculators of Acme Advisors' });
    await expect.element(onward).toHaveAttribute('href', '/acme');
  });

  it('leads on to the calculators of the firm when every calculator is in use', async () => {
    await open({ limit: null, enabled: all.map(({ id }) => id) });
    await expect.element(page.getByText('Acme Advisors already uses every calculator. There is nothing left to choose.')).toBeVisible();
  });
});
