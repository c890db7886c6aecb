import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { sessionControlAtom } from '#app/frame/shell/session-control.ts';
import { answering } from '#app/testing/answering.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { accessTexts } from '#contract/people/access.ts';
import { userTexts } from '#contract/people/users.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { UsersSection } from './users-section.tsx';

const acme = { tenantId: '0199a1f0-0000-7000-8000-0000000000aa', tenantName: 'Acme Wealth', role: 'tenant_admin' };
const person = {
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  role: 'user',
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
  createdAt: '2026-02-01T00:00:00.000Z',
  memberships: [],
};
const ann = {
  ...person,
  id: '0199a1f0-0000-7000-8000-000000000001',
  email: 'ann@acme.test',
  firstName: 'Ann',
  lastName: 'Lee',
  memberships: [acme],
  role: 'tenant_admin',
};
const ben = {
  ...person,
  id: '0199a1f0-0000-7000-8000-000000000002',
  email: 'ben@acme.test',
  isActive: false,
  invitedAt: '2026-02-01T00:00:00.000Z',
};
/** Devices know the tenant's name from its own row. */
const { tenantName: _name, ...acmeRole } = acme;
const pulledAnn = { ...ann, memberships: [acmeRole] };
const cy = { ...person, id: '0199a1f0-0000-7000-8000-000000000003', email: 'cy@acme.test', isActive: false };

const listPath = '/api/admin/users?limit=100&sort=-createdAt';
const membersPath = `/api/admin/tenant-users?tenant=${acme.tenantId}&limit=500`;
const list = () => Response.json([ann, ben, cy]);
const refuse =
  (code: string, text: string, status = 409) =>
  () =>
    new Response(text, { status, headers: { [codeHeader]: code } });
const member = { tenantId: acme.tenantId, tenantName: acme.tenantName, role: 'user', isActive: true, firstName: null, lastName: null };

const role = 'platform_owner';
type Word = Parameters<typeof showSection>[1]['word'];
const show = (word?: Word) =>
  showSection(<UsersSection role={role} />, {
    role,
    rows: { user: [pulledAnn, cy] },
    ...(word === undefined ? {} : { word }),
  });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });

async function choose(email: string, action: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

async function actionsOf(email: string): Promise<readonly string[]> {
  await page.getByRole('button', { name: `Actions for ${email}` }).click();
  await expect.element(page.getByRole('menuitem').first()).toBeVisible();
  return page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent ?? '');
}

describe('the users of the platform', () => {
  it('[R-ADM-03] [R-USR-01] [R-USR-16] lists every person with a status, and offers "resend" only for pending ones', async () => {
    const calls = answering({ [listPath]: list });
    await show();
    await expect.element(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /ann@acme.test/ })).toHaveTextContent(/Tenant Admin.*Acme Wealth.*Active/);
    await expect.element(page.getByRole('row', { name: /ben@acme.test/ })).toHaveTextContent('Pending');
    await expect.element(page.getByRole('row', { name: /cy@acme.test/ })).toHaveTextContent('Inactive');
    expect(calls).toContain(listPath);
    expect(await actionsOf('ben@acme.test')).toEqual(['Resend invite', 'Change role', 'Delete']);
  });

  it('[R-USR-16] offers no resend to an active person', async () => {
    answering({ [listPath]: list });
    await show();
    expect(await actionsOf('Ann Lee')).toEqual(['View as this person', 'Change role', 'Deactivate', 'Delete']);
  });

  it('[R-USR-04] [R-USR-06] activates at once, and says so', async () => {
    answering({ [listPath]: list });
    const { queued } = await show({ state: 'accepted' });
    await choose('cy@acme.test', 'Activate');
    await expect.element(page.getByText('User status updated successfully')).toBeVisible();
    expect(queued).toMatchObject([{ type: 'users.activate', args: { id: cy.id } }]);
  });

  it('[R-USR-05] deactivates after asking', async () => {
    answering({ [listPath]: list });
    const { queued } = await show();
    await choose('Ann Lee', 'Deactivate');
    expect(queued).toEqual([]);
    await inDialog('Deactivate').click();
    await expect.element(page.getByRole('rowheader', { name: /ann@acme.test.*Pending sync/ })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /ann@acme.test/ })).toHaveTextContent('Inactive');
    expect(queued).toMatchObject([{ type: 'users.deactivate', args: { id: ann.id } }]);
  });

  it('[R-USR-06] asks who takes over where a team would lose its last administrator', async () => {
    answering({
      [listPath]: list,
      [membersPath]: () =>
        Response.json([
          { ...member, id: ann.id, email: ann.email },
          { ...member, id: ben.id, email: ben.email },
        ]),
    });
    const { queued } = await show({ state: 'rejected', code: 'LastAdmin', message: userTexts.lastAdmin('Acme Wealth') });
    await choose('Ann Lee', 'Deactivate');
    await inDialog('Deactivate').click();
    await expect.element(page.getByText('Failed to update user status')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(userTexts.lastAdmin('Acme Wealth'))).toBeVisible();
    await expect.element(inDialog('Deactivate')).toBeDisabled();
    const options = page.getByLabelText('Who takes over?').getByRole('option');
    await expect
      .poll(() => options.elements().map(({ textContent }) => textContent))
      .toEqual(['Choose a member', 'ben@acme.test', 'Nobody']);
    await page.getByLabelText('Who takes over?').selectOptions('Nobody');
    await inDialog('Deactivate').click();
    await expect.poll(() => queued.map(({ args }) => args)).toEqual([{ id: ann.id }, { id: ann.id, successor: 'nobody' }]);
  });

  it('[R-USR-07] [R-USR-08] changes a role among the three', async () => {
    answering({ [listPath]: list });
    const { queued } = await show({ state: 'accepted' });
    await choose('cy@acme.test', 'Change role');
    const options = page.getByRole('combobox', { name: 'Role' }).getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Platform Admin', 'Tenant Admin', 'user']);
    await expect.element(inDialog('Change role')).toBeDisabled();
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Tenant Admin');
    await inDialog('Change role').click();
    await expect.element(page.getByText('User role updated successfully')).toBeVisible();
    expect(queued).toMatchObject([{ type: 'users.role', args: { id: cy.id, role: 'tenant_admin' } }]);
  });

  it('[R-USR-08] says that a role could not be changed', async () => {
    answering({ [listPath]: list });
    await show({ state: 'rejected', code: 'NotFound', message: 'Not found' });
    await choose('cy@acme.test', 'Change role');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Tenant Admin');
    await inDialog('Change role').click();
    await expect.element(page.getByText('Failed to update user role')).toBeVisible();
  });

  it('asks for a fresh sign-in before a person becomes a platform owner, and comes back to the dialog', async () => {
    answering({ [listPath]: list, [`/api/admin/users/${cy.id}/role`]: refuse('FreshSignInNeeded', accessTexts.freshSignIn, 403) });
    const { screen, queued } = await show();
    await choose('cy@acme.test', 'Change role');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Platform Admin');
    await inDialog('Change role').click();
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await page.getByRole('link', { name: 'Sign in again' }).click();
    await screen.unmount();
    await show();
    await expect.element(page.getByRole('dialog', { name: 'Change the role of cy@acme.test' })).toBeVisible();
    await expect.element(page.getByRole('combobox', { name: 'Role' })).toHaveValue('platform_owner');
    expect(queued).toEqual([]);
  });

  it('[R-USR-11] deletes after a confirmation that says what is lost', async () => {
    answering({ [listPath]: list, [`/api/admin/users/${cy.id}`]: () => Response.json({ id: cy.id, deleted: true }) });
    await show();
    await choose('cy@acme.test', 'Delete');
    await expect.element(page.getByText(/removed from all tenants/)).toBeVisible();
    await inDialog('Delete user').click();
    await expect.element(page.getByText('User deleted successfully')).toBeVisible();
  });

  it('[R-USR-12] says that a deletion failed and why', async () => {
    answering({ [listPath]: list, [`/api/admin/users/${cy.id}`]: refuse('LastOwner', userTexts.lastOwner) });
    await show();
    await choose('cy@acme.test', 'Delete');
    await inDialog('Delete user').click();
    await expect.element(page.getByText('Failed to delete user')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText(userTexts.lastOwner)).toBeVisible();
  });

  it('[R-USR-17] resends the invitation of a pending person', async () => {
    const invitation = {
      id: ben.id,
      email: ben.email,
      tenantId: acme.tenantId,
      tenantName: acme.tenantName,
      invitedBy: null,
      role: 'user',
      status: 'pending',
      sentAt: null,
      acceptedAt: null,
      expiresAt: '2026-03-01T00:00:00.000Z',
      resendCount: 1,
      lastSentAt: null,
      createdAt: '2026-02-01T00:00:00.000Z',
    };
    const calls = answering({ [listPath]: list, '/api/admin/users/resend-invite': () => Response.json(invitation) });
    await show();
    await choose('ben@acme.test', 'Resend invite');
    await expect.element(page.getByText('Invitation resent successfully')).toBeVisible();
    expect(calls).toContain('/api/admin/users/resend-invite');
  });

  it('[R-USR-18] says that an invitation could not be resent', async () => {
    answering({ [listPath]: list, '/api/admin/users/resend-invite': refuse('TooManyRequests', 'Wait a minute.', 429) });
    await show();
    await choose('ben@acme.test', 'Resend invite');
    await expect.element(page.getByText('Failed to resend invitation')).toBeVisible();
  });

  it('[R-USR-10] [R-USR-13] offers no deletion on the person’s own row, and reads the session again when their own role changes', async () => {
    const check = vi.fn(async () => undefined);
    const self = '0199a1f0-0000-7000-8000-0000000000ff';
    answering({ [listPath]: () => Response.json([{ ...ann, id: self, role: 'platform_owner' }]) });
    const { store } = await show({ state: 'accepted' });
    const { sessionAtom } = await import('#app/session/state/session-atoms.ts');
    const session = store.get(sessionAtom);
    if (!('user' in session)) throw new Error('Nobody is signed in.');
    store.set(sessionAtom, { ...session, user: { ...session.user, id: self } });
    store.set(sessionControlAtom, { check, signOut: async () => 'left' });
    expect(await actionsOf('Ann Lee')).toEqual(['Change role']);
    await page.getByRole('menuitem', { name: 'Change role' }).click();
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Tenant Admin');
    await inDialog('Change role').click();
    await expect.poll(() => check.mock.calls.length).toBe(1);
  });
});
