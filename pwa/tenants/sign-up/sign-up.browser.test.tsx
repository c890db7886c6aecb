import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hostTenantAtom } from '#app/session/state/session-atoms.ts';
import { answering } from '#app/testing/answering.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { signUpTexts } from '#contract/tenants/sign-up.ts';
import { subdomainTexts } from '#contract/tenants/subdomain.ts';
import { codeHeader } from '#contract/values/outcome.ts';

const token = 'T'.repeat(43);
const look = { email: 'ann@cedar.test', firmName: 'Cedar Advisors', subdomain: 'cedar', expiresAt: '2999-01-01T00:00:00.000Z' };
const check = (subdomain: string, problem: string | null) => ({
  [`/api/sign-up/subdomain?subdomain=${subdomain}`]: () => Response.json({ subdomain, problem }),
});
const refuse = (code: string, text: string) => () => new Response(text, { status: 409, headers: { [codeHeader]: code } });
const field = (name: string | RegExp) => page.getByLabelText(name);

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof answering>[0], path = '/sign-up') {
  const calls = answering(answers);
  await showApp(path, { status: 'signedOut' });
  return calls;
}

describe('a visitor begins a trial', () => {
  it('says while it is typed whether the subdomain is free', async () => {
    await open({ ...check('acme', subdomainTexts.taken), ...check('cedar', null) });
    await field('Subdomain').fill('Acme');
    await expect.element(page.getByText(subdomainTexts.taken)).toBeVisible();
    await field('Subdomain').fill('cedar');
    await expect.element(page.getByText(/cedar is free\./)).toBeVisible();
    await field('Subdomain').fill('cedar.example.com');
    await expect.element(page.getByText(subdomainTexts.warning)).toBeVisible();
    await expect.element(field('Subdomain')).toHaveValue('cedar');
  });

  it('begins none on the host of a firm, whose visitors are its own', async () => {
    answering({});
    const { store } = await showApp('/sign-up', { status: 'signedOut' });
    await expect.element(field('Subdomain')).toBeVisible();
    store.set(hostTenantAtom, { name: 'Acme Advisors', brand: {} });
    await expect.element(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
    await expect.element(field('Subdomain')).not.toBeInTheDocument();
    await expect.poll(() => document.title).toBe('404 Page Not Found · Acme Advisors');
  });

  it('names what is missing beside its field, and sends nothing', async () => {
    const calls = await open({});
    await field('Work email').fill('nobody');
    await userEvent.keyboard('{Enter}');
    for (const sentence of ['Name is required', subdomainTexts.required, 'Please enter a valid email address'])
      await expect.element(page.getByText(sentence)).toBeVisible();
    expect(calls.filter((path) => !path.startsWith('/api/contact'))).toEqual([]);
  });

  it('sends the link, and says to check the mail', async () => {
    const calls = await open({ ...check('cedar', null), '/api/sign-up': () => Response.json({ message: signUpTexts.begun }) });
    await field('Firm name').fill('Cedar Advisors');
    await field('Subdomain').fill('cedar');
    await field('Work email').fill('ann@cedar.test');
    await page.getByRole('button', { name: 'Send me the link' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Look into your mail' })).toBeVisible();
    await expect.element(page.getByText(signUpTexts.begun)).toBeVisible();
    expect(calls).toContain('/api/sign-up');
    await page.getByRole('button', { name: 'Change the address' }).click();
    await expect.element(field('Firm name')).toBeVisible();
  });

  it('shows a refusal at its field, and keeps what was entered', async () => {
    await open({
      ...check('cedar', null),
      '/api/sign-up': refuse('TooManyRequests', 'Too many tries. Please wait 10 minutes and try again.'),
    });
    await field('Firm name').fill('Cedar Advisors');
    await field('Subdomain').fill('cedar');
    await field('Work email').fill('ann@cedar.test');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Too many tries.');
    await expect.element(field('Work email')).toHaveValue('ann@cedar.test');
  });
});

describe('the link of the mail', () => {
  const verify = `/api/sign-up/verify?token=${token}`;
  const path = `/sign-up?token=${token}`;

  it('[R-LAND-18] asks for first name, last name, email, and password', async () => {
    await open({ [verify]: () => Response.json(look), ...check('cedar', null) }, path);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Open Cedar Advisors' })).toBeVisible();
    await expect.element(field('First name')).toBeVisible();
    await expect.element(field('Last name')).toBeVisible();
    await expect.element(field('Email')).toHaveValue('ann@cedar.test');
    await expect.element(field(/^Password/).first()).toHaveAttribute('type', 'password');
  });

  async function fill(): Promise<void> {
    await field('First name').fill('Ann');
    await field('Last name').fill('Archer');
    await field(/^Password/)
      .first()
      .fill('Kq7vXw2pLm');
  }

  it('keeps every entry if the subdomain was taken in the meantime', async () => {
    const taken = refuse('SubdomainTaken', subdomainTexts.taken);
    await open({ [verify]: () => Response.json(look), ...check('cedar', null), '/api/sign-up/complete': taken }, path);
    await fill();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect.element(page.getByText(subdomainTexts.taken)).toBeVisible();
    await expect.element(field('First name')).toHaveValue('Ann');
  });

  it('[R-LAND-18] makes the account, and says so', async () => {
    const { expiresAt: trialEndsAt, ...account } = look;
    const made = () => Response.json({ ...account, trialEndsAt });
    await open({ [verify]: () => Response.json(look), ...check('cedar', null), '/api/sign-up/complete': made }, path);
    await fill();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect.element(page.getByText('Your trial has begun').first()).toBeVisible();
  });

  it('that is over says so, and leads to a new one', async () => {
    await open({ [verify]: () => new Response(signUpTexts.linkGone, { status: 410, headers: { [codeHeader]: 'Expired' } }) }, path);
    await expect.element(page.getByText(signUpTexts.linkGone)).toBeVisible();
    await page.getByRole('link', { name: 'Begin again' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Start Free Trial' })).toBeVisible();
  });

  it('without a network says that it cannot be checked, and tries again', async () => {
    await open({}, path);
    await expect.element(page.getByText('The link cannot be checked')).toBeVisible();
    answering({ [verify]: () => Response.json(look), ...check('cedar', null) });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(field('First name')).toBeVisible();
  });
});
