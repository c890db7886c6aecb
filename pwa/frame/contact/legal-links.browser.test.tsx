import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { answering } from '#app/testing/answering.ts';
import { showApp } from '#app/testing/show-app.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const visitor = { status: 'signedOut' } as const;
const path = `/api/contact?host=${window.location.hostname}`;
const contact = {
  supportEmail: 'help@acme.example',
  salesEmail: 'sales@acme.example',
  privacyUrl: 'https://acme.example/privacy',
  termsUrl: null,
};

describe.each(['/', '/sign-up'])('the page %s', (address) => {
  it('links support and privacy, and shows nothing of terms that are not set', async () => {
    answering({ [path]: () => Response.json(contact) });
    await showApp(address, visitor);
    const links = page.getByRole('contentinfo');
    await expect.element(links.getByRole('link', { name: 'Support' })).toHaveAttribute('href', 'mailto:help@acme.example');
    await expect.element(links.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', 'https://acme.example/privacy');
    expect(links.getByRole('link', { name: 'Terms' }).query()).toBeNull();
  });

  it('has no links below it where nothing is set', async () => {
    const none = { supportEmail: null, salesEmail: null, privacyUrl: null, termsUrl: null };
    const asked = answering({ [path]: () => Response.json(none) });
    await showApp(address, visitor);
    await expect.poll(() => asked.includes(path)).toBe(true);
    expect(page.getByRole('contentinfo').query()).toBeNull();
  });
});

it('an invitation that failed leads to the support of the firm', async () => {
  answering({ [path]: () => Response.json(contact) });
  await showApp('/invitation-error?reason=server-error', visitor);
  await expect.element(page.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', 'mailto:help@acme.example');
});
