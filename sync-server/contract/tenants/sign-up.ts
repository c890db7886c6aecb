import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { InvitationToken, NewAccount } from '#contract/people/account.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { described, named } from '#contract/values/named.ts';
import { Subdomain } from './subdomain.ts';
import { TenantName } from './tenants.ts';

export const signUpTexts = {
  /** The same whether or not the address has an account. */
  begun: t('We sent a link to this address. Open it to choose your password. It works once, for one day.'),
  linkGone: t('This link can no longer be used. It was used already, is older than a day, or a newer one was sent.'),
  accountExists: t('This address has an account already. Sign in with it.'),
} as const;

/** First step: the tenant, and the email address, which the link in the mail verifies. */
export const BeginSignUp = z.strictObject({ firmName: TenantName, subdomain: Subdomain, email: EmailAddress });
export type BeginSignUp = z.infer<typeof BeginSignUp>;

export const SignUpNotice = named('SignUpNotice', z.object({ message: z.string() }));

export const SubdomainQuestion = z.strictObject({ subdomain: Subdomain });

export const SubdomainAnswer = named(
  'SubdomainAnswer',
  z.object({
    subdomain: z.string(),
    problem: described('Why it cannot be taken; null where it is free.', z.nullable(z.string())),
  }),
);

/** The token as received with the address: a malformed one is treated like an unknown one. */
export const SignUpLink = z.strictObject({ token: z.string().check(z.maxLength(200)) });

export const SignUpLook = named(
  'SignUpLook',
  z.object({ email: z.string(), firmName: z.string(), subdomain: z.string(), expiresAt: z.iso.datetime() }),
);
export type SignUpLook = z.output<typeof SignUpLook>;

/** Second step, behind the link. The subdomain can be changed, because another sign-up may have taken it in the meantime. */
export const CompleteSignUp = z.strictObject({ ...NewAccount.shape, token: InvitationToken, subdomain: Subdomain });
export type CompleteSignUp = z.infer<typeof CompleteSignUp>;

export const CompletedSignUp = named(
  'CompletedSignUp',
  z.object({ email: z.string(), firmName: z.string(), subdomain: z.string(), trialEndsAt: z.iso.datetime() }),
);
export type CompletedSignUp = z.output<typeof CompletedSignUp>;
