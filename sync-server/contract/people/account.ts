import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { MemberRole } from './roles.ts';

/** Sign-up and completion of an account: the same rules in the form, in the call, and in the identity provider's adapter. */
export const accountTexts = {
  firstName: t('First name must be at least 2 characters'),
  lastName: t('Last name must be at least 2 characters'),
  passwordLength: t('Password must be at least 8 characters'),
  passwordUppercase: t('Password must contain at least one uppercase letter'),
  passwordLowercase: t('Password must contain at least one lowercase letter'),
  passwordNumber: t('Password must contain at least one number'),
  passwordHint: t('Must be at least 8 characters with uppercase, lowercase, and number'),
  passwordTooLong: t('Password must be at most 128 characters'),
  passwordCommon: t('This password is too common: choose another'),
} as const;

export const passwordLength = { least: 8, most: 128 } as const;
export const nameLength = { least: 2, most: 100 } as const;

const name = (tooShort: string) =>
  z
    .string(ifMissing(tooShort))
    .check(
      z.trim(),
      z.minLength(nameLength.least, { error: tooShort }),
      z.maxLength(nameLength.most, { error: t('At most {most} characters', { most: nameLength.most }) }),
      oneLine(),
    );

export const FirstName = name(accountTexts.firstName);
export const LastName = name(accountTexts.lastName);

/** Nothing is trimmed or cut: every character of a password counts. */
export const Password = z
  .string(ifMissing(accountTexts.passwordLength))
  .check(
    z.minLength(passwordLength.least, { error: accountTexts.passwordLength }),
    z.maxLength(passwordLength.most, { error: accountTexts.passwordTooLong }),
    z.regex(/\p{Lu}/u, { error: accountTexts.passwordUppercase }),
    z.regex(/\p{Ll}/u, { error: accountTexts.passwordLowercase }),
    z.regex(/\p{Nd}/u, { error: accountTexts.passwordNumber }),
  );

const invalidLink = t('Invalid Invitation Link');
export const InvitationToken = z.string(ifMissing(invalidLink)).check(z.regex(/^[A-Za-z0-9_-]{43}$/, { error: invalidLink }));

/** The fields of a new account. */
export const NewAccount = z.object({ firstName: FirstName, lastName: LastName, password: Password });
export type NewAccount = z.infer<typeof NewAccount>;

/** A person signed in as the invited address joins with the token alone; anybody else sends all fields. */
export const AcceptInvitation = z.extend(z.partial(z.strictObject(NewAccount.shape)), { token: InvitationToken });
export type AcceptInvitation = z.infer<typeof AcceptInvitation>;

/** The token of a link, as received with the address: a malformed one is treated like an unknown one. */
export const InvitationLink = z.strictObject({ token: z.string().check(z.maxLength(200)) });
export type InvitationLink = z.infer<typeof InvitationLink>;
/** By the old link, or by the address to which it was sent. */
export const RequestNewInvitation = z.strictObject({
  token: z.optional(z.string().check(z.maxLength(200))),
  email: z.optional(EmailAddress),
});
export type RequestNewInvitation = z.infer<typeof RequestNewInvitation>;

/** The answer of GET /api/auth/verify-invitation. */
export const InvitationLook = named(
  'InvitationLook',
  z.object({
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    tenantName: z.string(),
    role: MemberRole,
    expiresAt: z.iso.datetime(),
    hasAccount: described('The address signs in here already: accepting asks for that sign-in.', z.boolean()),
    signedInAs: described('Set where the browser is signed in as somebody else.', z.nullable(z.string())),
  }),
);
export type InvitationLook = z.output<typeof InvitationLook>;

export const AcceptedInvitation = named('AcceptedInvitation', z.object({ email: z.string(), tenantName: z.string() }));
export type AcceptedInvitation = z.output<typeof AcceptedInvitation>;

export const InvitationNotice = named('InvitationNotice', z.object({ message: z.string() }));

export const SignUp = z.strictObject({ firstName: FirstName, lastName: LastName, email: EmailAddress, password: Password });
export type SignUp = z.infer<typeof SignUp>;

/** Message after an account is complete, and the milliseconds until the app goes to sign-in. */
export const completedToast = {
  title: t('Profile Completed Successfully!'),
  description: t("Your account is now active. You'll be redirected to sign in."),
} as const;
export const completionFailedToast = {
  title: t('Failed to Create Account'),
  description: t('Please try again or contact your administrator.'),
} as const;
export const completedRedirectMs = 1500;
