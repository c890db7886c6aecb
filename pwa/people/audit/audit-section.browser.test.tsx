import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answeringWith } from '#app/testing/answering.ts';
import { sentPerson, sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { AuditSection } from './audit-section.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const acmeId = '0199a1f0-0000-7000-8000-000000000001';
const annId = '0199a1f0-0000-7000-8000-0000000000a1';
const record = {
  id: '0199a1f0-0000-7000-8000-0000000000c1',
  at: '2026-03-01T09:00:00.000Z',
  actorId: annId,
  actorName: 'Ann Lee',
  actorRole: 'platform_owner',
  impersonatorId: null,
  impersonatorName: null,
  tenantId: acmeId,
  action: 'tenants.update',
  objectKind: 'tenant',
  objectId: acmeId,
  requestId: null,
  before: { name: 'Acme', status: 'trial' },
  after: { name: 'Acme', status: 'active' },
};
const person = sentPerson({
  id: annId,
  email: 'ann@platform.test',
  firstName: 'Ann',
  lastName: 'Lee',
  role: 'platform_owner',
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});

async function show(chain: unknown = { records: 1204, brokenAt: null }) {
  const asked: URL[] = [];
  answeringWith(async (path: string) => {
    const url = new URL(path, window.location.origin);
    asked.push(url);
    return Response.json(url.pathname === '/api/admin/audit/chain' ? chain : [record]);
  });
  await showSection(<AuditSection />, {
    role: 'platform_owner',
    rows: { user: [person], tenantHead: [sentTenant({ id: acmeId, name: 'Acme Wealth', subdomain: 'acme' })] },
  });
  await expect.element(page.getByRole('row', { name: /Tenants: update/ })).toBeVisible();
  return asked;
}

describe('the audit log', () => {
  it('names both people where support acted as another person', async () => {
    const bob = { actorId: '0199a1f0-0000-7000-8000-0000000000b1', actorName: 'Bob May', actorRole: 'tenant_admin' };
    const acted = { ...record, ...bob, impersonatorId: annId, impersonatorName: 'Ann Lee' };
    answeringWith(async () => Response.json([acted]));
    await showSection(<AuditSection />, { role: 'platform_owner', rows: { user: [person] } });
    await expect.element(page.getByRole('row', { name: /Tenants: update/ })).toHaveTextContent('Ann Lee as Bob May');
  });

  it('names a person whom this device does not know, and says when an account is gone', async () => {
    const unknown = { ...record, actorId: '0199a1f0-0000-7000-8000-0000000000b1', actorName: 'Bob May' };
    const gone = { ...unknown, id: '0199a1f0-0000-7000-8000-0000000000c2', action: 'plans.update', actorName: null };
    answeringWith(async () => Response.json([unknown, gone]));
    await showSection(<AuditSection />, { role: 'platform_owner', rows: { user: [person] } });
    await expect.element(page.getByRole('row', { name: /Tenants: update/ })).toHaveTextContent('Bob May');
    await expect.element(page.getByRole('row', { name: /Plans: update/ })).toHaveTextContent('A person who is no longer here');
    await page.getByRole('button', { name: /Actions for Tenants: update/ }).click();
    await page.getByRole('menuitem', { name: 'Only what this person did' }).click();
    await expect.element(page.getByLabelText('Who')).toHaveDisplayValue('Bob May');
  });

  it('says who did what, in which role, for which tenant', async () => {
    await show();
    await expect
      .element(page.getByRole('row', { name: /Tenants: update/ }))
      .toHaveTextContent(/Ann Lee.*Platform Admin.*Acme Wealth.*status/);
  });

  it('asks the server for what the filters say', async () => {
    const asked = await show();
    await page.getByLabelText('Who').selectOptions('Ann Lee');
    await page.getByLabelText('What').selectOptions('Plans');
    await page.getByLabelText('Tenant', { exact: true }).selectOptions('Acme Wealth');
    await page.getByLabelText('From').fill('2026-03-01');
    await page.getByLabelText('To', { exact: true }).fill('2026-03-02');
    await expect
      .poll(() => Object.fromEntries(asked.at(-1)?.searchParams ?? []))
      .toEqual({
        actor: annId,
        action: 'plans.',
        tenant: acmeId,
        from: new Date('2026-03-01T00:00:00').toISOString(),
        to: new Date('2026-03-02T23:59:59.999').toISOString(),
        limit: '100',
        sort: '-at',
      });
  });

  it('shows each changed field of a record', async () => {
    await show();
    await page.getByRole('button', { name: /Actions for Tenants: update/ }).click();
    await page.getByRole('menuitem', { name: 'Show the whole record' }).click();
    const changes = page.getByRole('dialog').getByRole('table', { name: 'Changed fields' });
    await expect.element(changes.getByRole('row').last()).toHaveTextContent('statustrialactive');
  });

  it('says that the trail is unbroken', async () => {
    await show();
    await page.getByRole('button', { name: 'Check the trail' }).click();
    await expect.element(page.getByText('The trail is unbroken: all 1,204 records are as they were written.')).toBeVisible();
  });

  it('names the record at which the trail is broken', async () => {
    await show({ records: 7, brokenAt: record.id });
    await page.getByRole('button', { name: 'Check the trail' }).click();
    await expect.element(page.getByText(new RegExp(`The trail is broken at record ${record.id}`))).toBeVisible();
  });
});
