import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { DateTime } from '#contract/values/date-time.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';

/** Messages for visitors who send a form, and for the tenant that receives it. */
export const formTexts = {
  empty: t('Please fill in the form first.'),
  required: (label: string): string => t('Please fill in “{label}”.', { label }),
  email: (label: string): string => t('Please enter a valid email address in “{label}”.', { label }),
  number: (label: string): string => t('Please enter a number in “{label}”.', { label }),
  unfit: (label: string): string => t('“{label}” holds something that cannot be sent.', { label }),
  consent: t('Please agree before you send the form.'),
  gone: t('This page is no longer published, so the form cannot be sent.'),
  takenDown: t('This page was taken down by the operator of the platform.'),
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
export const FormSubmissionEntry = named(
  'FormSubmissionEntry',
  z.object({
    id: Id,
    pageName: described('Name of the page, or title of the embedded calculator.', z.string()),
    pageId: described('Null for the form of an embedded calculator.', z.nullable(Id)),
    calculatorId: z.nullable(z.string()),
    website: described('Origin of the website that embeds the calculator, if it is known.', z.nullable(z.string())),
    answers: described(
      'In the order of the form, under the labels of the form as it is published now.',
      z.array(named('FormAnswer', z.object({ label: z.string(), value: z.string() }))),
    ),
    consent: described('The sentence that the visitor agreed to when sending; null where no form asked for it.', z.nullable(z.string())),
    createdAt: DateTime,
  }),
);
export type FormSubmissionEntry = z.output<typeof FormSubmissionEntry>;
