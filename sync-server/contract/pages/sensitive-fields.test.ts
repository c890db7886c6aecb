import { describe, expect, it } from 'vitest';
import { CreateLandingPage, defaultGlobalStyles, UpdateLandingPage } from './landing-pages.ts';
import { checkPage } from './page-view/check-page.ts';
import { asksForSecret, sensitiveFieldText } from './sensitive-fields.ts';
import { UploadLandingTemplate } from './templates/template-upload.ts';

const secrets = [
  ...[
    'Password',
    'Passwort',
    'PASSWORD',
    'Kennwort',
    'Your password, please',
    'Login-Passwort',
    'Passphrase',
    'Passcode',
    'PIN',
    'Geheimzahl',
  ],
  ...[
    'P a s s w o r d',
    'P.a.s.s.w.o.r.d',
    'Pass word',
    'Passw0rd',
    'p@$$w0rd',
    'PA55W0RD',
    'Pass\u200bword',
    'P\u00adassword',
    'P\u2060I\u2060N',
  ],
  ...['Ｐａｓｓｗｏｒｄ', '𝐏𝐚𝐬𝐬𝐰𝐨𝐫𝐝', 'Раssword', 'Pаsswоrd', 'Pássword', 'Passvvord', 'p.i.n', 'P1N', 'drowssaP\u202e password'],
  ...['Card number', 'Credit card number', 'cardNumber', 'Kreditkartennummer', 'Kartennummer', 'C4rd numb3r', 'Credit card', 'Kreditkarte'],
  ...['CVC', 'CVV2', 'C V C', 'Card security code', 'Prüfziffer', 'Pruefziffer', 'Sicherheitscode', 'Kartenprüfnummer'],
  ...['Expiry', 'Expiration date', 'Card expires', 'MM/YY', 'MM / JJ', 'Gültig bis', 'Ablaufdatum'],
  ...[
    'SSN',
    'S.S.N.',
    'Social Security number',
    'Social  security  no.',
    'SociaI Security Number',
    'Last 4 of SSN',
    'Sozialversicherungsnummer',
  ],
  ...[
    'Online banking ID',
    'Bank login',
    'Onlinebanking-Zugang',
    'TAN',
    'One-time code',
    '2FA code',
    'Mother’s maiden name',
    'Zugangsdaten',
  ],
];
const harmless = [
  ...['Name', 'Email', 'Phone', 'Message', 'Your question', 'Business name', 'Shipping address', 'Opinion', 'Spinning', 'Class name'],
  ...['Expected Social Security benefits', 'Social Security income', 'Credit card debt', 'Number of credit cards', 'Kreditkartenschulden'],
  ...[
    'Lease expiration year',
    'Amount in PLN',
    'Standard deduction',
    'Bank',
    'Passenger',
    'Company pass',
    'Telefonnummer',
    'Standort',
    'Distance',
  ],
  ...['Rentenbeginn', 'Zip code', 'Discount code', 'Postleitzahl', 'Kundennummer', 'Loan number', 'Titanium', 'Card design', 'Einkommen'],
];
const field = (change: object) => ({ name: 'answer', label: 'Answer', type: 'text' as const, ...change });
const page = (change: object) => ({
  name: 'Spring',
  components: [
    {
      id: 'f',
      type: 'form' as const,
      content: { fields: [field(change)], submitText: 'Send', successMessage: 'Thanks' },
      styles: {},
      position: { x: 0, y: 0 },
    },
  ],
  globalStyles: defaultGlobalStyles,
  seo: { title: 'Spring', description: '', keywords: '' },
});

describe('a form field that asks for a secret', () => {
  it.each(secrets)('is recognized by the label %j', (label) => {
    expect(asksForSecret(field({ label }))).toBe(true);
  });

  it.each(harmless)('is not seen in the label %j', (label) => {
    expect(asksForSecret(field({ label }))).toBe(false);
  });

  it.each(['password', 'user_pin', 'ccNumber', 'cc-csc', 'cc-exp', 'current-password', 'cardNumber', 'ssn', 'one-time-code'])(
    'is recognized by the key %j',
    (name) => {
      expect(asksForSecret(field({ name }))).toBe(true);
    },
  );

  it('is recognized by its placeholder, its choices, and by what the label and the placeholder say together', () => {
    expect(asksForSecret(field({ placeholder: 'Passwort' }))).toBe(true);
    expect(asksForSecret(field({ type: 'select', options: ['PIN', 'Other'] }))).toBe(true);
    expect(asksForSecret(field({ label: 'Pass', placeholder: 'word' }))).toBe(true);
  });

  it('is refused in words when a page is saved, and when a template is uploaded', () => {
    const config = page({ label: 'Pass\u200bw0rd' });
    for (const read of [
      CreateLandingPage.safeParse({ name: 'Spring', config }),
      UpdateLandingPage.safeParse({ id: '019600aa-0000-7000-8000-0000000000f1', name: 'Spring', config }),
      UploadLandingTemplate.safeParse({ name: 'Spring', config }),
    ]) {
      expect(read.error?.issues[0]?.message).toBe(sensitiveFieldText('Pass\u200bw0rd'));
    }
    expect(CreateLandingPage.safeParse({ name: 'Spring', config: page({}) }).success).toBe(true);
  });

  it('keeps a page from being published', () => {
    expect(checkPage(page({ label: 'Kennwort' }))).toContainEqual({
      kind: 'error',
      text: sensitiveFieldText('Kennwort'),
      componentId: 'f',
    });
  });
});
