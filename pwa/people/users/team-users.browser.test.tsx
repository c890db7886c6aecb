import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tenantRowsAtom } from '#app/device/local/shown/local-atoms.ts';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { sentInvitation, sentMember, sentPlan } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { accessTexts } from '#contract/people/access.ts';
import { UsersSection } from './users-section.tsx';

const person = {
  firstName: null,
  lastName: null,
  role: 'user',
  memberRole: 'user',
  isActive: true,
  lastLoginAt: null,
  invitedAt: null,
  createdAt: '2026-02-01T00:00:00.000Z',
  tenantId: acme.id,
} as const;
const members = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    ...sentMember(person),
    id: `0199a1f0-0000-7000-8000-${String(at).padStart(12, '0')}`,
    email: `member-${String(at).padStart(2, '0')}@acme.test`,
  }));
const invitation = sentInvitation({
  id: '0199a1f0-0000-7000-8000-00000000aaaa',
  tenantId: acme.id,
  email: 'invited@acme.test',
  role: 'tenant_admin',
  status: 'pending',
  sentAt: null,
  acceptedAt: null,
  expiresAt: '2999-01-01T00:00:00.000Z',
  resendCount: 0,
  lastSentAt: null,
  createdAt: '2026-02-01T00:00:00.000Z',
});

const role = 'tenant_admin';
type Word = Parameters<typeof showSection>[1]['word'];
function show(count: number, invitations: readonly (typeof invitation)[] = [], word?: Word, plan: ReturnType<typeof sentPlan>[] = []) {
  return showSection(<UsersSection role={role} />, {
    role,
    rows: { tenant: [acme], user: members(count), invitation: invitations, plan },
    ...(word === undefined ? {} : { word }),
  });
}
const invite = () => page.getByRole('button', { name: 'Invite user' }).first();

describe('your team', () => {
  it('[R-USR-01] [R-ADM-04] shows members and invited people without asking the server, and offers no roles', async () => {
    const calls = answering({});
    await show(2, [invitation]);
    await expect.element(page.getByRole('heading', { name: 'Team Management' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /invited@acme.test/ })).toHaveTextContent(/Tenant Admin.*Pending/);
    await expect.element(page.getByRole('row', { name: /member-00/ })).toHaveTextContent('Active');
    expect(calls).toEqual([]);
    await page.getByRole('button', { name: 'Actions for member-00@acme.test' }).click();
    await expect.element(page.getByRole('menuitem', { name: 'Deactivate' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Change role' })).not.toBeInTheDocument();
  });

  it('[R-USR-19] names the missing entries, and sends nothing', async () => {
    const { queued } = await show(1);
    await invite().click();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText('Please select a tenant, enter an email, and choose a role')).toBeVisible();
    expect(queued).toEqual([]);
  });

  it('offers no invitation before the team is known, because an invitation belongs to a team', async () => {
    answering({});
    const { store } = await showSection(<UsersSection role={role} />, { role, rows: {} });
    store.set(tenantRowsAtom, []);
    await expect.element(invite()).toBeDisabled();
    await expect.element(invite()).toHaveAttribute('title', 'Your team is on its way to this device.');
  });

  it('[R-USR-20] [R-USR-21] invites with one of two roles, and says so', async () => {
    const { queued } = await show(1, [], { state: 'accepted' });
    await invite().click();
    const options = page.getByRole('combobox', { name: 'Role' }).getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a role', 'User', 'Admin']);
    await page.getByLabelText('Email').fill('New@acme.test');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('Admin');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('User invitation sent successfully')).toBeVisible();
    expect(queued).toMatchObject([
      { type: 'invitations.invite', args: { tenantId: acme.id, email: 'new@acme.test', role: 'tenant_admin' } },
    ]);
  });

  it('[R-USR-22] says that an invitation failed, and why beside the address', async () => {
    const message = 'This person is already a member of the tenant.';
    await show(1, [], { state: 'rejected', code: 'AlreadyMember', message });
    await invite().click();
    await page.getByLabelText('Email').fill('new@acme.test');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('User');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText('Failed to invite user')).toBeVisible();
    await expect.element(page.getByRole('dialog').getByText(message)).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('new@acme.test');
  });

  it('[R-USR-25] shows no warning at 44 people and warns from 45, counting invited people', async () => {
    const { screen } = await show(44);
    await expect.element(invite()).toBeVisible();
    await expect.element(page.getByText(/places left/)).not.toBeInTheDocument();
    await screen.unmount();
    await show(44, [invitation]);
    await expect.element(page.getByText('5 of 50 places left')).toBeVisible();
    await expect.element(invite()).toBeEnabled();
  });

  it('[R-USR-24] [R-USR-26] sends no invitation at 50 members, says why, and offers the upgrade', async () => {
    await show(49, [invitation]);
    await expect.element(page.getByText('User limit reached', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Upgrade Plan' }))
      .toHaveAttribute('href', `/customer-portal?tab=account&tenant=${acme.id}&choose=people`);
    await expect.element(invite()).toBeDisabled();
    await expect.element(page.getByRole('button', { name: 'Mass invite' })).toBeDisabled();
  });

  it('at the cap of all plans says so, with a form for a larger team and no address where none is set', async () => {
    await show(50, [], undefined, [sentPlan({ maxUsers: null })]);
    await expect.element(page.getByText('All plans allow 50 people. Write to us for a larger team:')).toBeVisible();
    expect(page.getByRole('link', { name: /@/ }).query()).toBeNull();
    await page.getByRole('button', { name: 'Contact Sales' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Contact Sales' }).getByLabelText('Message')).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
  });

  it('names no address while a plan on offer allows more people', async () => {
    await show(50, [], undefined, [sentPlan({ name: 'Larger', maxUsers: 500 })]);
    await expect.element(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible();
    expect(page.getByText(/All plans allow/).query()).toBeNull();
  });

  it('lets invitations and deactivations wait without a network, and says what needs one', async () => {
    const { store, queued } = await show(1);
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await invite().click();
    await page.getByLabelText('Email').fill('new@acme.test');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('User');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await expect.element(page.getByRole('rowheader', { name: /new@acme.test.*Pending sync/ })).toBeVisible();
    expect(queued).toHaveLength(1);
    await page.getByRole('button', { name: 'Actions for member-00@acme.test' }).click();
    await expect.element(page.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent(accessTexts.noConnection);
  });
});
