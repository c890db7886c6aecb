import * as z from 'zod/mini';
import { t } from '../language/t.ts';
import { DateTime } from '../values/date-time.ts';
import { Id } from '../values/id.ts';
import { described, named } from '../values/named.ts';

/** Messages for visitors who send a form, and for the firm that receives it. */
export const formTexts = {
  empty: t('Please fill in the form first.'),
  required: (label: string): string => t('Please fill in “{label}”.', { label }),
  email: (label: string): string => t('Please enter a valid email address in “{label}”.', { label }),
  number: (label: string): string => t('Please enter a number in “{label}”.', { label }),
  unfit: (label: string): string => t('“{label}” holds something that cannot be sent.', { label }),
  gone: t('This page is no longer published, so the form cannot be sent.'),
  mailSubject: (page: string): string => t('New message from your page “{page}”', { page }),
  mailBody: (page: string): string => t('Somebody has sent the form on your landing page “{page}”:', { page }),
  calculatorSubject: (title: string): string => t('New message from your calculator “{title}”', { title }),
  calculatorBody: (title: string, website: string | null): string =>
    website === null
      ? t('Somebody has sent the form below your calculator “{title}”:', { title })
      : t('Somebody has sent the form below your calculator “{title}” on {website}:', { title, website }),
  mailButton: t('Open the leads'),
} as const;

/** A message that a visitor sent through a form of a landing page, or through the form of an embedded calculator. */
export const FormSubmissionEntry = /* @__PURE__ */ named(
  'FormSubmissionEntry',
  /* @__PURE__ */ z.object({
    id: Id,
    pageName: /* @__PURE__ */ described('Name of the page, or title of the embedded calculator.', z.string()),
    pageId: /* @__PURE__ */ described('Null for the form of an embedded calculator.', z.nullable(Id)),
    calculatorId: z.nullable(z.string()),
    website: /* @__PURE__ */ described('Origin of the website that embeds the calculator, if it is known.', z.nullable(z.string())),
    answers: /* @__PURE__ */ described(
      'In the order of the form, under the labels of the form as it is published now.',
      z.array(/* @__PURE__ */ named('FormAnswer', /* @__PURE__ */ z.object({ label: z.string(), value: z.string() }))),
    ),
    consent: /* @__PURE__ */ described(
      'The sentence that the visitor agreed to when sending; null for forms of landing pages.',
      z.nullable(z.string()),
    ),
    createdAt: DateTime,
  }),
);
export type FormSubmissionEntry = z.output<typeof FormSubmissionEntry>;
