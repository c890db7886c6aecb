import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { canViewAsAtom } from '#app/frame/shell/view-as.ts';
import { quickActionsKey } from '#contract/people/quick-actions.ts';
import type { Role } from '#contract/people/roles.ts';
import '#app/testing/theme.ts';
import { answering } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { queueingLocal } from '#app/testing/queueing-local.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { sections } from './sections.ts';

beforeEach(() => {
  localStorage.clear();
  answering({});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const nav = () => page.getByRole('navigation', { name: 'Administration' });
const panel = () => page.getByRole('complementary', { name: 'Quick Actions' });
const viewAs = () => page.getByRole('combobox', { name: 'View as' });

async function open(role: Role, path = '/admin/billing') {
  // Tall enough for the shortcuts at the end of the sidebar.
  await page.viewport(1280, 1130);
  const shown = await showApp(path, signedIn(role));
  await expect.element(nav()).toBeVisible();
  return shown;
}

function shownSections(): readonly (string | null)[] {
  const [list] = nav().element().querySelectorAll('ul');
  return [...(list?.querySelectorAll('a') ?? [])].map((link) => link.textContent);
}

/** Ids in the order of the sidebar, with the titles that an owner and an admin see. Undefined if they do not see the section. */
const order: readonly (readonly [id: string, ofOwner: string | undefined, ofAdmin: string | undefined])[] = [
  ['overview', 'Overview', 'Overview'],
  ['tenants', 'Tenants', undefined],
  ['users', 'User Management', 'Team Management'],
  ['invitations', 'Invitations', 'Invitations'],
  ['pricing', 'Pricing', undefined],
  ['coupons', 'Coupons', undefined],
  ['ai-usage', 'AI Usage', undefined],
  ['billing', 'Billing', undefined],
  ['calculators', 'Calculators', 'Calculators'],
  ['templates', 'Templates', undefined],
  ['landing-pages', 'Landing Pages', undefined],
  ['pages', undefined, 'Landing Pages'],
  ['leads', 'Leads', 'Leads'],
  ['sales-leads', 'Sales Leads', undefined],
  ['support', 'Support Requests', 'Support'],
  ['analytics', 'Analytics', 'Analytics'],
  ['ab-tests', 'A/B Tests', 'A/B Tests'],
  ['operations', 'Operations', undefined],
  ['audit', 'Audit Log', undefined],
  ['domains', 'Domains', 'Domains'],
  ['embed', 'Embed', 'Embed'],
  ['settings', 'Firm Settings', 'Firm Settings'],
];

describe('the sidebar', () => {
  it('[R-ADM-01] [R-ADM-02] [R-ADM-03] [R-ADM-05] [R-ADM-06] [R-ADM-07] shows an owner every section in order', async () => {
    await open('platform_owner');
    expect(sections.map(({ id }) => id)).toEqual(order.map(([id]) => id));
    expect(shownSections()).toEqual(order.flatMap(([, title]) => title ?? []));
  });

  it('[R-ADM-02] [R-ADM-04] [R-ADM-05] [R-ADM-06] [R-ADM-07] shows an administrator the sections of their own tenant alone', async () => {
    await open('tenant_admin', '/admin/calculators');
    expect(shownSections()).toEqual(order.flatMap(([, , title]) => title ?? []));
  });

  it('[R-ADM-08] offers shortcuts that can be dragged', async () => {
    await open('platform_owner');
    const shortcuts = page.getByRole('list', { name: 'Shortcuts' }).getByRole('link').elements();
    expect(shortcuts.map((link) => link.getAttribute('href'))).toEqual(['/', '/admin', '/templates', '/admin/landing-pages']);
    expect(shortcuts.map((link) => link.getAttribute('draggable'))).toEqual(['true', 'true', 'true', 'true']);
  });

  it('marks the open section, and not also the shortcut that leads there', async () => {
    await open('tenant_admin', '/admin');
    const links = nav().getByRole('link').elements();
    const colors = new Map(links.map((link) => [link.textContent, getComputedStyle(link).backgroundColor]));
    expect(colors.get('Overview')).not.toBe(colors.get('Invitations'));
    expect(colors.get('Dashboard')).toBe(colors.get('Home'));
  });

  it('lines up the choice of the language with the choice of the view', async () => {
    await open('tenant_admin');
    const edges = (name: string) => {
      const { left, right } = nav().getByRole('combobox', { name }).element().getBoundingClientRect();
      return [left, right];
    };
    await expect.element(nav().getByRole('combobox', { name: 'Language' })).toBeVisible();
    expect(edges('Language')).toEqual(edges('View as'));
  });

  it('on a phone is behind a button that names the current section', async () => {
    await open('platform_owner');
    await page.viewport(390, 844);
    const menu = page.getByRole('button', { name: 'Sections. You are in Billing' });
    await expect.element(page.getByRole('link', { name: 'Pricing' })).not.toBeInTheDocument();
    await menu.click();
    await page.getByRole('link', { name: 'Pricing' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Pricing' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Sections. You are in Pricing' })).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the role badge and the view switch', () => {
  it.each([
    ['platform_owner', 'Platform Admin · viewing as Platform Admin', ['Platform Admin', 'Tenant Admin', 'user']],
    ['tenant_admin', 'Tenant Admin · viewing as Tenant Admin', ['Admin mode', 'User mode']],
  ] as const)(
    '[R-ADM-20] [R-ADM-21] [R-ADM-22] [R-ADM-23] a %s reads their own role and view, and can choose others',
    async (role, badge, views) => {
      await open(role, '/admin/calculators');
      await expect.element(page.getByText(badge)).toBeVisible();
      expect([...viewAs().element().querySelectorAll('option')].map((option) => option.textContent)).toEqual(views);
    },
  );

  it('[R-ADM-25] [R-ADM-26] switching in production says that it is disabled, and switches nothing', async () => {
    const { store } = await open('platform_owner');
    store.set(canViewAsAtom, false);
    await viewAs().selectOptions('Tenant Admin');
    await expect.element(page.getByText('Role Switch Disabled')).toBeVisible();
    await expect.element(page.getByText('Role switching is only available in development mode.')).toBeVisible();
    await expect.element(page.getByText('Platform Admin · viewing as Platform Admin')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Pricing' })).toBeVisible();
  });

  it('[R-ADM-26] switching in a development build shows the screens of that role, and leads back', async () => {
    await open('platform_owner');
    await viewAs().selectOptions('Tenant Admin');
    await expect.element(page.getByText('Platform Admin · viewing as Tenant Admin')).toBeVisible();
    expect(page.getByRole('link', { name: 'Pricing' }).query()).toBeNull();
    await viewAs().selectOptions('user');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible();
    await viewAs().selectOptions('Platform Admin');
    await expect.element(page.getByText('Platform Admin · viewing as Platform Admin')).toBeVisible();
  });

  it('[R-ADM-24] the portal has the bar for administrators, and none for a user', async () => {
    const { screen } = await showApp('/customer-portal', signedIn('tenant_admin'));
    await expect.element(viewAs()).toBeVisible();
    await screen.unmount();
    await showApp('/customer-portal', signedIn('user'));
    await expect.element(page.getByRole('heading', { level: 1, name: 'Financial Calculators' })).toBeVisible();
    expect(page.getByText('View as').query()).toBeNull();
  });
});

const item = (at: number) => ({ path: `/place-${at}`, label: `Place ${at}`, icon: 'home' });
const store = (actions: unknown) => localStorage.setItem(quickActionsKey, JSON.stringify(actions));
const stored = (): unknown => JSON.parse(localStorage.getItem(quickActionsKey) ?? 'null');
async function pin(): Promise<void> {
  await panel().getByRole('button', { name: 'Pin Quick Actions' }).click();
  await expect.element(panel().getByRole('button', { name: 'Unpin Quick Actions' })).toBeVisible();
}
/** Drops at a point that is already visible: scrolling to the middle of the panel would move another item under the pointer. */
const drag = (name: string) =>
  userEvent.dragAndDrop(nav().getByRole('link', { name, exact: true }), panel(), { targetPosition: { x: 60, y: 120 } });

describe('the quick actions', () => {
  const row = {
    id: '01900000-0000-7000-8000-0000000000aa',
    email: 'ann@acme.test',
    firstName: 'Ann',
    lastName: 'Lee',
    isActive: true,
    memberships: [],
  };
  const billing = { path: '/admin/billing', label: 'Billing', icon: 'billing' };

  it('are those that the person chose on another device, and a change waits for the network', async () => {
    const { store: atoms } = await open('platform_owner');
    const me = { ...row, role: 'platform_owner', quickActions: [billing] };
    const queued = queueingLocal(atoms, { me: [me] });
    await pin();
    await expect.element(panel().getByRole('link', { name: 'Billing' })).toBeVisible();
    await panel().getByRole('button', { name: 'Add a quick action' }).click();
    await page.getByRole('menuitem', { name: 'Coupons' }).click();
    await expect.element(panel().getByRole('link', { name: 'Coupons' })).toBeVisible();
    await panel().getByRole('button', { name: 'Remove Billing' }).click();
    await expect.element(panel().getByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
    expect(queued.map(({ type, args }) => [type, args])).toEqual([
      [
        'preferences.quickActions',
        {
          personId: '01900000-0000-7000-8000-0000000000aa',
          quickActions: [billing, { path: '/admin/coupons', label: 'Coupons', icon: 'coupons' }],
        },
      ],
      [
        'preferences.quickActions',
        { personId: '01900000-0000-7000-8000-0000000000aa', quickActions: [{ path: '/admin/coupons', label: 'Coupons', icon: 'coupons' }] },
      ],
    ]);
  });

  it('[R-ADM-09] [R-ADM-17] open while the pointer is over them, or while they are pinned', async () => {
    await open('platform_owner');
    await userEvent.hover(nav());
    expect(page.getByText('Drag menu items here').query()).toBeNull();
    await userEvent.hover(panel());
    await expect.element(page.getByText('Drag menu items here')).toBeVisible();
    await expect.element(page.getByText('Up to 8 quick actions')).toBeVisible();
    await userEvent.hover(nav());
    await expect.element(page.getByText('Drag menu items here')).not.toBeInTheDocument();
    await pin();
    await userEvent.hover(nav());
    await expect.element(page.getByText('Drag menu items here')).toBeVisible();
    await panel().getByRole('button', { name: 'Unpin Quick Actions' }).click();
    await userEvent.hover(nav());
    await expect.element(page.getByText('Drag menu items here')).not.toBeInTheDocument();
  });

  it('keep their pin under the pointer while they open, so that a click at once is not lost', async () => {
    await open('platform_owner');
    await userEvent.hover(nav());
    const toggle = () =>
      panel()
        .getByRole('button', { name: /pin quick actions/i })
        .element();
    const closed = toggle().getBoundingClientRect();
    await userEvent.hover(panel());
    await expect.element(page.getByText('Up to 8 quick actions')).toBeVisible();
    const { left, right } = toggle().getBoundingClientRect();
    const pointer = (closed.left + closed.right) / 2;
    expect([left < pointer, pointer < right]).toEqual([true, true]);
  });

  it('[R-ADM-10] [R-ADM-12] [R-ADM-13] [R-ADM-16] add a dragged menu item once, with its icon, and keep it', async () => {
    await open('platform_owner');
    await pin();
    await drag('Coupons');
    const link = panel().getByRole('link', { name: 'Coupons' });
    await expect.element(link).toHaveAttribute('href', '/admin/coupons');
    expect(link.element().querySelector('svg path')).not.toBeNull();
    await drag('Coupons');
    await drag('Home');
    await expect.element(panel().getByRole('link', { name: 'Home' })).toBeVisible();
    expect(stored()).toEqual([
      { path: '/admin/coupons', label: 'Coupons', icon: 'coupons' },
      { path: '/', label: 'Home', icon: 'home' },
    ]);
  });

  it('[R-ADM-11] ignore a ninth one', async () => {
    const eight = Array.from({ length: 8 }, (_, at) => item(at));
    store(eight);
    await open('platform_owner');
    await pin();
    await drag('Coupons');
    await expect.element(page.getByText('All 8 places are taken. Remove one to add another.')).toBeVisible();
    expect(panel().getByRole('link').elements()).toHaveLength(8);
    expect(stored()).toEqual(eight);
  });

  it('[R-ADM-14] [R-ADM-15] mark the open one, and remove one', async () => {
    store([{ path: '/admin/billing', label: 'Billing', icon: 'billing' }, item(1)]);
    await open('platform_owner');
    await pin();
    await expect.element(panel().getByRole('link', { name: 'Billing' })).toHaveAttribute('aria-current', 'page');
    await expect.element(panel().getByRole('link', { name: 'Place 1' })).not.toHaveAttribute('aria-current');
    await panel().getByRole('button', { name: 'Remove Billing' }).click();
    await expect.element(panel().getByRole('link', { name: 'Billing' })).not.toBeInTheDocument();
    expect(stored()).toEqual([item(1)]);
  });

  it('[R-ADM-18] start empty when the stored ones cannot be read, and log it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(quickActionsKey, '{broken');
    await open('platform_owner');
    await pin();
    await expect.element(page.getByText('Drag menu items here')).toBeVisible();
    expect(log).toHaveBeenCalledWith('The stored quick actions cannot be read.');
  });

  it('[R-ADM-19] are also filled from a menu, without dragging', async () => {
    await open('platform_owner');
    await pin();
    await panel().getByRole('button', { name: 'Add a quick action' }).click();
    await page.getByRole('menuitem', { name: 'Pricing' }).click();
    await expect.element(panel().getByRole('link', { name: 'Pricing' })).toBeVisible();
  });
});
