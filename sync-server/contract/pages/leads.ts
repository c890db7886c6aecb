import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { EmailAddress } from '#contract/values/email-address.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

export const leadTexts = {
  nameMissing: t('Please enter your name'),
  messageMissing: t('Please enter a message'),
  messageTooLong: t('At most 1,500 characters'),
  taken: t('Thank you. We have your message and write to you soon.'),
} as const;

export const leadMessageLength = 1500;

/** Subject of a visitor's message: the Enterprise plan and the like, or a missing template. */
export const leadKinds = ['sales', 'template'] as const;
export type LeadKind = (typeof leadKinds)[number];
const LeadKindName = named('LeadKind', z.enum(leadKinds));

/** A visitor's message to sales. */
export const CreateLead = z.strictObject({
  kind: z.optional(LeadKindName),
  name: z
    .string(ifMissing(leadTexts.nameMissing))
    .check(z.trim(), z.minLength(1, { error: leadTexts.nameMissing }), z.maxLength(200, { error: t('At most 200 characters') }), oneLine()),
  email: EmailAddress,
  message: z
    .string(ifMissing(leadTexts.messageMissing))
    .check(
      z.trim(),
      z.minLength(1, { error: leadTexts.messageMissing }),
      z.maxLength(leadMessageLength, { error: leadTexts.messageTooLong }),
    ),
});
export type CreateLead = z.infer<typeof CreateLead>;

export const LeadNotice = named('LeadNotice', z.object({ message: z.string() }));

export const leadStates = ['open', 'handled'] as const;
export type LeadState = (typeof leadStates)[number];

export const Lead = named(
  'Lead',
  z.object({
    id: Id,
    kind: LeadKindName,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    handledAt: described('Null while nobody has answered.', z.nullable(DateTime)),
    createdAt: DateTime,
  }),
);
export type Lead = z.output<typeof Lead>;

export const ListLeads = z.strictObject({ state: z.optional(named('LeadState', z.enum(leadStates))) });
export const HandleLead = z.strictObject({ id: Id, isHandled: z.boolean() });

/** Texts of the owner's list. */
export const leadScreenTexts = {
  title: t('Sales Leads'),
  search: t('Search name, email, and message'),
  all: t('All states'),
  kinds: { sales: t('Sales'), template: t('Custom template') } satisfies Record<LeadKind, string>,
  states: { open: t('Not handled'), handled: t('Handled') },
  handle: t('Mark as handled'),
  reopen: t('Open again'),
  changed: (isHandled: boolean): string => (isHandled ? t('Marked as handled') : t('Opened again')),
  failed: t('Failed to change the lead'),
  empty: t('No messages yet'),
  emptyText: t(
    'What visitors write with “Contact Sales” or “Request Custom Template” appears here, and each platform owner gets it by mail.',
  ),
} as const;
