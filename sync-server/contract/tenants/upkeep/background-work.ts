import * as z from 'zod/mini';
import { plural, t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** Effects are mails, payments, and deliveries outside of the database. */
export const effectStates = ['dead', 'waiting'] as const;
export type EffectState = (typeof effectStates)[number];

export const Job = named(
  'Job',
  z.object({
    name: z.string(),
    nextAt: described('Time of the next run.', DateTime),
    finishedAt: described('Absent: it has not run yet.', z.nullable(DateTime)),
    isRunning: z.boolean(),
    error: described('Error of the last run. Absent: it succeeded.', z.nullable(z.string())),
  }),
);
export type Job = z.output<typeof Job>;

export const BackgroundWork = named(
  'BackgroundWork',
  z.object({
    waitingEffects: z.int(),
    deadEffects: described('Effects that were given up.', z.int()),
    overdueSeconds: described('How long the oldest waiting effect is overdue.', z.number()),
    waitingMails: z.int(),
    failedMails: z.int(),
    jobs: z.array(Job),
  }),
);
export type BackgroundWork = z.output<typeof BackgroundWork>;

export const StuckEffect = named(
  'StuckEffect',
  z.object({
    id: Id,
    type: z.string(),
    state: named('StuckEffectState', z.enum(effectStates)),
    attempts: z.int(),
    nextAt: described('Time of the next attempt; of the last one if it was given up.', DateTime),
    lastError: z.nullable(z.string()),
    tenantName: described('Absent: it belongs to the platform.', z.nullable(z.string())),
    mail: described('Receiver and subject of a mail that was written.', z.nullable(z.string())),
    createdAt: DateTime,
  }),
);
export type StuckEffect = z.output<typeof StuckEffect>;

export const ListStuckEffects = z.strictObject({ state: z.optional(named('StuckEffectState', z.enum(effectStates))) });
export const RetryEffect = z.strictObject({ id: Id });
export const Retried = named('RetriedEffects', z.object({ effects: z.int() }));
export const RunJob = z.strictObject({ job: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,60}$/)) });
export const JobDue = named('JobDue', z.object({ name: z.string(), nextAt: DateTime }));

export const backgroundWorkTexts = {
  title: t('Operations'),
  intro: t('What the server does on its own, the builds that devices run, and errors that they reported.'),
  deadEffects: t('Given up'),
  waitingEffects: t('Waiting'),
  waitingMails: t('Mails that wait'),
  failedMails: t('Mails that failed'),
  overdue: t('Oldest overdue'),
  seconds: (count: number): string => plural(count, '{count} second', '{count} seconds', { count }),
  minutes: (count: number): string => plural(count, '{count} minute', '{count} minutes', { count }),
  onTime: t('None'),
  effects: t('Mails, payments, and deliveries'),
  effectsIntro: t('They are tried again for about half an hour. What was given up then waits here for you.'),
  searchEffects: t('Search kind, error, and firm'),
  allStates: t('All states'),
  states: { dead: t('Given up'), waiting: t('Waiting') } satisfies Record<EffectState, string>,
  retry: t('Try again'),
  retryAll: t('Try all again'),
  retried: (count: number): string => plural(count, '{count} is tried again now', '{count} are tried again now', { count }),
  retryFailed: t('Failed to try again'),
  nothingStuck: t('Nothing is stuck'),
  nothingStuckText: t('Mails, payments, and deliveries that the server gives up appear here with their last error.'),
  jobs: t('Jobs'),
  jobsIntro: t('Each runs once over all processes of the server.'),
  runNow: t('Run now'),
  runNowOf: (name: string): string => t('Run now: {name}', { name }),
  due: (name: string): string => t('{name} runs within a few seconds', { name }),
  runFailed: t('Failed to start the job'),
  ok: t('Succeeded'),
  failed: t('Failed'),
  running: t('Running'),
  notYet: t('Not yet'),
} as const;

export const jobUnknown = t('There is no such job.');
export const effectGone = t('This was done meanwhile.');
