import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const open = (path: string) => showApp(path, { status: 'signedOut' });
const heading = () => page.getByRole('heading', { level: 1 });

describe('after an invitation', () => {
  it('[R-ACC-29] [R-ACC-31] says that it was accepted, and leads to the login', async () => {
    await open('/invitation-success');
    await expect.element(heading()).toHaveTextContent('Invitation Accepted!');
    await expect.element(page.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/api/login');
  });

  it('[R-ACC-30] says that it had been accepted before', async () => {
    await open('/invitation-success?reason=already-active');
    await expect.element(heading()).toHaveTextContent('Already Verified!');
  });
});

describe('an invitation that cannot be used', () => {
  it.each([
    ['[R-ACC-32]', '?reason=invalid-token', 'Invalid Invitation Link'],
    ['[R-ACC-33]', '?reason=user-not-found', 'Invitation Not Found'],
    ['[R-ACC-34]', '?reason=not-invited', 'No Pending Invitation'],
    ['[R-ACC-35]', '?reason=server-error', 'Server Error'],
    ['[R-ACC-36]', '?reason=unverified-invitation', 'Invitation Not Verified'],
    ['[R-ACC-37]', '?reason=anything-else', 'Invitation Error'],
    ['[R-ACC-37]', '', 'Invitation Error'],
    ['[R-ACC-37]', '?reason=toString', 'Invitation Error'],
  ])('%s with the reason "%s" says %s', async (_row, search, title) => {
    await open(`/invitation-error${search}`);
    await expect.element(heading()).toHaveTextContent(title);
  });

  it('[R-ACC-38] [R-ACC-18] says that it has expired, and a new one can be asked for by the address', async () => {
    answering({ '/api/auth/request-new-invitation': () => Response.json({ message: 'It was asked for.' }) });
    await open('/invitation-error?reason=expired');
    await expect.element(heading()).toHaveTextContent('Invitation Error');
    await expect.element(page.getByText('This invitation has expired')).toBeVisible();
    await page.getByRole('button', { name: 'Request a new invitation' }).click();
    const address = page.getByLabelText('Your email address');
    await address.fill('ann@acme');
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect.element(address).toHaveAccessibleDescription('Please enter a valid email address');
    await address.fill('ann@acme.test');
    await page.getByRole('button', { name: 'Ask for it' }).click();
    await expect.element(page.getByText('It was asked for.')).toBeVisible();
  });

  it('[R-ACC-39] offers to try again, to sign in and to write to support', async () => {
    await open('/invitation-error?reason=server-error');
    await expect.element(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Try Logging In Directly' })).toHaveAttribute('href', '/api/login');
    await expect
      .element(page.getByRole('link', { name: 'Contact Support' }))
      .toHaveAttribute('href', expect.stringMatching(/^mailto:support@/));
    expect(page.getByRole('button', { name: 'Request a new invitation' }).query()).toBeNull();
  });
});
