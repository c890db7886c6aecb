import { page, userEvent } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { acme } from '#app/testing/people.ts';
import { sentMember, sentPerson, sentTenant } from '#app/testing/sent-rows.ts';
import { accepted, choose, chooseAction, enter, failing, json, open, openFromMenu, openSection, press, rejected } from './actions.ts';
import type { Scene } from './quoted-texts.ts';

const unnamed = { firstName: null, lastName: null, role: 'user' } as const;
const cy = sentPerson({ ...unnamed, id: '0199a1f0-0000-7000-8000-000000000003', email: 'cy@acme.test', isActive: false });
const usersPath = '/api/admin/users?limit=100&sort=-createdAt';
const deletePath = `/api/admin/users/${cy.id}`;

export const users: Scene<'users'> = async (see) => {
  const list = { [usersPath]: json([cy]) };
  const { decide } = await openSection('users', {
    rows: { user: [cy] },
    answers: { ...list, [deletePath]: json({ id: cy.id, deleted: true }) },
  });
  const changeRole = async () => {
    await openFromMenu(cy.email, 'Change role');
    await choose('Role', 'Tenant Admin');
    await press('Change role');
  };
  const remove = async () => {
    await openFromMenu(cy.email, 'Delete');
    await press('Delete user');
  };
  await chooseAction(cy.email, 'Activate');
  await see('one is activated');
  decide(accepted);
  await changeRole();
  await see('a role is changed');
  await remove();
  await see('one is deleted');
  decide(rejected);
  await chooseAction(cy.email, 'Activate');
  await see('activating is refused');
  await changeRole();
  await see('changing a role is refused');
  await press('Close');
  answering({ ...list, [deletePath]: failing(409) });
  await remove();
  await see('deleting is refused');
};

const invitation = {
  id: '0199a1f0-0000-7000-8000-00000000aaaa',
  tenantId: acme.id,
  tenantName: acme.name,
  invitedBy: null,
  email: 'pending@acme.test',
  role: 'tenant_admin',
  status: 'pending',
  sentAt: null,
  acceptedAt: null,
  expiresAt: '2999-01-01T00:00:00.000Z',
  resendCount: 0,
  lastSentAt: null,
  createdAt: '2026-02-01T00:00:00.000Z',
};

export const team: Scene<'your team'> = async (see) => {
  const members = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...sentMember({ ...unnamed, tenantId: acme.id, memberRole: 'user' }),
      id: `0199a1f0-0000-7000-8000-${String(at).padStart(12, '0')}`,
      email: `member-${at}@acme.test`,
    }));
  const openTeam = (count: number) => openSection('users', { role: 'tenant_admin', rows: { tenant: [acme], user: members(count) } });
  const invite = async () => {
    await enter('Email', 'new@acme.test');
    await choose('Role', 'User');
    await press('Send invitation');
  };
  const { decide, screen } = await openTeam(1);
  await open('Invite user');
  await press('Send invitation');
  await see('an invitation is sent empty');
  await invite();
  await see('a user is invited');
  decide(rejected);
  await open('Invite user');
  await invite();
  await see('inviting is refused');
  await screen.unmount();
  await openTeam(50);
  await see('the team has 50 users');
};

export const invitations: Scene<'invitations'> = async (see) => {
  const answers = {
    '/api/admin/invitations?limit=100&sort=-createdAt': json([invitation]),
    '/api/admin/invitation-counts': json({ total: 41, pending: 7, accepted: 29, ended: 5 }),
  };
  const { decide, screen } = await openSection('invitations', { rows: { invitation: [invitation] }, answers });
  const resend = () => page.getByRole('button', { name: 'Resend to pending@acme.test' }).click();
  const cancel = async () => {
    await page.getByRole('button', { name: 'Cancel the invitation of pending@acme.test' }).click();
    await press('Cancel invitation');
  };
  await resend();
  await see('one is resent');
  decide(accepted);
  await cancel();
  await see('one is cancelled');
  decide(rejected);
  await resend();
  await see('resending is refused');
  await cancel();
  await see('cancelling is refused');
  await screen.unmount();
  await openSection('invitations', { role: 'tenant_admin' });
  await see('a tenant admin opens the section');
};

export const massInvite: Scene<'the mass invitation'> = async (see) => {
  const path = `/api/admin/tenants/${acme.id}/users/mass-invite`;
  const emails = ['ann@acme.test', 'ben@acme.test', 'cy@acme.test'];
  const { id, name, subdomain, status, createdAt } = acme;
  await openSection('invitations', {
    rows: { tenantHead: [sentTenant({ id, name, subdomain, status, createdAt })] },
    answers: { [path]: failing(503) },
  });
  const add = async (email: string) => {
    await enter('Email', email);
    await userEvent.keyboard('{Enter}');
  };
  await open('Mass invite');
  await add('ann@');
  await see('an address is misspelled');
  await press('Next');
  await see('Next is pressed without addresses');
  await add('ann@acme.test');
  await add('ann@acme.test');
  await see('an address is entered twice');
  await enter('Paste several addresses', 'ben@acme.test; cy@acme.test');
  await press('Add pasted addresses');
  await see('two addresses are pasted');
  await press('Next');
  await see('Next is pressed without a tenant');
  await choose('Tenant', 'Acme Advisors (acme)');
  await press('Next');
  await press('Send invitations');
  await see('sending fails');
  answering({ [path]: json({ sent: 3, results: emails.map((email) => ({ email, status: 'sent', message: 'Sent.' })) }) });
  await press('Send invitations');
  await see('all are sent');
};
