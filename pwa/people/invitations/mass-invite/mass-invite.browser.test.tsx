import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InvitationsSection } from '#app/people/invitations/invitations-section.tsx';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { codeHeader } from '#contract/values/outcome.ts';

const acme = sentTenant({
  id: '0199a1f0-0000-7000-8000-0000000000aa',
  name: 'Acme Wealth',
  subdomain: 'acme',
  status: 'active',
  createdAt: '2026-02-01T00:00:00.000Z',
});
const path = `/api/admin/tenants/${acme.id}/users/mass-invite`;
const role = 'platform_owner';

const show = () => showSection(<InvitationsSection role={role} />, { role, rows: { tenantHead: [acme] } });
const dialog = () => page.getByRole('dialog');
const press = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
const open = () => page.getByRole('button', { name: 'Mass invite' }).click();
const listed = () => dialog().getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const result = (email: string, message?: string) =>
  message === undefined ? { email, status: 'sent', message: 'Sent.' } : { email, status: 'refused', message };

async function add(email: string): Promise<void> {
  await page.getByLabelText('Email', { exact: true }).fill(email);
  await userEvent.keyboard('{Enter}');
}

async function paste(text: string): Promise<void> {
  await page.getByLabelText('Paste several addresses').fill(text);
  await press('Add pasted addresses');
}

const chooseTenant = () => page.getByLabelText('Tenant', { exact: true }).selectOptions('Acme Wealth (acme)');

describe('the list of addresses', () => {
  it('[R-MASS-02] refuses an invalid address, and keeps it to be corrected', async () => {
    await show();
    await open();
    await add('ann@');
    await expect.element(page.getByText('Invalid Email')).toBeVisible();
    await expect.element(page.getByText('Please enter a valid email address')).toBeVisible();
    await expect.element(page.getByLabelText('Email', { exact: true })).toHaveValue('ann@');
  });

  it('[R-MASS-03] refuses an address that is in the list', async () => {
    await show();
    await open();
    await add('ann@acme.test');
    await add('Ann@acme.test');
    await expect.element(page.getByText('Duplicate Email')).toBeVisible();
    await expect.element(page.getByText('This email is already in the list')).toBeVisible();
    await expect.element(listed()).toHaveLength(1);
  });

  it('[R-MASS-06] splits pasted text into addresses, and says how many it added', async () => {
    await show();
    await open();
    await add('ann@acme.test');
    await paste('ann@acme.test, ben@acme.test; CY@acme.test\nnonsense\ncy@acme.test');
    await expect.element(page.getByText('Added 2 valid email(s)')).toBeVisible();
    await expect.element(listed()).toHaveLength(3);
    await press('Remove ben@acme.test');
    await expect.element(listed()).toHaveLength(2);
  });

  it('reads a CSV file, header and quotes left out', async () => {
    await show();
    await open();
    const file = new File(['Name,Email\r\n"Lee, Ann","ann@acme.test"\r\nBen,ben@acme.test\r\n'], 'team.csv', { type: 'text/csv' });
    await page.getByLabelText('CSV file').upload(file);
    await expect.element(page.getByText('Added 2 valid email(s)')).toBeVisible();
  });

  it('[R-MASS-07] [R-MASS-08] goes on only with a tenant and an address', async () => {
    await show();
    await open();
    await press('Next');
    await expect.element(page.getByText('No Emails')).toBeVisible();
    await expect.element(page.getByText('Please add at least one email address')).toBeVisible();
    await add('ann@acme.test');
    await press('Next');
    await expect.element(page.getByText('Please select a tenant and add at least one email')).toBeVisible();
    await chooseTenant();
    await press('Next');
    await expect.element(page.getByRole('dialog', { name: 'Mass invite: step 2 of 2' })).toBeVisible();
  });
});

describe('roles and sending', () => {
  async function walkToRoles(): Promise<void> {
    await open();
    await chooseTenant();
    await paste('ann@acme.test, ben@acme.test');
    await press('Next');
  }

  it('[R-MASS-01] [R-MASS-10] every invited person is a user unless changed for all or one by one', async () => {
    await show();
    await walkToRoles();
    await expect.element(page.getByLabelText('Role of ann@acme.test')).toHaveValue('user');
    await press('Set all to Admin');
    await expect.element(page.getByLabelText('Role of ben@acme.test')).toHaveValue('tenant_admin');
    await page.getByLabelText('Role of ann@acme.test').selectOptions('User');
    await press('Back');
    await press('Next');
    await expect.element(page.getByLabelText('Role of ann@acme.test')).toHaveValue('user');
    await expect.element(page.getByLabelText('Role of ben@acme.test')).toHaveValue('tenant_admin');
  });

  it('[R-MASS-09] sends nothing when the list is empty', async () => {
    const calls = answering({});
    await show();
    await walkToRoles();
    await press('Remove ann@acme.test');
    await press('Remove ben@acme.test');
    await press('Send invitations');
    await expect.element(page.getByText('Please select a tenant and add at least one email')).toBeVisible();
    expect(calls.filter((called) => called === path)).toEqual([]);
  });

  it('[R-MASS-13] [R-MASS-14] says how many were sent, shows each result, and starts over', async () => {
    const refusal = 'This person is already a member of the tenant.';
    answering({ [path]: () => Response.json({ sent: 1, results: [result('ann@acme.test'), result('ben@acme.test', refusal)] }) });
    await show();
    await walkToRoles();
    await press('Send invitations');
    await expect.element(page.getByText('Mass Invitations Sent!')).toBeVisible();
    await expect.element(page.getByText('Successfully sent 1 invitations')).toBeVisible();
    await expect.element(dialog().getByRole('row', { name: /ann@acme.test/ })).toHaveTextContent('Sent');
    await expect.element(dialog().getByRole('row', { name: /ben@acme.test/ })).toHaveTextContent(refusal);
    await press('Done');
    await open();
    await expect.element(page.getByRole('dialog', { name: 'Mass invite: step 1 of 2' })).toBeVisible();
    await expect.element(page.getByText('No addresses yet.')).toBeVisible();
    await expect.element(page.getByLabelText('Tenant', { exact: true })).toHaveValue('');
  });

  it('[R-MASS-15] a failure loses nothing, and says what the server said', async () => {
    answering({ [path]: () => new Response('Too many invitations today.', { status: 429, headers: { [codeHeader]: 'TooManyRequests' } }) });
    await show();
    await walkToRoles();
    await press('Send invitations');
    await expect.element(page.getByText('Failed to send invitations. Please try again.')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('Too many invitations today.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await open();
    await expect.element(page.getByLabelText('Role of ann@acme.test')).toBeVisible();
  });

  it('waits on the device without a network', async () => {
    const { store, queued } = await show();
    await walkToRoles();
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await press('Send invitations');
    await expect.element(page.getByText('Saved on this device')).toBeVisible();
    expect(queued).toMatchObject([{ type: 'invitations.massInvite', args: { tenantId: acme.id } }]);
  });

  it('[R-MASS-17] takes 200 pasted addresses at once and sends them in one call', async () => {
    const emails = Array.from({ length: 200 }, (_, at) => `person-${at}@acme.test`);
    const calls = answering({ [path]: () => Response.json({ sent: 200, results: emails.map((email) => result(email)) }) });
    await show();
    await open();
    await chooseTenant();
    await paste(emails.join('\n'));
    await expect.element(page.getByText('Added 200 valid email(s)')).toBeVisible();
    await expect.element(listed()).toHaveLength(200);
    await press('Next');
    await press('Set all to Admin');
    await expect.element(page.getByLabelText('Role of person-199@acme.test')).toHaveValue('tenant_admin');
    await press('Send invitations');
    await expect.element(page.getByText('Successfully sent 200 invitations')).toBeVisible();
    expect(calls.filter((called) => called === path)).toHaveLength(1);
  });

  it('takes no more than 200 addresses', async () => {
    await show();
    await open();
    await paste(Array.from({ length: 201 }, (_, at) => `person-${at}@acme.test`).join('\n'));
    await expect.element(page.getByText('At most 200 addresses at a time.')).toBeVisible();
    await expect.element(dialog().getByRole('button', { name: 'Next' })).toBeDisabled();
  });
});
