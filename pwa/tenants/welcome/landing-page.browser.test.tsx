import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hostTenantAtom } from '#app/session/state/session-atoms.ts';
import { answering, brokenAnswer } from '#app/testing/answering.ts';
import { signedIn } from '#app/testing/people.ts';
import { sentPlan } from '#app/testing/sent-rows.ts';
import { showApp } from '#app/testing/show-app.tsx';
import { leadTexts } from '#contract/pages/leads.ts';
import { noContact } from '#contract/values/contact.ts';
import { landingTexts } from './landing-texts.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

async function showLanding(plans: () => Response = () => Response.json([])) {
  answering({ '/api/admin/plans': plans });
  await showApp('/', { status: 'signedOut' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const cards = () => [...document.querySelectorAll('.landing__plan')].map((card) => card.textContent);
const card = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name }) });

describe('the navigation', () => {
  it('[R-LAND-01] [R-LAND-02] has four anchors, each to a section of the page', async () => {
    await showLanding();
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').elements();
    const anchors = links.map((link) => link.getAttribute('href') ?? '');
    expect(anchors).toEqual(['#features', '#templates', '#pricing', '#docs']);
    for (const anchor of anchors) expect(document.querySelector(anchor)?.querySelector('h2')?.textContent).toBeTruthy();
  });

  it('[R-LAND-03] [R-LAND-04] [R-LAND-05] leads to the login by plain links', async () => {
    await showLanding();
    await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
    // The login forwards a visitor without an account to the sign-up.
    for (const name of ['Get Started', 'Start Free Trial'])
      await expect.element(page.getByRole('link', { name }).first()).toHaveAttribute('href', '/api/login?intent=sign-up');
  });
});

it('[R-LAND-06] leads to the templates', async () => {
  await showLanding();
  await expect.element(page.getByRole('link', { name: 'View Templates' })).toHaveAttribute('href', '/templates');
});

it('[R-ROUTE-15] shows the same page to signed-in people', async () => {
  answering({ '/api/admin/plans': () => Response.json([]) });
  await showApp('/landing', signedIn('tenant_admin'));
  await expect.element(page.getByRole('heading', { level: 1, name: landingTexts.title })).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 2, name: 'Pricing' })).toBeVisible();
});

it('gives way to the name of the firm on the firm’s own host', async () => {
  answering({ '/api/admin/plans': () => Response.json([]) });
  const { store } = await showApp('/', { status: 'signedOut' });
  store.set(hostTenantAtom, { name: 'Acme Advisors', brand: {} });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Acme Advisors' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login');
  await expect.poll(() => document.title).toBe('Acme Advisors');
  expect(document.body.textContent).not.toMatch(/Reckoner|Pricing/);
});

describe('the product on its own page', () => {
  it('computes a mortgage payment while the visitor types', async () => {
    await showLanding();
    const answer = page.getByRole('figure', { name: 'Mortgage payment' }).getByRole('status');
    await expect.element(answer).toHaveTextContent('$1,517');
    await page.getByLabelText('Interest rate, %').fill('5');
    await expect.element(answer).toHaveTextContent('$1,288');
    await page.getByLabelText('Interest rate, %').fill('6.5');
    await expect.element(answer).toHaveTextContent('$1,517');
  });

  it('says what is wrong with an entry, and shows no payment', async () => {
    await showLanding();
    await page.getByLabelText('Term, years').fill('x');
    await expect.element(page.getByText(landingTexts.outOfRange('Term, years', 1, 50))).toBeVisible();
    await page.getByLabelText('Term, years').fill('30');
    await page.getByLabelText('Down payment, $').fill('400000');
    await expect.element(page.getByText('The down payment is higher than the home price.')).toBeVisible();
    await expect.element(page.getByRole('figure', { name: 'Mortgage payment' })).not.toHaveTextContent('a month');
  });

  it('shows workbench, portal, and administration in pictures with a description', async () => {
    await showLanding();
    for (const name of [/mortgage calculator/, /customer portal/, /administration/])
      await expect.element(page.getByRole('img', { name })).toHaveAttribute('loading', 'lazy');
  });
});

describe('the claims', () => {
  it.each([
    ['[R-PROD-07]', /custom domains and subdomains.*brand isolation per client/i],
    ['[R-PROD-08]', /20\+ financial calculators.*investment, loan, retirement and tax/i],
    ['[R-PROD-09]', /AI features billed by usage/i],
    ['[R-PROD-10]', /10\+ landing templates/i],
    ['[R-PROD-11]', /invoic.*dunning and grace-period handling/i],
    ['[R-PROD-12]', /customer self-service portal.*upgrades, downgrades, cancellations and billing management/i],
  ])('%s are listed among the features', async (_row, claim) => {
    await showLanding();
    await expect.element(page.getByRole('region', { name: 'Features' })).toHaveTextContent(claim);
  });

  it('[R-CONST-01] give the numbers of the specification', async () => {
    await showLanding();
    const region = page.getByRole('region', { name: 'Features' });
    for (const claim of ['20+ financial calculators', '10+ landing templates', '30+ calculators overall', '38+ business'])
      await expect.element(region).toHaveTextContent(claim);
    await expect.element(region).toHaveTextContent('192 real estate, 243 automotive.');
  });

  it('[R-LAND-07] are a section of their own', async () => {
    await showLanding();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Features' })).toBeVisible();
    expect(document.querySelectorAll('#features dt').length).toBe(6);
  });
});

describe('the prices', () => {
  const fallback = ['Starter', 'Professional', 'Enterprise'];
  it.each([
    ['the server fails', () => new Response('Broken', { status: 500 })],
    ['there is no plan', () => Response.json([])],
    ['the answer is none', () => brokenAnswer({ plans: [] })],
  ])('[R-LAND-13] [R-LAND-08] [R-PLAN-15] are the three fixed ones when %s', async (_why, plans) => {
    await showLanding(plans);
    await expect.element(card('Starter')).toBeVisible();
    expect(cards().map((text) => fallback.find((name) => text?.startsWith(name)))).toEqual(fallback);
  });

  it('[R-LAND-13] [R-PLAN-15] are those of the server if it has any', async () => {
    await showLanding(() => Response.json([sentPlan({ name: 'Solo', basePrice: '12.00', calculatorLimit: 3, aiCallsIncluded: 50 })]));
    await expect.element(card('Solo')).toHaveTextContent(/\$12 per month/);
    expect(cards().length).toBe(1);
  });

  it('set the price of a year apart from the price of a month', async () => {
    await showLanding(() => Response.json([{ ...sentPlan({ name: 'Solo', basePrice: '12.00' }), annualPrice: '120.00' }]));
    await expect.element(card('Solo')).toHaveTextContent(/\$12 per month or \$120 a year/);
  });

  it('say what an AI call above those included costs, and that a month has a minimum', async () => {
    const aiPrice = { pricePerCall: '0.01', minimumCents: 500, mostCents: 10_000 };
    await showLanding(() => Response.json([{ ...sentPlan({ name: 'Solo', basePrice: '12.00', aiCallsIncluded: 50 }), aiPrice }]));
    await expect
      .element(card('Solo'))
      .toHaveTextContent('An AI call above those included costs $0.01; a month with such calls costs at least $5.00 and at most $100.00.');
  });

  it('[R-LAND-14] Starter is free, with its four lines', async () => {
    await showLanding();
    await expect.element(card('Starter')).toHaveTextContent(/Free.*5 calculators.*basic branding.*100 AI calls per month/i);
  });

  it('[R-LAND-15] [R-LAND-09] Professional costs 49 dollars a month and is the popular one', async () => {
    await showLanding();
    await expect
      .element(card('Professional'))
      .toHaveTextContent(/Most Popular.*\$49 per month.*all 20\+ calculators.*custom branding.*1,000 AI calls per month.*custom domain/i);
    expect(page.getByText('Most Popular').elements().length).toBe(1);
  });

  it('[R-LAND-16] Enterprise costs 199 dollars a month', async () => {
    await showLanding();
    await expect
      .element(card('Enterprise'))
      .toHaveTextContent(/\$199 per month.*everything in professional.*unlimited AI calls.*white-label API.*priority support/i);
  });

  it('[R-LAND-10] [R-LAND-11] offers a form to write to sales', async () => {
    await showLanding();
    await card('Enterprise').getByRole('button', { name: 'Contact Sales' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
    for (const name of ['Name', 'Email', 'Message']) await expect.element(dialog.getByLabelText(name)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('[R-LAND-11] sends the message, says so, and names no address of the sales desk where none is set', async () => {
    await showLanding();
    await card('Enterprise').getByRole('button', { name: 'Contact Sales' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.element(dialog.getByText('Please enter a message')).toBeVisible();
    await dialog.getByLabelText('Name').fill('Ann');
    await dialog.getByLabelText('Email').fill('ann@cedar.test');
    await dialog.getByLabelText('Message').fill('How much for 40 seats?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.element(dialog.getByRole('alert')).toBeVisible();
    expect(dialog.getByRole('link').query()).toBeNull();
    expect(dialog.element().textContent).not.toContain('@');
    const calls = answering({ '/api/leads': () => Response.json({ message: leadTexts.taken }) });
    await dialog.getByRole('button', { name: 'Send message' }).click();
    await expect.element(dialog.getByText(leadTexts.taken)).toBeVisible();
    expect(calls).toEqual(['/api/leads']);
  });

  it('[R-LAND-11] offers the visitor’s mail program without a network, to the address that is set', async () => {
    answering({
      '/api/admin/plans': () => Response.json([]),
      [`/api/contact?host=${window.location.hostname}`]: () => Response.json({ ...noContact, salesEmail: 'desk@cedar.test' }),
    });
    await showApp('/', { status: 'signedOut' });
    await card('Enterprise').getByRole('button', { name: 'Contact Sales' }).click();
    const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
    await dialog.getByLabelText('Name').fill('Ann');
    await dialog.getByLabelText('Email').fill('ann@cedar.test');
    await dialog.getByLabelText('Message').fill('How much for 40 seats?');
    await dialog.getByRole('button', { name: 'Send message' }).click();
    const link = dialog.getByRole('link', { name: 'Send it by mail' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^mailto:desk@cedar\.test\?/));
  });
});
