import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signInTexts } from '#contract/people/sign-in.ts';
import { domainSuspensionDays, type TxtAnswer } from '#contract/tenants/tenant-domains.ts';
import { type Browser, createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { recheckDomains } from '#server/tenants/domains/recheck-domains.ts';
import { domain, type ForeignScene, foreignScene } from '#server/testing/foreign-host-scene.ts';
import { type Office, type OfficePerson, openOffice } from '#server/testing/test-office.ts';

const email = 'agreed@acme.example';
const present: TxtAnswer = { kind: 'records', values: ['calculators-verify=x'] };
const dayMs = 24 * 60 * 60 * 1000;
let office: Office;
let scene: ForeignScene;
let owner: OfficePerson;
let browser: Browser;

beforeAll(async () => {
  office = await openOffice({ environment: { PRODUCT_HOST: 'firms.test' } });
  scene = await foreignScene(office);
  owner = await office.person('platform_owner');
  await scene.person(email, 'user', [[scene.acme, 'user']]);
  await office.sql('update tenants set custom_domain = $2 where id = $1::uuid', [scene.acme, domain]);
});
afterAll(() => office.close());

beforeEach(async () => {
  browser = createBrowser();
  await scene.signInThere(browser, email);
  expect(await isSignedIn()).toBe(true);
});

const isSignedIn = async (): Promise<boolean> => (await browser.get(scene.there('/api/auth/user'), 'same-origin')).status === 200;
const isAskedAgain = async (): Promise<boolean> =>
  (await scene.passThrough(createBrowser(), email)).text.includes(signInTexts.confirmTitle(domain));

/** The daily check of the domain's proof, the given number of days from now. */
async function recheckAfter(days: number, answer: TxtAnswer): Promise<void> {
  office.setClock(new Date(Date.now() + days * dayMs));
  await recheckDomains({ ...office.services, resolveTxt: async () => answer });
}

test('a person’s yes to a domain, and the sessions there, end when the domain is suspended', async () => {
  await recheckAfter(2, { kind: 'no_record' });
  expect([await isSignedIn(), await isAskedAgain()]).toEqual([true, false]);
  await recheckAfter(2 + domainSuspensionDays, { kind: 'no_record' });
  await recheckAfter(4 + domainSuspensionDays, present);
  expect([await isSignedIn(), await isAskedAgain()]).toEqual([false, true]);
  office.setClock(new Date());
});

test('they also end when the tenant gives the domain up, even if it returns later', async () => {
  const [tenant] = await office.sql<{ name: string; subdomain: string }>('select name, subdomain from tenants where id = $1::uuid', [
    scene.acme,
  ]);
  const edit = (customDomain: string | null) =>
    office.call(owner, 'PUT', `/api/admin/tenants/${scene.acme}`, { ...tenant, status: 'active', customDomain });
  expect((await edit(null)).status).toBe(200);
  expect((await edit(domain)).status).toBe(200);
  await office.sql(`update tenant_domains set state = 'valid', verified_at = now() where domain = $1`, [domain]);
  expect([await isSignedIn(), await isAskedAgain()]).toEqual([false, true]);
});
