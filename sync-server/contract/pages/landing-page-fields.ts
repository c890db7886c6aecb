import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { answerOf, defineEntity, defineFields } from '#contract/values/entity/define-entity.ts';
import { Id } from '#contract/values/id.ts';
import { described } from '#contract/values/named.ts';
import { oneLine } from '#contract/values/one-line.ts';
import { AnalyticsId, FacebookPixelId, plainText } from './landing-page-values.ts';

const nameRequired = { error: t('Name is required') };

export const PageName = plainText(255, nameRequired.error).check(
  z.refine((name) => name.trim() !== '', nameRequired),
  oneLine(),
);

const NullableText = z.nullable(z.string());
const NullableMoment = z.nullable(DateTime);
const NullableMomentRow = z.nullable(z.string());

/** A page in a list. Its host, its path, and its times are set by the calls that publish it. */
const headingFields = defineFields({
  name: { answer: z.string(), input: PageName, isRequired: true, example: 'Spring campaign', changed: 'Summer campaign' },
  isPublished: { answer: z.boolean(), isAlwaysKnown: true, example: false },
  publishedAt: { answer: NullableMoment, row: NullableMomentRow, isAlwaysKnown: true, example: null },
  domain: { answer: NullableText, isAlwaysKnown: true, example: null },
  subdomain: { answer: NullableText, isAlwaysKnown: true, example: null },
  path: { answer: z.string(), isAlwaysKnown: true, example: '/' },
  revision: { answer: z.int(), isAlwaysKnown: true, example: 3 },
  publishAt: {
    answer: described('When the page will be published as it is saved then.', NullableMoment),
    row: NullableMomentRow,
    example: null,
  },
  publishPath: { answer: described('The path at which it will be published.', NullableText), example: null },
  unpublishAt: { answer: described('When the page will be unpublished.', NullableMoment), row: NullableMomentRow, example: null },
  scheduleProblem: { answer: described('Why the last scheduled publishing failed.', NullableText), example: null },
  takenDownAt: { answer: described('When the platform owner took the page down.', NullableMoment), row: NullableMomentRow, example: null },
  takenDownReason: { answer: NullableText, example: null },
  createdAt: { answer: DateTime, row: z.string(), isAlwaysKnown: true, example: '2026-01-15T09:00:00.000Z' },
  updatedAt: { answer: DateTime, row: z.string(), isAlwaysKnown: true, example: '2026-01-16T09:00:00.000Z' },
});

const contentFields = defineFields({
  templateId: { answer: z.nullable(Id), example: null },
  // The tree of components is sent, checked, and stored as a whole by the calls that save a page.
  config: { answer: z.unknown(), example: {} },
  seoTitle: {
    answer: NullableText,
    input: z.nullable(plainText(200)),
    initial: null,
    example: 'Plan your spring',
    changed: 'Plan your summer',
  },
  seoDescription: {
    answer: NullableText,
    input: z.nullable(plainText(500)),
    initial: null,
    example: 'Calculators for the season',
    changed: 'Calculators for the holidays',
  },
  seoKeywords: {
    answer: NullableText,
    input: z.nullable(plainText(500)),
    initial: null,
    example: 'loans, savings',
    changed: 'loans, holidays',
  },
  analyticsId: { answer: NullableText, input: z.nullable(AnalyticsId), initial: null, example: null, changed: 'G-AB12CD34' },
  facebookPixelId: { answer: NullableText, input: z.nullable(FacebookPixelId), initial: null, example: null, changed: '1234567890' },
  conversionGoal: { answer: NullableText, example: null },
});

/** A landing page with everything that the builder loads. */
export const landingPage = defineEntity('LandingPage', { ...headingFields, ...contentFields });

/** A landing page without its content. The platform's own pages have neither domain nor subdomain. */
export const LandingPageHeading = answerOf('LandingPageHeading', headingFields);
export type LandingPageHeading = z.output<typeof LandingPageHeading>;
export const LandingPageRow = landingPage.row;
export type LandingPageRow = z.infer<typeof LandingPageRow>;
