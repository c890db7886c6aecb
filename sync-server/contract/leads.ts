import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { EmailAddress } from './email-address.ts';
import { Id } from './id.ts';
import { ifMissing } from './if-missing.ts';
import { described, named } from './named.ts';
import { oneLine } from './one-line.ts';

export const leadTexts = {
  nameMissing: 'Please enter your name',
  messageMissing: 'Please enter a message',
  messageTooLong: 'At most 1,500 characters',
  taken: 'Thank you. We have your message and write to you soon.',
} as const;

export const leadMessageLength = 1500;

/** A visitor's message to sales. */
export const CreateLead = z.strictObject({
  name: z
    .string(ifMissing(leadTexts.nameMissing))
    .check(z.trim(), z.minLength(1, { error: leadTexts.nameMissing }), z.maxLength(200, { error: 'At most 200 characters' }), oneLine()),
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

export const LeadNotice = /* @__PURE__ */ named('LeadNotice', /* @__PURE__ */ z.object({ message: z.string() }));

export const leadStates = ['open', 'handled'] as const;
export type LeadState = (typeof leadStates)[number];

export const Lead = /* @__PURE__ */ named(
  'Lead',
  /* @__PURE__ */ z.object({
    id: Id,
    name: z.string(),
    email: z.string(),
    message: z.string(),
    handledAt: /* @__PURE__ */ described('Null while nobody has answered.', z.nullable(DateTime)),
    createdAt: DateTime,
  }),
);
export type Lead = z.output<typeof Lead>;

export const ListLeads = z.strictObject({ state: z.optional(named('LeadState', z.enum(leadStates))) });
export const HandleLead = z.strictObject({ id: Id, isHandled: z.boolean() });

/** Texts of the owner's list. */
export const leadScreenTexts = {
  title: 'Sales Leads',
  search: 'Search name, email, and message',
  all: 'All states',
  states: { open: 'Open', handled: 'Handled' },
  handle: 'Mark as handled',
  reopen: 'Open again',
  changed: (isHandled: boolean): string => (isHandled ? 'Marked as handled' : 'Opened again'),
  failed: 'Failed to change the lead',
  empty: 'No messages yet',
  emptyText: 'What visitors write with “Contact Sales” appears here, and each platform owner gets it by mail.',
} as const;
