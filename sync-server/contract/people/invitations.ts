import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { EmailAddress, isEmailAddress, normaliseEmail } from '#contract/values/email-address.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { type InvitationStatus, invitationStatuses } from './invitation-statuses.ts';
import { MemberRole, memberRoles, roleNames } from './roles.ts';

/** Most addresses of one mass invitation. */
export const massInviteLimit = 200;

export const invitationTexts = {
  massSent: (count: number): string => t('Successfully sent {count} invitations', { count }),
  inviteIncomplete: t('Please select a tenant, enter an email, and choose a role'),
  massIncomplete: t('Please select a tenant and add at least one email'),
  noPermission: t("You don't have permission to view invitations."),
  notPending: t('Only a pending invitation can be resent or cancelled.'),
  alreadyMember: t('This person is already a member of the tenant.'),
  alreadyInvited: t('This address has already been invited and the invitation is pending.'),
  unknown: t('Invitation Not Found'),
  expired: t('This invitation has expired'),
  used: t('This invitation was already accepted.'),
  usedInactive: t('This invitation was already accepted, and the account is not active. Ask your administrator.'),
  cancelledLink: t('This invitation is no longer valid. A newer link may have been sent.'),
  inviterGone: t('The person who invited you is no longer with the tenant. Ask for a new invitation.'),
  recipientMismatch: (invited: string, signedIn: string): string =>
    t('This invitation is for {invited}, and you are signed in as {signedIn}.', { invited, signedIn }),
  signInRequired: t('This address has an account already. Sign in with it, then accept the invitation.'),
  idTaken: t('There is an invitation with this id already.'),
  trialFull: t('A firm on trial sends at most 10 invitations a day. Add a card or prove a domain of your own to send more.'),
  requested: t('If the invitation exists, the person who sent it has been asked for a new one.'),
  declined: t('The invitation was declined.'),
  ownerByInvitation: t('Nobody becomes a platform owner by invitation.'),
} as const;

export const massInviteTexts = {
  invalidTitle: t('Invalid Email'),
  invalid: t('Please enter a valid email address'),
  duplicateTitle: t('Duplicate Email'),
  duplicate: t('This email is already in the list'),
  added: (count: number): string => t('Added {count} valid email(s)', { count }),
  noneTitle: t('No Emails'),
  none: t('Please add at least one email address'),
  tooMany: t('At most {massInviteLimit} addresses at a time.', { massInviteLimit }),
} as const;

/** The form treats a present but empty field as missing. */
const incomplete = {
  error: ({ input }: { readonly input?: unknown }) =>
    input === undefined || input === null || input === '' ? invitationTexts.inviteIncomplete : undefined,
};
const InvitedAddress = z.pipe(
  z.string(incomplete).check(z.minLength(1, { error: invitationTexts.inviteIncomplete, abort: true })),
  EmailAddress,
);

export const InviteUser = z.strictObject(
  {
    id: z.optional(Id),
    tenantId: Id,
    email: InvitedAddress,
    role: z.enum(memberRoles, incomplete),
  },
  incomplete,
);
export type InviteUser = z.infer<typeof InviteUser>;

/** One line of a mass invitation; the role is `user` unless chosen otherwise. */
export const InvitationDraft = z.strictObject({ email: EmailAddress, role: z._default(MemberRole, 'user') });
export type InvitationDraft = z.infer<typeof InvitationDraft>;

/** Unparsed: an invalid address is refused on its own, and the rest of the list is sent. */
const SentDraft = z.strictObject({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(1000)),
  role: z._default(MemberRole, 'user'),
});

export const MassInvite = z.strictObject({
  tenantId: Id,
  invitations: z
    .array(SentDraft, ifMissing(invitationTexts.massIncomplete))
    .check(z.minLength(1, { error: invitationTexts.massIncomplete }), z.maxLength(massInviteLimit, { error: massInviteTexts.tooMany })),
});
export type MassInvite = z.infer<typeof MassInvite>;

export const InvitationId = z.strictObject({ id: Id });
export type InvitationId = z.infer<typeof InvitationId>;
/** The only status that a person can set. */
export const CancelInvitation = z.strictObject({ id: Id, status: z.literal('cancelled') });
export type CancelInvitation = z.infer<typeof CancelInvitation>;

/** An invitation as it leaves the server: all fields except the token. */
export const Invitation = named(
  'Invitation',
  z.object({
    id: Id,
    email: z.string(),
    tenantId: Id,
    tenantName: z.string(),
    invitedBy: z.nullable(Id),
    role: MemberRole,
    status: named('InvitationStatus', z.enum(invitationStatuses)),
    sentAt: z.nullable(DateTime),
    acceptedAt: z.nullable(DateTime),
    expiresAt: DateTime,
    resendCount: z.int(),
    lastSentAt: z.nullable(DateTime),
    createdAt: DateTime,
  }),
  'An invitation without its token.',
);
export type Invitation = z.output<typeof Invitation>;

/** The tiles above the list of invitations. */
export const InvitationCounts = named(
  'InvitationCounts',
  z.object({
    total: z.int(),
    pending: z.int(),
    accepted: z.int(),
    ended: described('Expired or cancelled.', z.int()),
  }),
);
export type InvitationCounts = z.output<typeof InvitationCounts>;

/** The answer to a mass invitation: one result per address, and the number of invitations sent. */
export const MassInviteAnswer = named(
  'MassInviteAnswer',
  z.object({
    sent: z.int(),
    results: z.array(z.object({ email: z.string(), status: z.enum(['sent', 'refused']), message: z.string() })),
  }),
);
export type MassInviteAnswer = z.output<typeof MassInviteAnswer>;

/** The label of a role in the table of invitations. */
export function invitationRoleName(role: string): string {
  if (role === 'tenant_admin') return t('Admin');
  // The role's own name with a capital letter: German has another word for "User" in the heading of a column of people.
  const { user } = roleNames;
  return user.charAt(0).toUpperCase() + user.slice(1);
}

/** Only a pending invitation can be resent, cancelled, or accepted; one past its expiry counts as expired. */
export function statusAt(invitation: { readonly status: InvitationStatus; readonly expiresAt: Date }, now: Date): InvitationStatus {
  return invitation.status === 'pending' && invitation.expiresAt.getTime() <= now.getTime() ? 'expired' : invitation.status;
}

/** The result for an address in the list: added, or the reason it is not. */
export function checkAddress(typed: string, list: readonly string[]): 'added' | 'invalid' | 'duplicate' {
  const email = normaliseEmail(typed);
  if (!isEmailAddress(email)) return 'invalid';
  return list.includes(email) ? 'duplicate' : 'added';
}

/** Addresses from pasted text: split at newlines, commas, and semicolons, converted to lower case, without invalid and duplicate ones. */
export function parseEmailList(pasted: string, list: readonly string[] = []): readonly string[] {
  const found: string[] = [];
  for (const part of pasted.split(/[\n\r,;]+/)) {
    const email = normaliseEmail(part);
    if (isEmailAddress(email) && !list.includes(email) && !found.includes(email)) found.push(email);
  }
  return found;
}
