import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createAppRouter } from '#app/app/start/router.tsx';
import { type Audience, audiences, screensByPath } from '#app/frame/shell/audiences.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';

beforeEach(() => {
  answering({
    '/api/create-subscription': () => Response.json({ clientSecret: 'sub_1_secret_2' }),
    '/manifest.webmanifest?tenant=acme': () => Response.json({ id: '/acme', name: 'Acme Advisors' }),
    '/manifest.webmanifest?tenant=nobody': () => Response.json({ id: '/', name: 'Reckoner' }),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A text that each screen shows first. */
const seen = {
  landing: () => page.getByRole('heading', { level: 1, name: 'Financial calculators your clients trust, under your name' }),
  admin: () => page.getByRole('navigation', { name: 'Administration' }),
  portal: () => page.getByRole('heading', { level: 1, name: 'Financial Calculators' }),
  accepted: () => page.getByRole('heading', { level: 1, name: 'Invitation Accepted!' }),
  notAccepted: () => page.getByRole('heading', { level: 1, name: 'Invitation Error' }),
  calculator: () => page.getByRole('heading', { level: 1, name: 'Mortgage Payment' }),
  notSwitchedOn: () => page.getByRole('heading', { level: 1, name: 'Mortgage Payment is not switched on' }),
  tenantSignIn: () => page.getByText('Sign in to open your calculators.'),
  signUp: () => page.getByRole('heading', { level: 1, name: 'Start Free Trial' }),
  accept: () => page.getByRole('heading', { level: 1, name: 'The invitation cannot be checked' }),
  templates: () => page.getByRole('heading', { level: 1, name: 'Landing Page Templates' }),
  subscribe: () => page.getByRole('heading', { level: 1, name: 'Complete Your Subscription' }),
  askForPlan: () => page.getByRole('button', { name: 'Ask your administrator' }),
  subscribeForTenant: () => page.getByRole('heading', { level: 1, name: 'Subscriptions of firms' }),
  selection: () => page.getByRole('heading', { level: 1, name: 'Welcome, Ann!' }),
  noTenant: () => page.getByRole('heading', { level: 1, name: 'You belong to no tenant yet' }),
  meeting: () => page.getByRole('heading', { level: 1, name: 'Meeting' }),
  plan: () => page.getByRole('heading', { level: 1, name: 'Household plan' }),
  migration: () => page.getByRole('heading', { level: 1, name: 'Migrate Data' }),
  builder: () => page.getByRole('toolbar', { name: 'Page' }),
  notFound: () => page.getByRole('heading', { level: 1, name: '404 Page Not Found' }),
} as const;
type Seen = keyof typeof seen;

const everybody = (screen: Seen): readonly (readonly [Audience, Seen])[] => audiences.map((audience) => [audience, screen]);

/** By path, as in the specification: the specification rows that are tested, and the text that each audience sees there. */
const walk: readonly (readonly [rows: string, path: string, route: string, readonly (readonly [Audience, Seen])[]])[] = [
  ['[R-ROUTE-09] [R-PROD-06]', '/', '/', [['visitor', 'landing']]],
  ['[R-ROUTE-22]', '/', '/', [['user', 'portal']]],
  ['[R-ROUTE-12]', '/', '/', [['platform_owner', 'admin']]],
  ['[R-ROUTE-13]', '/admin', '/admin', [['platform_owner', 'admin']]],
  ['[R-ROUTE-14]', '/', '/', [['tenant_admin', 'admin']]],
  ['[R-ROUTE-14]', '/admin', '/admin', [['tenant_admin', 'admin']]],
  ['a stranger:', '/admin', '/admin', [['visitor', 'notFound']]],
  ['[R-ROUTE-20]', '/admin', '/admin', [['user', 'notFound']]],
  ['[R-ROUTE-20]', '/landing-page-builder', '/landing-page-builder', [['user', 'notFound']]],
  ['a stranger:', '/landing-page-builder', '/landing-page-builder', [['visitor', 'notFound']]],
  [
    '[R-ROUTE-19]',
    '/landing-page-builder',
    '/landing-page-builder',
    [
      ['tenant_admin', 'builder'],
      ['platform_owner', 'builder'],
    ],
  ],
  [
    'a section:',
    '/admin/calculators',
    '/admin/$section',
    [
      ['visitor', 'notFound'],
      ['user', 'notFound'],
      ['tenant_admin', 'admin'],
      ['platform_owner', 'admin'],
    ],
  ],
  ['the root is their landing page:', '/landing', '/landing', [['visitor', 'notFound']]],
  ['[R-ROUTE-23]', '/landing', '/landing', [['user', 'landing']]],
  [
    '[R-ROUTE-15]',
    '/landing',
    '/landing',
    [
      ['tenant_admin', 'landing'],
      ['platform_owner', 'landing'],
    ],
  ],
  ['[R-ROUTE-10]', '/customer-portal', '/customer-portal', [['visitor', 'portal']]],
  ['[R-ROUTE-23]', '/customer-portal', '/customer-portal', [['user', 'portal']]],
  [
    '[R-ROUTE-16]',
    '/customer-portal',
    '/customer-portal',
    [
      ['tenant_admin', 'portal'],
      ['platform_owner', 'portal'],
    ],
  ],
  ['[R-ROUTE-01]', '/invitation-success', '/invitation-success', everybody('accepted')],
  ['[R-ROUTE-02]', '/invitation-error', '/invitation-error', everybody('notAccepted')],
  ['[R-ROUTE-03]', '/accept-invitation?token=any', '/accept-invitation', everybody('accept')],
  ['a meeting:', '/calculators/meeting', '/calculators/meeting', everybody('meeting')],
  ['a household plan:', '/calculators/plan', '/calculators/plan', everybody('plan')],
  ['a new firm:', '/sign-up', '/sign-up', everybody('signUp')],
  ['[R-ROUTE-11]', '/templates', '/templates', [['visitor', 'templates']]],
  ['[R-ROUTE-23]', '/templates', '/templates', [['user', 'templates']]],
  [
    '[R-ROUTE-17]',
    '/templates',
    '/templates',
    [
      ['tenant_admin', 'templates'],
      ['platform_owner', 'templates'],
    ],
  ],
  ['a stranger:', '/subscribe', '/subscribe', [['visitor', 'notFound']]],
  ['[R-ROUTE-23]', '/subscribe', '/subscribe', [['user', 'askForPlan']]],
  [
    '[R-ROUTE-18]',
    '/subscribe',
    '/subscribe',
    [
      ['tenant_admin', 'subscribe'],
      ['platform_owner', 'subscribeForTenant'],
    ],
  ],
  ['[R-ROUTE-08]', '/select-calculators', '/select-calculators', [['visitor', 'notFound']]],
  [
    '[R-ROUTE-07]',
    '/select-calculators',
    '/select-calculators',
    [
      ['user', 'selection'],
      ['tenant_admin', 'selection'],
      ['platform_owner', 'noTenant'],
    ],
  ],
  [
    '[R-ROUTE-21]',
    '/migrate-data',
    '/migrate-data',
    [
      ['visitor', 'notFound'],
      ['user', 'notFound'],
      ['tenant_admin', 'notFound'],
      ['platform_owner', 'migration'],
    ],
  ],
  [
    'without a tenant there is nothing to switch off:',
    '/calculators/mortgage-payment',
    '/calculators/$id',
    [
      ['visitor', 'calculator'],
      ['platform_owner', 'calculator'],
    ],
  ],
  [
    'the tenant has chosen none:',
    '/calculators/mortgage-payment',
    '/calculators/$id',
    [
      ['user', 'notSwitchedOn'],
      ['tenant_admin', 'notSwitchedOn'],
    ],
  ],
  [
    '[R-ROUTE-27]',
    '/acme',
    '/$subdomain',
    [
      ['visitor', 'tenantSignIn'],
      ['user', 'portal'],
      ['tenant_admin', 'portal'],
      ['platform_owner', 'portal'],
    ],
  ],
  ['[R-ROUTE-28]', '/nobody', '/$subdomain', everybody('notFound')],
  ['[R-ROUTE-05]', '/no/such/page', '', everybody('notFound')],
];

function session(audience: Audience) {
  return audience === 'visitor' ? ({ status: 'signedOut' } as const) : signedIn(audience);
}

describe('each audience at each path', () => {
  for (const [rows, path, , expected] of walk) {
    for (const [audience, screen] of expected) {
      it(`[R-ROUTE-31] ${rows} at ${path} a ${audience} sees ${screen}`, async () => {
        await showApp(path, session(audience));
        await expect.element(seen[screen]()).toBeVisible();
        for (const other of ['landing', 'admin', 'notFound'] as const)
          if (other !== screen) expect(seen[other]().query(), other).toBeNull();
      });
    }
  }

  it('[R-ROUTE-31] is walked at every page that is built, by all four', () => {
    const built = Object.keys(screensByPath).filter((path) => Object.hasOwn(createAppRouter().routesByPath, path));
    const walked = (route: string) =>
      new Set(walk.flatMap(([, , each, expected]) => (each === route ? expected.map(([audience]) => audience) : [])));
    expect(built.filter((route) => walked(route).size < audiences.length)).toEqual([]);
  });

  it('[R-ROUTE-31] is a row of the table for every page that is built', () => {
    const unknown = Object.keys(createAppRouter().routesByPath).filter(
      (path) => !Object.hasOwn(screensByPath, path.replace(/(.)\/$/, '$1')),
    );
    expect(unknown).toEqual([]);
  });
});

it('[R-ROUTE-06] the not-found page asks its question, and leads to the start page', async () => {
  await showApp('/no/such/page', signedIn('user'));
  await expect.element(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
});

it('[R-ROUTE-24] shows a spinner and no page until the session is known', async () => {
  const { store } = await showApp('/admin', { status: 'loading' });
  await expect.element(page.getByText('Opening…')).toBeVisible();
  for (const screen of Object.values(seen)) expect(screen().query()).toBeNull();
  const { sessionAtom } = await import('#app/session/state/session-atoms.ts');
  store.set(sessionAtom, signedIn('tenant_admin'));
  await expect.element(seen.admin()).toBeVisible();
  expect(page.getByText('Opening…').query()).toBeNull();
});
