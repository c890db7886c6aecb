import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { emailTexts, isEmailAddress } from './email-address.ts';
import { described, named } from './named.ts';
import { hasPublicHost } from './public-host.ts';

export const contactTexts = {
  address: t('The address must begin with https://'),
  privacy: t('Privacy'),
  terms: t('Terms'),
  support: t('Support'),
} as const;

const Email = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.refine((text) => text === '' || isEmailAddress(text), { error: emailTexts.invalid }),
);
const Page = z.string().check(
  z.trim(),
  z.maxLength(500, { error: contactTexts.address }),
  z.regex(/^(?:https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w\-.~%!$&()*+,;=:@/?#]*)?)?$/i, { error: contactTexts.address }),
  z.refine((text) => text === '' || hasPublicHost(text), { error: contactTexts.address }),
);

/** Addresses of the platform; an empty one is not set, so nothing links to it. */
export const PlatformContact = z.strictObject({ supportEmail: Email, salesEmail: Email, privacyUrl: Page, termsUrl: Page });
/** Addresses of a tenant. In place of a missing one, the platform's is used. */
export const TenantContact = z.partial(PlatformContact);
export type TenantContact = z.infer<typeof TenantContact>;

export const contactFields = ['supportEmail', 'salesEmail', 'privacyUrl', 'termsUrl'] as const;

/** Addresses as a visitor of a host, or the reader of a mail, finds them. */
export const Contact = named(
  'Contact',
  z.object({
    supportEmail: described('Absent: not set.', z.nullable(z.string())),
    salesEmail: z.nullable(z.string()),
    privacyUrl: z.nullable(z.string()),
    termsUrl: z.nullable(z.string()),
  }),
);
export type Contact = z.output<typeof Contact>;

export const noContact: Contact = { supportEmail: null, salesEmail: null, privacyUrl: null, termsUrl: null };

/** The addresses of a tenant, and in place of missing ones the platform's. Unreadable values count as missing. */
export function contactOf(platform: unknown, tenant: unknown): Contact {
  const own = TenantContact.safeParse(tenant).data ?? {};
  const common = PlatformContact.safeParse(platform).data;
  const found = (field: (typeof contactFields)[number]) => own[field] || common?.[field] || null;
  return {
    supportEmail: found('supportEmail'),
    salesEmail: found('salesEmail'),
    privacyUrl: found('privacyUrl'),
    termsUrl: found('termsUrl'),
  };
}

/** By the host that a visitor sees, or by a tenant. Without either, the platform's. */
export const ReadContact = z.strictObject({
  host: z.optional(z.string().check(z.maxLength(253))),
  subdomain: z.optional(z.string().check(z.maxLength(100))),
});
