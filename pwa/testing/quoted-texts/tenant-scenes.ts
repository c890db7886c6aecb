import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { choose, enter, failing, json, open, openFromMenu, openSection, press, rejected } from './actions.ts';
import type { Scene } from './quoted-texts.ts';

const ann = '0199a1f0-0000-7000-8000-00000000000a';
const ben = '0199a1f0-0000-7000-8000-00000000000b';
const common = sentTenant({ ownerId: ann, ownerName: 'Ann Lee' });
const acme = { ...common, id: '0199a1f0-0000-7000-8000-000000000001', name: 'Acme Wealth', subdomain: 'acme' };
const birch = { ...common, id: '0199a1f0-0000-7000-8000-000000000002', name: 'Birch Union', subdomain: 'birch' };
/** Its subdomain was stored before the rule against dots. */
const dotted = { ...common, id: '0199a1f0-0000-7000-8000-000000000003', name: 'Cedar Bank', subdomain: 'cedar.example' };
const rows = { tenantHead: [acme, birch, dotted] };

export const tenantForm: Scene<'the form of a tenant'> = async (see) => {
  await openSection('tenants', { rows });
  const send = async (subdomain: string) => {
    await enter('Subdomain', subdomain);
    await press('Create tenant');
  };
  await open('Create tenant');
  await press('Create tenant');
  await see('it is sent empty');
  await enter('Name', 'Cedar Advisors');
  await send('c'.repeat(64));
  await see('the subdomain has 64 letters');
  await send('-cedar');
  await see('the subdomain begins with a hyphen');
  await send('httpcedar');
  await see('the subdomain begins with http');
  await send('www');
  await see('the subdomain is www');
  await enter('Subdomain', 'https://cedar.example.com');
  await see('a web address is typed');
  await press('Close');
  await openFromMenu('Cedar Bank', 'Edit');
  await press('Save changes');
  await see('a tenant is edited whose stored subdomain has a dot');
};

const membersPath = `/api/admin/tenant-users?tenant=${acme.id}&limit=500`;
const adminPath = `/api/admin/tenants/${acme.id}/admin`;
const member = { tenantId: acme.id, tenantName: acme.name, role: 'user', isActive: true, firstName: null, lastName: null };
const members = { [membersPath]: json([{ ...member, id: ben, email: 'ben@acme.test' }]) };
const changed = {
  ...acme,
  ownerId: ben,
  userCount: 3,
  calculatorCount: 0,
};

export const tenants: Scene<'tenants'> = async (see) => {
  const { decide } = await openSection('tenants', { rows });
  const create = async () => {
    await open('Create tenant');
    await enter('Name', 'Fir Lending');
    await enter('Subdomain', 'fir');
    await press('Create tenant');
  };
  const edit = async () => {
    await openFromMenu('Birch Union', 'Edit');
    await press('Save changes');
  };
  const changeAdmin = async () => {
    await openFromMenu('Acme Wealth', 'Change admin');
    await choose('New admin', 'ben@acme.test');
    await press('Change admin');
  };
  await create();
  await see('one is created');
  await edit();
  await see('one is edited');
  answering({ ...members, [adminPath]: json(changed) });
  await changeAdmin();
  await see('its admin is changed');
  decide(rejected);
  await create();
  await see('creating is refused');
  await press('Close');
  await edit();
  await see('editing is refused');
  await press('Close');
  answering({ ...members, [adminPath]: failing(409) });
  await changeAdmin();
  await see('changing its admin is refused');
};

const lossPath = `/api/admin/tenants/${acme.id}/deletion-loss`;
const deletePath = `/api/admin/tenants/${acme.id}/delete-with-users`;
const reassignPath = `/api/admin/tenants/${acme.id}/delete-and-reassign/${birch.id}`;
const loss = { [lossPath]: json({ id: acme.id, deletedUsers: 2, keptUsers: 1, calculators: 12, pendingInvitations: 3, landingPages: 1 }) };
const deleted = json({ id: acme.id, deletedUsers: 2, keptUsers: 1, movedUsers: 0 });

export const deleteWizard: Scene<'the delete wizard'> = async (see) => {
  await openSection('tenants', { rows, answers: { ...loss, [deletePath]: deleted } });
  const walk = async (...steps: readonly (() => Promise<void>)[]) => {
    await openFromMenu('Acme Wealth', 'Delete');
    await press('Next');
    for (const step of steps) await step();
    await press('Next');
    await press('Delete tenant');
  };
  const reassign = async () => {
    await page.getByText('Reassign users').click();
    await press('Next');
    await choose('Move the users to', 'Birch Union (birch)');
  };
  await walk();
  await see('the tenant is deleted with its users');
  answering({ ...loss, [reassignPath]: deleted });
  await walk(reassign);
  await see('the tenant is deleted and its users move');
  answering({ ...loss, [deletePath]: failing(409) });
  await walk();
  await see('deleting is refused');
  await press('Close');
  answering({ ...loss, [reassignPath]: failing(409) });
  await walk(reassign);
  await see('deleting with a move is refused');
};
