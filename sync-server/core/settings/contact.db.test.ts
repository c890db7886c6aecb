import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactTexts } from '#contract/values/contact.ts';
import { json, type Office, type OfficePerson, type OfficeTenant, openOffice } from '#server/testing/test-office.ts';

const platform = {
  supportEmail: 'help@platform.example',
  salesEmail: 'sales@platform.example',
  privacyUrl: 'https://platform.example/privacy',
  termsUrl: '',
};
const own = { supportEmail: 'help@acme.example', termsUrl: 'https://acme.example/terms' };

let office: Office;
let owner: OfficePerson;
let acme: OfficeTenant;
let admin: OfficePerson;
beforeAll(async () => {
  office = await openOffice();
  owner = await office.person('platform_owner');
  acme = await office.tenant();
  admin = await office.person('tenant_admin', [[acme, 'tenant_admin']]);
});
afterAll(() => office.close());

const contact = async (query = '') => json(await office.call(undefined, 'GET', `/api/contact${query}`));
const subdomain = () => `t${acme.id.slice(0, 8)}`;
const lastMail = async (email: string) => {
  while ((await office.runEffects()) > 0);
  const [mail] = await office.sql<{ text: string; html: string }>(
    'select text, html from mail_outbox where "to" = $1 order by created_at desc, id desc limit 1',
    [email],
  );
  return mail;
};

describe('support, sales, privacy, and terms', () => {
  test('are not shown while nothing is set, also not in mails', async () => {
    expect(await contact()).toEqual({ supportEmail: null, salesEmail: null, privacyUrl: null, termsUrl: null });
    await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email: 'early@example.com', role: 'user' });
    expect((await lastMail('early@example.com'))?.text).not.toMatch(/Privacy|Terms|Support/);
  });

  test('are settings of the platform, and of a firm, which falls back to the platform’s', async () => {
    expect((await office.call(owner, 'PUT', '/api/admin/settings/contact', { value: platform })).status).toBe(200);
    expect((await office.call(admin, 'PUT', '/api/tenant/settings', { contact: own })).status).toBe(200);
    expect(await contact()).toEqual({ ...platform, termsUrl: null });
    expect(await contact(`?subdomain=${subdomain()}`)).toEqual({ ...platform, ...own });
    expect(await contact(`?host=${subdomain()}.product.example`)).toEqual({ ...platform, ...own });
  });

  test('stand below the mails of a firm', async () => {
    await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email: 'late@example.com', role: 'user' });
    const mail = await lastMail('late@example.com');
    expect(mail?.text).toContain(
      'Support: help@acme.example\nPrivacy: https://platform.example/privacy\nTerms: https://acme.example/terms',
    );
    expect(mail?.html).toContain('href="https://acme.example/terms"');
  });

  test('are named below a mail in the language of its reader, or else of the firm', async () => {
    const invite = async (email: string) => {
      await office.call(admin, 'POST', `/api/admin/tenants/${acme.id}/users/invite`, { email, role: 'user' });
      return lastMail(email);
    };
    const reader = await office.person('user');
    await office.sql(`update users set preferences = '{"language": "de"}' where id = $1::uuid`, [reader.id]);
    const german = await invite(reader.email);
    expect(german?.text).toContain('Datenschutz: https://platform.example/privacy\nNutzungsbedingungen: https://acme.example/terms');
    expect(german?.html).toContain('>Nutzungsbedingungen</a>');
    await office.call(admin, 'PUT', '/api/tenant/settings', { contact: own, brand: { language: 'de' } });
    expect((await invite('guest@example.com'))?.text).toContain('Datenschutz: ');
    const english = await office.person('user');
    await office.sql(`update users set preferences = '{"language": "en"}' where id = $1::uuid`, [english.id]);
    expect((await invite(english.email))?.text).toContain('Privacy: ');
    await office.call(admin, 'PUT', '/api/tenant/settings', { contact: own, brand: {} });
  });

  test('refuse an address that is no email, or no page', async () => {
    const set = (given: object) => office.call(admin, 'PUT', '/api/tenant/settings', { contact: given });
    expect(await set({ supportEmail: 'nobody' })).toMatchObject({ status: 400 });
    expect(await set({ privacyUrl: 'javascript:alert(1)' })).toMatchObject({ status: 400, text: contactTexts.address });
    expect(await set({ termsUrl: 'https://10.0.0.1/terms' })).toMatchObject({ status: 400, text: contactTexts.address });
  });
});
