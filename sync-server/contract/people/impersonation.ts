import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

/** Longest time that support may act as another person. */
export const impersonationMinutes = 30;

export const impersonationTexts = {
  reasonMissing: t('Please say why'),
  reasonTooLong: t('At most 300 characters'),
  ownerRefused: t('Nobody may view as a platform admin'),
  inactive: t('This person is deactivated'),
  refused: t('Support may not do this while viewing as another person'),
  readOnly: t('This is a preview: nothing can be changed in it'),
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
export const Impersonation = named(
  'Impersonation',
  z.object({
    ownerEmail: z.string(),
    endsAt: described('ISO 8601. A device stores the answer as it came.', z.string()),
    readOnly: z.boolean(),
  }),
);
export type Impersonation = z.output<typeof Impersonation>;

export const ImpersonationNotice = named('ImpersonationNotice', z.object({ isActive: z.boolean() }));

/** Sentences of the app about a view as another person. */
export const impersonationScreenTexts = {
  action: t('View as this person'),
  title: (name: string): string => t('View as {name}', { name }),
  explain: t(
    'The view lasts at most {impersonationMinutes} minutes, or until you end it. The person gets a mail with your reason. Passwords, roles, API tokens, and billing cannot be changed meanwhile.',
    { impersonationMinutes },
  ),
  reason: t('Reason'),
  reasonHint: t('The person reads it, and it stays in the audit log.'),
  may: t('What you may do'),
  look: t('Only look: a preview in which nothing can be changed'),
  act: t('Act for the person: everything is recorded under both names'),
  submit: t('View as this person'),
  busy: t('Opening…'),
  waiting: t('Changes of your own are not sent yet. Send or discard them first.'),
  banner: (person: string, owner: string): string => t('You are {owner}, viewing as {person}.', { owner, person }),
  preview: t('Nothing can be changed.'),
  left: (clock: string): string => t('{clock} left', { clock }),
  unsent: (count: number): string =>
    count === 1
      ? t('1 change is not sent yet and is dropped at the end.')
      : t('{count} changes are not sent yet and are dropped at the end.', { count }),
  end: t('End the view'),
  ended: t('The view has ended'),
  endFailed: t('Failed to end the view'),
} as const;
