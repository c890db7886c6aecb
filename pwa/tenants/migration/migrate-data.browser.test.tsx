import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { connectionAtom } from '#app/session/state/session-atoms.ts';
import { answering, answeringWith } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const exportPath = '/api/admin/migrate-to-production';
const runPath = '/api/admin/run-production-migration';
const dataCounts = { plans: 3, templates: 6, users: 24, tenants: 8 };
const exported = { [exportPath]: () => Response.json({ sqlScript: '-- reckoner export', dataCounts }) };
const exportButton = () => page.getByRole('button', { name: 'Export Development Data' });
const test = () => page.getByRole('button', { name: 'Test Migration (Dev Only)' });

async function open(answers: Readonly<Record<string, () => Response>> = exported) {
  const calls = answering(answers);
  const shown = await showApp('/migrate-data', signedIn('platform_owner'));
  await expect.element(exportButton()).toBeVisible();
  return { calls, ...shown };
}

const counted = () => [...document.querySelectorAll('.browser__tile')].map((tile) => tile.textContent);
const figures = ['Plans3', 'Templates6', 'Users24', 'Tenants8'];

describe('migrating data', () => {
  it('[R-MIG-01] exports, and says so meanwhile', async () => {
    await open();
    answeringWith(() => new Promise(() => undefined));
    await exportButton().click();
    await expect.element(page.getByRole('button', { name: 'Exporting Data...' })).toBeDisabled();
  });

  it('[R-MIG-03] [R-MIG-04] [R-MIG-07] shows what is ready to copy, the script on demand, and what to do with it', async () => {
    await open();
    await exportButton().click();
    await expect.element(page.getByText('Ready to copy')).toBeVisible();
    expect(counted()).toEqual(figures);
    const script = page.getByLabelText('SQL script');
    await expect.element(script).not.toBeVisible();
    await page.getByText('SQL script').click();
    await expect.element(script).toBeVisible();
    await expect.element(script).toHaveValue('-- reckoner export');
    await expect.element(script).toHaveAttribute('readonly');
    await expect.element(page.getByText(/log in there as platform owner/)).toBeVisible();
    await expect.element(page.getByText(/paste the script.*or run it in a database console/)).toBeVisible();
  });

  it('[R-MIG-05] opens the production site in a new tab, and only a web address', async () => {
    await open();
    await exportButton().click();
    const link = page.getByRole('link', { name: 'Open Production Site' });
    const address = page.getByLabelText('Address of the production site');
    await address.fill('javascript:alert(1)');
    await expect.element(link).not.toHaveAttribute('href');
    await address.fill('https://reckoner.example/');
    await expect.element(link).toHaveAttribute('href', 'https://reckoner.example/');
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
    await address.fill('');
  });

  it('[R-MIG-06] says that it is testing', async () => {
    await open();
    await exportButton().click();
    await expect.element(page.getByText('Ready to copy')).toBeVisible();
    answeringWith(() => new Promise(() => undefined));
    await test().click();
    await expect.element(page.getByRole('button', { name: 'Testing...' })).toBeDisabled();
  });

  it('[R-MIG-09] says that it worked, with counts and next steps', async () => {
    await open({ ...exported, [runPath]: () => Response.json(dataCounts) });
    await exportButton().click();
    await expect.element(page.getByText('Ready to copy')).toBeVisible();
    await test().click();
    await expect.element(page.getByRole('heading', { name: 'Migration Completed Successfully!' })).toBeVisible();
    expect(counted()).toEqual(figures);
    await expect.element(page.getByText('Check tenants and users in the administration.')).toBeVisible();
  });

  it('imports a script of another server without exporting first', async () => {
    await open({ [runPath]: () => Response.json(dataCounts) });
    await page.getByLabelText('Script from another server').fill('-- reckoner export, of another server');
    await test().click();
    await expect.element(page.getByRole('heading', { name: 'Migration Completed Successfully!' })).toBeVisible();
  });

  it('[R-MIG-11] does not run without a script', async () => {
    const { calls } = await open();
    await test().click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Please export data first to get the SQL script');
    expect(calls).not.toContain(runPath);
  });

  it('[R-MIG-10] [R-MIG-12] says that it failed, why, and starts over', async () => {
    await open({ ...exported, [runPath]: () => new Response(null, { status: 503, statusText: 'Service Unavailable' }) });
    await exportButton().click();
    await expect.element(page.getByText('Ready to copy')).toBeVisible();
    await test().click();
    await expect.element(page.getByRole('heading', { name: 'Migration Failed' })).toBeVisible();
    await expect.element(page.getByText('Migration failed: Service Unavailable')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(exportButton()).toBeVisible();
    expect(page.getByText('Ready to copy').query()).toBeNull();
  });

  it('[R-MIG-12] says why the export failed', async () => {
    await open({ [exportPath]: () => new Response(null, { status: 500, statusText: 'Internal Server Error' }) });
    await exportButton().click();
    await expect.element(page.getByText('Export failed: Internal Server Error')).toBeVisible();
  });

  it('leads to a fresh sign-in where the server asks for one', async () => {
    await open({
      [exportPath]: () => new Response('Sign in again.', { status: 403, headers: { 'x-answer-code': 'FreshSignInNeeded' } }),
    });
    await exportButton().click();
    await expect.element(page.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', expect.stringMatching(/prompt=login/));
  });

  it('says that it needs the server when there is no network', async () => {
    const { store } = await open();
    store.set(connectionAtom, { ...store.get(connectionAtom), reachable: false });
    await expect.element(page.getByText('Exporting and running a script need the server. Connect to go on.')).toBeVisible();
    await expect.element(exportButton()).toBeDisabled();
    await expect.element(test()).toBeDisabled();
  });
});
