import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { InvitationsSection } from './invitations-section.tsx';

const invitation = {
  id: '0199a1f0-0000-7000-8000-000000000001',
  email: 'pending@acme.test',
  tenantId: '0199a1f0-0000-7000-8000-0000000000aa',
  tenantName: 'Acme Wealth',
  invitedBy: null,
  role: 'tenant_admin',
  status: 'pending',
  sentAt: '2026-02-01T00:00:00.000Z',
  acceptedAt: null,
  expiresAt: '2999-01-01T00:00:00.000Z',
  resendCount: 3,
  lastSentAt: '2026-02-02T12:00:00.000Z',
  createdAt: '2026-02-01T00:00:00.000Z',
};
const as = (status: string, at: number) => ({
  ...invitation,
  id: `0199a1f0-0000-7000-8000-00000000000${at}`,
  email: `${status}@acme.test`,
  role: 'user',
  status,
});
const listPath = '/api/admin/invitations?limit=100&sort=-createdAt';
const countsPath = '/api/admin/invitation-counts';
const list = () =>
  Response.json([invitation, as('accepted', 2), as('expired', 3), { ...as('cancelled', 4), tenantName: 'Unknown Tenant' }]);
const answers = { [listPath]: list, [countsPath]: () => Response.json({ total: 41, pending: 7, accepted: 29, ended: 5 }) };

type Word = Parameters<typeof showSection>[1]['word'];
function show(word?: Word, role: 'platform_owner' | 'tenant_admin' = 'platform_owner') {
  return showSection(<InvitationsSection role={role} />, {
    role,
    rows: { invitation: [invitation] },
    ...(word === undefined ? {} : { word }),
  });
}
const row = (email: string) => page.getByRole('row', { name: new RegExp(email) });

describe('the invitations of the platform', () => {
  it('[R-INV-01] [R-INV-03] lists every invitation with its columns', async () => {
    const calls = answering(answers);
    await show();
    await expect.element(page.getByRole('heading', { name: 'Invitation Management' })).toBeVisible();
    await expect.element(row('pending@acme.test')).toHaveTextContent(/Acme Wealth.*Admin.*Pending.*2026.*2026.*3/);
    await expect.element(row('accepted@acme.test')).toHaveTextContent(/Acme Wealth.*User.*Accepted/);
    await expect.element(row('cancelled@acme.test')).toHaveTextContent('Unknown Tenant');
    const headers = page.getByRole('columnheader').elements();
    expect(headers.map(({ textContent }) => textContent?.replace(/[↑↓]/, ''))).toEqual([
      'Email',
      'Tenant',
      'Role',
      'Status',
      'Last sent',
      'Created',
      'Resend count',
      'Actions',
    ]);
    expect(calls).toContain(listPath);
  });

  it('keeps both actions in sight on a tablet, beside the sidebar', async () => {
    await page.viewport(832, 820);
    try {
      answering(answers);
      await show();
      const cancel = page.getByRole('button', { name: 'Cancel the invitation of pending@acme.test' });
      await expect.element(cancel).toBeVisible();
      expect(cancel.element().getBoundingClientRect().right).toBeLessThanOrEqual(832);
    } finally {
      await page.viewport(1180, 820);
    }
  });

  it('[R-INV-02] counts all of them in four tiles', async () => {
    answering(answers);
    await show();
    for (const [label, number] of [
      ['Total', '41'],
      ['Pending', '7'],
      ['Accepted', '29'],
      ['Expired/Cancelled', '5'],
    ] as const) {
      await expect.element(page.getByRole('group', { name: label, exact: true })).toHaveTextContent(number);
    }
  });

  it('[R-INV-06] [R-INV-07] [R-INV-08] offers actions for a pending one only', async () => {
    answering(answers);
    await show();
    await expect.element(row('pending@acme.test').getByRole('button')).toHaveLength(2);
    await expect.element(row('pending@acme.test').getByRole('button', { name: /^Resend/ })).toBeVisible();
    await expect.element(row('pending@acme.test').getByRole('button', { name: /^Cancel/ })).toBeVisible();
    await expect.element(row('accepted@acme.test').getByRole('cell').last()).toHaveTextContent('Completed');
    await expect.element(row('expired@acme.test').getByRole('cell').last()).toHaveTextContent(/^—$/);
    await expect.element(row('cancelled@acme.test').getByRole('cell').last()).toHaveTextContent(/^—$/);
  });

  it('[R-INV-09] resends, and says so', async () => {
    answering(answers);
    const { queued } = await show({ state: 'accepted' });
    await row('pending@acme.test')
      .getByRole('button', { name: /^Resend/ })
      .click();
    await expect.element(page.getByText('Invitation resent successfully')).toBeVisible();
    expect(queued).toMatchObject([{ type: 'invitations.resend', args: { id: invitation.id } }]);
  });

  it('[R-INV-10] says that a resend failed, and why', async () => {
    answering(answers);
    await show({ state: 'rejected', code: 'NotPending', message: 'Only a pending invitation can be resent or cancelled.' });
    await row('pending@acme.test')
      .getByRole('button', { name: /^Resend/ })
      .click();
    await expect.element(page.getByText('Failed to resend invitation')).toBeVisible();
    await expect.element(page.getByText('Only a pending invitation can be resent or cancelled.')).toBeVisible();
  });

  it('[R-INV-11] cancels after asking, and says so', async () => {
    answering(answers);
    const { queued } = await show({ state: 'accepted' });
    await row('pending@acme.test')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await expect.element(page.getByText(/The link that was sent stops working/)).toBeVisible();
    expect(queued).toEqual([]);
    await page.getByRole('button', { name: 'Cancel invitation' }).click();
    await expect.element(page.getByText('Invitation cancelled successfully')).toBeVisible();
    expect(queued).toMatchObject([{ type: 'invitations.cancel', args: { id: invitation.id, status: 'cancelled' } }]);
  });

  it('[R-INV-12] says that a cancellation failed', async () => {
    answering(answers);
    await show({ state: 'rejected', code: 'NotPending', message: 'Only a pending invitation can be resent or cancelled.' });
    await row('pending@acme.test')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await page.getByRole('button', { name: 'Cancel invitation' }).click();
    await expect.element(page.getByText('Failed to cancel invitation')).toBeVisible();
  });

  it('lets a cancellation wait without a network, and shows it in the list', async () => {
    answering(answers);
    const { store } = await show();
    await expect.element(row('pending@acme.test')).toBeVisible();
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await row('pending@acme.test')
      .getByRole('button', { name: /^Cancel/ })
      .click();
    await page.getByRole('button', { name: 'Cancel invitation' }).click();
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    await expect.element(row('pending@acme.test')).toHaveTextContent(/Pending sync.*Cancelled.*—$/);
  });

  it('names the tenant of an invitation that waits to be sent', async () => {
    answering(answers);
    const tenant = sentTenant({ id: invitation.tenantId, name: 'Birch Union', subdomain: 'birch' });
    const role = 'platform_owner';
    const { store } = await showSection(<InvitationsSection role={role} />, { role, rows: { tenantHead: [tenant] } });
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await page.getByRole('button', { name: 'Invite user' }).click();
    await page.getByLabelText('Tenant').selectOptions('Birch Union (birch)');
    await page.getByLabelText('Email').fill('new@birch.test');
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('User');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(row('new@birch.test')).toHaveTextContent(/Pending sync.*Birch Union/);
  });

  it('says why it cannot be shown, and tries again', async () => {
    const good = { ...answers };
    const calls = answering({ [countsPath]: answers[countsPath] });
    await show();
    await expect.element(page.getByText('This list cannot be shown right now')).toBeVisible();
    answering(good);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(row('pending@acme.test')).toBeVisible();
    expect(calls).toContain(listPath);
  });
});

it('[R-INV-05] tells a tenant admin that the invitations are not theirs to see', async () => {
  const calls = answering(answers);
  await show(undefined, 'tenant_admin');
  await expect.element(page.getByText("You don't have permission to view invitations.")).toBeVisible();
  expect(calls).toEqual([]);
});
