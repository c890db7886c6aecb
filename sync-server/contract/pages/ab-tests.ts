import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';

/** Initial values of a new A/B test: per cent of the visitors who see the variant, and its state. */
export const abTestDefaults = { trafficSplit: 50, status: 'draft' } as const;

export const abTestStatuses = ['draft', 'running', 'paused', 'completed'] as const;
export type AbTestStatus = (typeof abTestStatuses)[number];

/** Statuses that may follow. A test never runs again once it is completed. */
export const abTestSteps: Readonly<Record<AbTestStatus, readonly AbTestStatus[]>> = {
  draft: ['running'],
  running: ['paused', 'completed'],
  paused: ['running', 'completed'],
  completed: [],
};

export const abTestTexts = {
  name: t('Please name the test.'),
  split: t('Between 5% and 95% of visitors see the variant.'),
  baseline: t('Enter a rate between 0.1% and 90%.'),
  lift: t('Enter an improvement between 1% and 500%.'),
  samePage: t('Choose another page as the variant, such as a copy of the tested page.'),
  otherPage: t('Choose a page of the same firm as the variant.'),
  sourceGone: t('The page of the variant was deleted. Make a new test.'),
  sourceUnfit: (problem: string): string => t('The other version cannot be shown: {problem}', { problem }),
  notPublished: t('Publish the page first. Visitors of a draft cannot be compared.'),
  otherRuns: t('Another test of this page is running. Pause or complete it first.'),
  step: (from: AbTestStatus, to: AbTestStatus): string => t('A test that is {from} cannot become {to}.', { from, to }),
  winnerUnknown: t('The winner is one of the two versions of this test.'),
} as const;

const Goal = z.string().check(z.regex(/^(?:send|click:[A-Za-z0-9_-]{1,64})$/));
const percentIn = (low: number, high: number, error: string) => z.number().check(z.minimum(low, { error }), z.maximum(high, { error }));

export const CreateAbTest = z
  .strictObject({
    /** The tested page, which is the control. */
    id: Id,
    name: z.string().check(z.minLength(1, { error: abTestTexts.name }), z.maxLength(120), oneLine()),
    /** The page that holds the variant. It is copied when the test starts. */
    variantPageId: Id,
    trafficSplit: z
      .int({ error: abTestTexts.split })
      .check(z.minimum(5, { error: abTestTexts.split }), z.maximum(95, { error: abTestTexts.split })),
    /** `send` for a sent form, or `click:` with the id of a component. */
    goal: Goal,
    /** Per cent of visitors who reach the goal today. */
    baselineRate: percentIn(0.1, 90, abTestTexts.baseline),
    /** Relative improvement in per cent that the test shall be able to show. */
    minimumLift: percentIn(1, 500, abTestTexts.lift),
  })
  .check(z.refine(({ id, variantPageId }) => id !== variantPageId, { error: abTestTexts.samePage, path: ['variantPageId'] }));
export type CreateAbTest = z.infer<typeof CreateAbTest>;

export const SetAbTestStatus = z.strictObject({
  id: Id,
  status: named('AbTestNextStatus', z.enum(['running', 'paused', 'completed'])),
  /** The version that visitors see after the test. Without one the page stays as it is. */
  winner: z.optional(z.nullable(Id)),
});
export type SetAbTestStatus = z.infer<typeof SetAbTestStatus>;

export const AbTestEvidence = named(
  'AbTestEvidence',
  z.object({
    controlVisitors: z.int(),
    controlSuccesses: z.int(),
    variantVisitors: z.int(),
    variantSuccesses: z.int(),
    chanceToWin: described('Probability that the variant is better, 0 to 1.', z.number()),
    expectedLoss: described('Expected loss of rate if the variant is chosen wrongly, 0 to 1.', z.number()),
    low: described('Start of the 95% interval of the difference of the rates.', z.number()),
    high: z.number(),
    splitP: described('Probability of a split at least this uneven.', z.number()),
    isSplitAlarm: z.boolean(),
  }),
);
export type AbTestEvidence = z.output<typeof AbTestEvidence>;

export const AbTestRow = named(
  'AbTestRow',
  z.object({
    id: Id,
    name: z.string(),
    pageId: Id,
    pageName: z.string(),
    status: named('AbTestStatus', z.enum(abTestStatuses)),
    trafficSplit: z.int(),
    goal: z.string(),
    plannedVisitors: z.int(),
    startDate: z.nullable(DateTime),
    endDate: z.nullable(DateTime),
    controlId: Id,
    variantId: Id,
    variantName: z.string(),
    winnerVariant: z.nullable(Id),
    evidence: described('Figures up to now, or of the moment at which the test was completed.', AbTestEvidence),
    createdAt: DateTime,
  }),
);
export type AbTestRow = z.output<typeof AbTestRow>;
