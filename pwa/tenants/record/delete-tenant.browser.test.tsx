import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { sentTenant } from '#app/testing/sent-rows.ts';
import { showSection } from '#app/testing/show-section.tsx';
import { accessTexts } from '#contract/people/access.ts';
import { codeHeader } from '#contract/values/outcome.ts';
import { TenantsSection } from './tenants-section.tsx';

const tenant = sentTenant({
  status: 'active',
  ownerId: '0199a1f0-0000-7000-8000-00000000000a',
  ownerName: 'Ann Lee',
  createdAt: '2026-02-01T00:00:00.000Z',
});
const acme = { ...tenant, id: '0199a1f0-0000-7000-8000-000000000001', name: 'Acme Wealth', subdomain: 'acme' };
const birch = { ...tenant, id: '0199a1f0-0000-7000-8000-000000000002', name: 'Birch Union', subdomain: 'birch' };
const cedar = { ...tenant, id: '0199a1f0-0000-7000-8000-000000000003', name: 'Cedar Bank', subdomain: 'cedar' };

const deleted = { id: acme.id, deletedUsers: 2, keptUsers: 1, movedUsers: 0 };
const loss = { id: acme.id, deletedUsers: 2, keptUsers: 1, calculators: 12, pendingInvitations: 3, landingPages: 1 };
const lossPath = `/api/admin/tenants/${acme.id}/deletion-loss`;
const deletePath = `/api/admin/tenants/${acme.id}/delete-with-users`;
const reassignPath = `/api/admin/tenants/${acme.id}/delete-and-reassign/${birch.id}`;
const answer = (body: unknown) => () => Response.json(body);
const refuse = (status: number, code: string, text: string) => () => new Response(text, { status, headers: { [codeHeader]: code } });
const freshNeeded = refuse(403, 'FreshSignInNeeded', accessTexts.freshSignIn);

const show = () => showSection(<TenantsSection />, { role: 'platform_owner', rows: { tenantHead: [acme, birch, cedar] } });
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const shownOnly = async (words: string) => expect.element(page.getByRole('dialog').getByText(words)).toBeVisible();

async function openWizard(): Promise<void> {
  await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
}

async function walkToTarget(): Promise<void> {
  await openWizard();
  await button('Next').click();
  await page.getByText('Reassign users').click();
  await button('Next').click();
}

describe('the delete wizard', () => {
  it('[R-TEN-23] [R-TEN-24] [R-TEN-27] states the losses in numbers, and deletes the tenant with its users', async () => {
    const calls = answering({ [lossPath]: answer(loss), [deletePath]: answer(deleted) });
    await show();
    await openWizard();
    await shownOnly('3 users');
    await shownOnly('12 calculators');
    await shownOnly('Invoices, credit notes and past revenue stay in the books, as tax law requires.');
    await button('Next').click();
    await expect.element(page.getByRole('radio', { name: /Delete all users/ })).toBeChecked();
    await expect.element(page.getByRole('radio', { name: /Reassign users/ })).not.toBeChecked();
    await button('Next').click();
    await shownOnly('2 users are deleted. 1 user keeps another tenant.');
    expect(calls).not.toContain(deletePath);
    await button('Delete tenant').click();
    await expect.element(page.getByText('Tenant and all associated users deleted successfully')).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('[R-TEN-25] [R-TEN-29] moves the users to a tenant other than the one that is deleted', async () => {
    answering({ [lossPath]: answer(loss), [reassignPath]: answer({ ...deleted, deletedUsers: 0, movedUsers: 3 }) });
    await show();
    await walkToTarget();
    const options = page.getByLabelText('Move the users to').getByRole('option').elements();
    expect(options.map(({ textContent }) => textContent)).toEqual(['Choose a tenant', 'Birch Union (birch)', 'Cedar Bank (cedar)']);
    await expect.element(button('Next')).toBeDisabled();
    await page.getByLabelText('Move the users to').selectOptions('Birch Union (birch)');
    await button('Next').click();
    await shownOnly('3 users move to Birch Union.');
    await button('Delete tenant').click();
    await expect.element(page.getByText('Tenant deleted and users reassigned successfully')).toBeVisible();
  });

  it('[R-TEN-26] goes back one step at a time, and starts over after it was closed', async () => {
    answering({ [lossPath]: answer(loss) });
    await show();
    await walkToTarget();
    await page.getByLabelText('Move the users to').selectOptions('Birch Union (birch)');
    await button('Next').click();
    await button('Back').click();
    await expect.element(page.getByLabelText('Move the users to')).toHaveValue(birch.id);
    await button('Back').click();
    await expect.element(page.getByRole('radio', { name: /Reassign users/ })).toBeChecked();
    await button('Back').click();
    await shownOnly('12 calculators');
    await button('Next').click();
    await page.getByRole('button', { name: 'Close' }).click();
    await openWizard();
    await shownOnly('12 calculators');
    await button('Next').click();
    await expect.element(page.getByRole('radio', { name: /Delete all users/ })).toBeChecked();
  });

  it('[R-TEN-28] says that a deletion failed and why, and stays open', async () => {
    answering({ [lossPath]: answer(loss), [deletePath]: refuse(409, 'Conflict', 'It has just been changed.') });
    await show();
    await openWizard();
    await button('Next').click();
    await button('Next').click();
    await button('Delete tenant').click();
    await expect.element(page.getByText('Failed to delete tenant')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('It has just been changed.')).toBeVisible();
  });

  it('[R-TEN-30] says that a deletion with a move failed and why', async () => {
    answering({ [lossPath]: answer(loss), [reassignPath]: refuse(409, 'TeamFull', 'The other tenant has room for 1 more user.') });
    await show();
    await walkToTarget();
    await page.getByLabelText('Move the users to').selectOptions('Birch Union (birch)');
    await button('Next').click();
    await button('Delete tenant').click();
    await expect.element(page.getByText('Failed to delete tenant and reassign users')).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('The other tenant has room for 1 more user.')).toBeVisible();
  });

  it('sends the person to sign in again, and opens where it was left', async () => {
    vi.stubGlobal('scrollTo', () => undefined);
    answering({ [lossPath]: answer(loss), [reassignPath]: freshNeeded });
    const { screen } = await show();
    await walkToTarget();
    await page.getByLabelText('Move the users to').selectOptions('Birch Union (birch)');
    await button('Next').click();
    await button('Delete tenant').click();
    await shownOnly(accessTexts.freshSignIn);
    const signIn = page.getByRole('link', { name: 'Sign in again' });
    const returnTo = encodeURIComponent(window.location.pathname).replaceAll('%20', '+');
    await expect.element(signIn).toHaveAttribute('href', `/api/login?prompt=login&returnTo=${returnTo}`);
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await signIn.click();
    await screen.unmount();
    answering({ [lossPath]: answer(loss), [reassignPath]: answer({ ...deleted, deletedUsers: 0, movedUsers: 3 }) });
    const second = await show();
    await shownOnly('3 users move to Birch Union.');
    await button('Delete tenant').click();
    await expect.element(page.getByText('Tenant deleted and users reassigned successfully')).toBeVisible();
    await second.screen.unmount();
    await show();
    await expect.element(page.getByRole('rowheader', { name: /Acme Wealth/ })).toBeVisible();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('needs a connection, and says so', async () => {
    const { store } = await show();
    const { connectionAtom } = await import('#app/session/state/session-atoms.ts');
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await page.getByRole('button', { name: 'Actions for Acme Wealth' }).click();
    await expect.element(page.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent(accessTexts.noConnection);
    await expect.element(page.getByRole('menuitem', { name: /Change admin/ })).toHaveAttribute('aria-disabled', 'true');
  });
});
