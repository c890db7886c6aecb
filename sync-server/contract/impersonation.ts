import * as z from 'zod/mini';
import { Id } from './id.ts';
import { ifMissing } from './if-missing.ts';
import { described, named } from './named.ts';
import { oneLine } from './one-line.ts';

/** Longest time that support may act as another person. */
export const impersonationMinutes = 30;

export const impersonationTexts = {
  reasonMissing: 'Please say why',
  reasonTooLong: 'At most 300 characters',
  ownerRefused: 'Nobody may view as a platform admin',
  inactive: 'This person is deactivated',
  refused: 'Support may not do this while viewing as another person',
  readOnly: 'This is a preview: nothing can be changed in it',
} as const;

export const StartImpersonation = z.strictObject({
  userId: Id,
  reason: z
    .string(ifMissing(impersonationTexts.reasonMissing))
    .check(
      z.trim(),
      z.minLength(1, { error: impersonationTexts.reasonMissing }),
      z.maxLength(300, { error: impersonationTexts.reasonTooLong }),
      oneLine(),
    ),
  readOnly: described('A preview: everything that changes data is refused.', z._default(z.boolean(), false)),
});
export type StartImpersonation = z.infer<typeof StartImpersonation>;

/** The platform owner who views the app as the signed-in person. */
export const Impersonation = /* @__PURE__ */ named(
  'Impersonation',
  /* @__PURE__ */ z.object({
    ownerEmail: z.string(),
    endsAt: described('ISO 8601. A device stores the answer as it came.', z.string()),
    readOnly: z.boolean(),
  }),
);
export type Impersonation = z.output<typeof Impersonation>;

export const ImpersonationNotice = /* @__PURE__ */ named('ImpersonationNotice', /* @__PURE__ */ z.object({ isActive: z.boolean() }));

/** Sentences of the app about a view as another person. */
export const impersonationScreenTexts = {
  action: 'View as this person',
  title: (name: string): string => `View as ${name}`,
  explain: `The view lasts at most ${impersonationMinutes} minutes, or until you end it. The person gets a mail with your reason. Passwords, roles, API tokens, and billing cannot be changed meanwhile.`,
  reason: 'Reason',
  reasonHint: 'The person reads it, and it stays in the audit log.',
  may: 'What you may do',
  look: 'Only look: a preview in which nothing can be changed',
  act: 'Act for the person: everything is recorded under both names',
  submit: 'View as this person',
  busy: 'Opening…',
  waiting: 'Changes of your own are not sent yet. Send or discard them first.',
  banner: (person: string, owner: string): string => `You are ${owner}, viewing as ${person}.`,
  preview: 'Nothing can be changed.',
  left: (clock: string): string => `${clock} left`,
  unsent: (count: number): string =>
    count === 1 ? '1 change is not sent yet and is dropped at the end.' : `${count} changes are not sent yet and are dropped at the end.`,
  end: 'End the view',
  ended: 'The view has ended',
  endFailed: 'Failed to end the view',
} as const;
