import * as z from 'zod/mini';
import { EmailAddress } from './email-address.ts';
import { ifMissing } from './if-missing.ts';
import { named } from './named.ts';
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
