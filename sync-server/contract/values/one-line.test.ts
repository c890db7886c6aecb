import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { CreateCoupon } from '#contract/money/coupon.ts';
import { CreatePlan } from '#contract/money/plan.ts';
import { defaultGlobalStyles, PageConfig } from '#contract/pages/landing-pages.ts';
import { AcceptInvitation } from '#contract/people/account.ts';
import { CreateTenant } from '#contract/tenants/tenant.ts';
import { TenantBrand } from '#contract/tenants/tenant-brand.ts';
import { EmailAddress } from './email-address.ts';
import { oneLine } from './one-line.ts';

const sentence = 'Line breaks and invisible characters do not belong in a name';
const Name = z.string().check(oneLine());

const hidden: readonly (readonly [what: string, text: string])[] = [
  ['a right-to-left override', '\u202e'],
  ['a left-to-right embedding', '\u202a'],
  ['an isolate', '\u2066'],
  ['the end of an isolate', '\u2069'],
  ['a right-to-left mark', '\u200f'],
  ['an Arabic letter mark', '\u061c'],
  ['a zero-width space', '\u200b'],
  ['a word joiner', '\u2060'],
  ['a byte order mark', '\ufeff'],
  ['a soft hyphen', '\u00ad'],
  ['a line separator', '\u2028'],
  ['a tag character', '\u{e0041}'],
  ['a Hangul filler', '\u3164'],
  ['a Braille blank', '\u2800'],
  ['a line break', '\n'],
  ['a control character', '\u0085'],
  ['a joiner between letters that it does not change', '\u200d'],
  ['a grapheme joiner', '\u034f'],
  ['an inherent vowel of Khmer', '\u17b4'],
  ['a separator of Mongolian', '\u180e'],
  ['a variation selector after a letter', '\ufe0f'],
  ['a variation selector of ideographs', '\u{e0100}'],
];

describe('one-line text', () => {
  test.each(hidden)('is refused with %s inside', (_what, text) => {
    expect(Name.safeParse(`Acme${text}evil`).error?.issues[0]?.message).toBe(sentence);
  });

  test.each([
    ['Müller & Söhne, 東京 😀'],
    ['שלום עולם'],
    ['مالية'],
    // The zero-width non-joiner is part of Persian spelling, the joiner of family emoji and of Indic scripts.
    ['نمی\u200cدانم'],
    ['👨\u200d👩\u200d👧'],
    ['क्\u200dष'],
    ['❤️ Loans'],
    ['🏳️\u200d🌈 👩🏽\u200d💻'],
    ['1️⃣ Loans'],
    ['श्री\u200cमान'],
  ])('may be %s', (text) => {
    expect(Name.safeParse(text).success).toBe(true);
  });

  test.each([['\u200d'], ['Acme\u200d'], ['\u200cAcme'], ['Acme \u200d Ltd'], ['Acme\u200d\u200dLtd']])(
    'is refused with a joiner that joins nothing (%j)',
    (text) => {
      expect(Name.safeParse(text).success).toBe(false);
    },
  );

  test('is judged in linear time', () => {
    // A pattern that backtracks would need longer for this than a test may take.
    expect(Name.safeParse(`${'a\u200d'.repeat(50_000)}\u202e`).success).toBe(false);
  });
});

describe('a right-to-left override', () => {
  const name = 'Acme\u202egpj.exe';
  const seo = { title: '', description: '', keywords: '' };
  const account = { token: 'a'.repeat(43), firstName: 'Ann', lastName: 'Lee', password: 'Passw0rd!' };
  const messageOf = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message;

  test.each([
    ['a tenant', messageOf(CreateTenant, { name, subdomain: 'acme' })],
    ['the first name of a person', messageOf(AcceptInvitation, { ...account, firstName: name })],
    ['the last name of a person', messageOf(AcceptInvitation, { ...account, lastName: name })],
    ['a plan', messageOf(CreatePlan, { name, basePrice: '1' })],
    ['a coupon', messageOf(CreateCoupon, { code: 'A', name, type: 'percentage', value: 10 })],
    ['the code of a coupon', messageOf(CreateCoupon, { code: name, name: 'A', type: 'percentage', value: 10 })],
    ['a page', messageOf(PageConfig, { name, components: [], globalStyles: defaultGlobalStyles, seo })],
    ['the logo', messageOf(TenantBrand, { logoText: name })],
  ])('is refused in the name of %s', (_what, message) => {
    expect(message).toBe(sentence);
  });

  test('is refused in an e-mail address', () => {
    expect(EmailAddress.safeParse('ann\u202e@example.com').success).toBe(false);
  });
});
