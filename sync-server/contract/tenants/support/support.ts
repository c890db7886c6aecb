import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { answerTimeText } from '#contract/tenants/support/answer-times.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { ifMissing } from '#contract/values/if-missing.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

export const supportTexts = {
  subjectMissing: t('Please enter a subject'),
  messageMissing: t('Please enter a message'),
  tooLong: t('At most 5,000 characters'),
  subjectTooLong: t('At most 200 characters'),
} as const;

const { subjectMissing, messageMissing, tooLong, subjectTooLong } = supportTexts;
export const AskSupport = z.strictObject({
  tenant: z.optional(Id),
  subject: z
    .string(ifMissing(subjectMissing))
    .check(z.trim(), z.minLength(1, { error: subjectMissing }), z.maxLength(200, { error: subjectTooLong }), oneLine()),
  message: z
    .string(ifMissing(messageMissing))
    .check(z.trim(), z.minLength(1, { error: messageMissing }), z.maxLength(5000, { error: tooLong })),
});

const fields = {
  id: Id,
  subject: z.string(),
  message: z.string(),
  asker: described('Email address of the person who asked. Absent: deleted since.', z.nullable(z.string())),
  answerHours: described('Business hours that the plan promised when the request was sent.', z.int()),
  dueAt: DateTime,
  answeredAt: described('Absent: not answered yet.', z.nullable(DateTime)),
  answeredBy: described('Email address of the platform owner who answered.', z.nullable(z.string())),
  createdAt: DateTime,
};

/** A request as the tenant that sent it sees it. */
export const SupportRequest = named('SupportRequest', z.object(fields));
export type SupportRequest = z.output<typeof SupportRequest>;

/** A request in the queue of the platform owner. */
export const QueuedSupportRequest = named(
  'QueuedSupportRequest',
  z.object({
    ...fields,
    tenantId: Id,
    tenantName: z.string(),
    plan: described('Name of its plan today.', z.nullable(z.string())),
    isPriority: described('True if the plan had priority support when the request was sent.', z.boolean()),
  }),
);
export type QueuedSupportRequest = z.output<typeof QueuedSupportRequest>;

export const SupportOf = z.strictObject({ tenant: z.optional(Id) });
export const SupportPromise = named(
  'SupportPromise',
  z.object({
    answerHours: described('Business hours within which support answers this tenant.', z.int()),
    isPriority: described('True if its plan has priority support.', z.boolean()),
  }),
);

export const supportStates = ['open', 'answered'] as const;
export type SupportState = (typeof supportStates)[number];
export const ListSupportRequests = z.strictObject({ state: z.optional(named('SupportState', z.enum(supportStates))) });
export const AnswerSupportRequest = z.strictObject({ id: Id, isAnswered: z.boolean() });

/** Texts of both screens. */
export const supportScreenTexts = {
  title: t('Support'),
  ask: t('Write to support'),
  promise: (hours: number): string => t('The support of the platform answers your firm within {time}.', { time: answerTimeText(hours) }),
  priority: t('Your plan has priority support.'),
  send: t('Send request'),
  sent: (due: string): string => t('Your request was sent. You get an answer by {due}.', { due }),
  sendFailed: t('Failed to send the request'),
  own: t('Your requests'),
  queue: t('Support Requests'),
  search: t('Search firm, subject, and message'),
  all: t('All states'),
  states: { open: t('Not answered'), answered: t('Answered') } satisfies Record<SupportState, string>,
  overdue: t('Overdue'),
  isPriority: t('Priority'),
  answer: t('Mark as answered'),
  reopen: t('Open again'),
  changed: (isAnswered: boolean): string => (isAnswered ? t('Marked as answered') : t('Opened again')),
  failed: t('Failed to change the request'),
  none: t('No requests yet'),
  noneOwn: t('What you write to support is listed here with the time of its answer.'),
  noneQueued: t('What administrators of firms write to support appears here, the one that is due first at the top.'),
} as const;
