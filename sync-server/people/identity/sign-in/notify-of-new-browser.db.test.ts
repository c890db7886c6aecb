import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { createBrowser } from '#server/people/identity/browser-stand-in.ts';
import { type Office, openOffice } from '#server/testing/test-office.ts';

const password = 'Right-pass-1';
let office: Office;
beforeAll(async () => {
  office = await openOffice();
});
afterAll(() => office.close());

async function mailsTo(email: string): Promise<readonly { readonly text: string }[]> {
  while ((await office.runEffects()) > 0);
  return office.sql('select text from mail_outbox where "to" = $1 and subject = $2', [email, mailTexts.newDeviceSubject]);
}

test('a sign-in from a browser that was not used before is mailed; the first one, and one that is known, are not', async () => {
  const email = 'ann@northwind.example';
  await office.services.accounts.set({ id: office.services.newId(), email, password, firstName: null, lastName: null });
  const signIn = async (browser: ReturnType<typeof createBrowser>, tried = password) => {
    const page = await browser.follow(`${office.url}/api/login`);
    return browser.post(page.url, { email, password: tried, act: 'sign-in' });
  };
  const own = createBrowser();
  expect((await signIn(own)).status).toBe(303);
  expect(await mailsTo(email)).toEqual([]);
  await own.get(`${office.url}/api/logout`, 'same-origin');
  expect((await signIn(own)).status).toBe(303);
  expect(await mailsTo(email)).toEqual([]);
  expect((await signIn(createBrowser(), 'wrong')).status).toBe(401);
  expect(await mailsTo(email)).toEqual([]);
  expect((await signIn(createBrowser())).status).toBe(303);
  expect(await mailsTo(email)).toEqual([{ text: expect.stringContaining(mailTexts.newDeviceUnexpected) }]);
});
