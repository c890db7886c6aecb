import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** Address to which the script of a published page sends the visitors' actions. */
export const pageEventsPath = '/api/page-events';

export const mostEventsAtOnce = 50;
const ComponentId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Report of a page's script. `component` names the part of the page that was clicked or scrolled into view. */
export const PageEvents = z.strictObject({
  page: Id,
  variant: z.optional(Id),
  /** Random id of this opening of the page. It is never stored in the browser. */
  session: z.string().check(z.regex(/^[A-Za-z0-9-]{8,40}$/)),
  /** Host of the page that led here; empty when the visitor typed the address. */
  referrer: z.string().check(z.maxLength(255)),
  /** The query of the page's address, for the campaign. */
  query: z.string().check(z.maxLength(1000)),
  events: z
    .array(z.strictObject({ type: z.enum(['view', 'seen', 'click']), component: z.optional(ComponentId) }))
    .check(z.minLength(1), z.maxLength(mostEventsAtOnce)),
});
export type PageEvents = z.infer<typeof PageEvents>;

export const stepKinds = ['view', 'seen', 'click', 'send'] as const;
export type StepKind = (typeof stepKinds)[number];
export const mostSteps = 10;

export const pageViewTexts = {
  stepName: t('Please name the step.'),
  stepPart: t('Please choose the part of the page.'),
  tooManySteps: t('A funnel has at most {mostSteps} steps.', { mostSteps }),
} as const;

/** A step of a page's funnel: an event that visitors cause on the way to the goal. */
const stepFields = {
  name: z.string().check(z.minLength(1, { error: pageViewTexts.stepName }), z.maxLength(80)),
  kind: named('FunnelStepKind', z.enum(stepKinds)),
  /** The part of the page; null for the view of the page, or for any form. */
  component: z.nullable(ComponentId),
  isRequired: z.boolean(),
};

const Step = z.strictObject(stepFields).check(
  z.refine(({ kind, component }) => component !== null || kind === 'view' || kind === 'send', {
    error: pageViewTexts.stepPart,
    path: ['component'],
  }),
);

export const SaveFunnel = z.strictObject({
  id: Id,
  steps: z.array(Step).check(z.maxLength(mostSteps, { error: pageViewTexts.tooManySteps })),
});
export type SaveFunnel = z.infer<typeof SaveFunnel>;

export const Funnel = named('Funnel', z.object({ steps: z.array(named('FunnelStep', z.object({ id: Id, ...stepFields }))) }));
export type Funnel = z.output<typeof Funnel>;

/** Numbers of days over which figures may be asked for. */
export const figureDays = [7, 30, 90] as const;

export const ReadPageFigures = z.strictObject({
  id: Id,
  days: z.optional(
    z.coerce.number().check(z.refine((days) => figureDays.some((each) => each === days), { error: t('7, 30, or 90 days') })),
  ),
});

const Share = named('PageShare', z.object({ name: z.string(), views: z.int(), visitors: z.int() }));

/** Views of one page. A visitor counts once a day, because nothing connects the visits of two days. */
export const PageFigures = named(
  'PageFigures',
  z.object({
    views: z.int(),
    visitors: z.int(),
    conversions: described('Visitors who sent a form of the page.', z.int()),
    days: described(
      'One entry a day in UTC, the oldest first; the last one is today.',
      z.array(named('PageDay', z.object({ day: z.string(), views: z.int(), visitors: z.int(), conversions: z.int() }))),
    ),
    devices: z.array(Share),
    sources: described('The campaign, or else the site that led here.', z.array(Share)),
    funnel: described(
      'Visitors who reached a step after all required steps before it.',
      z.array(named('FunnelFigure', z.object({ id: Id, ...stepFields, visitors: z.int() }))),
    ),
  }),
);
export type PageFigures = z.output<typeof PageFigures>;
