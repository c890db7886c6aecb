import { page, userEvent } from 'vitest/browser';
import { canViewAsAtom } from '#app/frame/shell/view-as.ts';
import { acme, signedIn } from '#app/testing/people.ts';
import { sentPlan } from '#app/testing/sent-rows.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { accepted, choose, enter, json, open, openFromMenu, openSection, press, rejected } from './actions.ts';
import type { Scene } from './quoted-texts.ts';

export const missingPage: Scene<'a page that does not exist'> = async (see) => {
  await showApp('/no/such/page', signedIn('user'));
  await see('at its address');
};

export const frame: Scene<'the frame of the administration'> = async (see) => {
  const { store } = await openSection('billing', {});
  await userEvent.hover(page.getByRole('complementary', { name: 'Quick Actions' }));
  await see('the pointer is over the empty Quick Actions');
  store.set(canViewAsAtom, false);
  await choose('View as', 'Tenant Admin');
  await see('another view is chosen in production');
};

const plan = sentPlan({
  id: '0199a1f0-0000-7000-8000-000000000012',
  name: 'Gold',
  description: null,
  basePrice: '49.50',
  calculatorLimit: null,
});

export const plans: Scene<'pricing plans'> = async (see) => {
  const { decide } = await openSection('pricing', { rows: { plan: [plan] } });
  const create = async () => {
    await open('Create plan');
    await enter('Name', 'Silver');
    await press('Create plan');
  };
  const edit = async () => {
    await openFromMenu('Gold', 'Edit');
    await press('Save changes');
  };
  const switchOff = () => page.getByRole('button', { name: /Deactivate plan Gold/ }).click();
  await create();
  await see('one is created');
  await edit();
  await see('one is edited');
  await switchOff();
  await see('one is switched off');
  decide(rejected);
  await create();
  await see('creating is refused');
  await press('Close');
  await edit();
  await see('editing is refused');
  await press('Close');
  await switchOff();
  await see('switching off is refused');
};

export const coupons: Scene<'coupons'> = async (see) => {
  const { decide } = await openSection('coupons', { rows: { coupon: [] } });
  const create = async () => {
    await open('Create coupon');
    await enter('Code', 'WELCOME');
    await enter('Name', 'Welcome');
    await press('Create coupon');
  };
  await create();
  await see('one is created');
  decide(rejected);
  await create();
  await see('creating is refused');
};

export const auditLog: Scene<'the audit log'> = async (see) => {
  const record = {
    id: '0199a1f0-0000-7000-8000-0000000000c1',
    at: '2026-03-01T09:00:00.000Z',
    actorId: null,
    actorName: null,
    actorRole: 'platform_owner',
    impersonatorId: null,
    impersonatorName: null,
    tenantId: acme.id,
    action: 'tenants.update',
    objectKind: 'tenant',
    objectId: acme.id,
    requestId: null,
    before: null,
    after: null,
  };
  await openSection('audit', { answers: { '/api/admin/audit?limit=100&sort=-at': json([record]) } });
  await see('a record belongs to a tenant that this device does not know');
};

const calculator = (id: string) => ({
  id,
  title: `Calculator ${id}`,
  description: `About ${id}.`,
  category: 'Financing',
  suite: 'auto',
  icon: '',
  isActive: true,
  sortOrder: 1,
});
const chosen = (calculatorId: string) => ({
  id: `${acme.id}:${calculatorId}`,
  tenantId: acme.id,
  calculatorId,
  isEnabled: true,
  addedAt: '2026-01-01T00:00:00.000Z',
});

export const management: Scene<'Calculator Management'> = async (see) => {
  const rows = {
    tenant: [{ ...acme, calculatorLimit: 3 }],
    calculator: ['one', 'two', 'three', 'four'].map(calculator),
    tenantCalculator: [chosen('one')],
  };
  const { decide, answerLatest } = await openSection('calculators', { role: 'tenant_admin', rows });
  const pick = (id: string) => page.getByRole('button', { name: new RegExp(`^Calculator ${id} `) }).click();
  const toggle = async (id: string) => {
    await pick(id);
    await answerLatest();
  };
  const search = page.getByRole('searchbox', { name: 'Search calculators' });
  await see('the tenant uses one of three');
  await search.fill('nothing of the kind');
  await see('nothing fits the search');
  await search.fill('');
  await toggle('two');
  await see('one is added');
  await toggle('two');
  await see('one is removed');
  decide(rejected);
  await toggle('two');
  await see('adding is refused');
  await toggle('one');
  await see('removing is refused');
  decide(accepted);
  for (const id of ['two', 'three', 'four']) await pick(id);
  await see('a fourth is added');
};
