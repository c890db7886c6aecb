import * as z from 'zod/mini';
import { DateTime } from './date-time.ts';
import { Id } from './id.ts';
import { described, named } from './named.ts';

/** Messages for visitors who send a form, and for the firm that receives it. */
export const formTexts = {
  empty: 'Please fill in the form first.',
  required: (label: string): string => `Please fill in “${label}”.`,
  email: (label: string): string => `Please enter a valid email address in “${label}”.`,
  number: (label: string): string => `Please enter a number in “${label}”.`,
  unfit: (label: string): string => `“${label}” holds something that cannot be sent.`,
  gone: 'This page is no longer published, so the form cannot be sent.',
  mailSubject: (page: string): string => `New message from your page “${page}”`,
  mailBody: (page: string): string => `Somebody has sent the form on your landing page “${page}”:`,
  mailButton: 'Open the leads',
} as const;

/** A message that a visitor sent through a form of a landing page. */
export const FormSubmissionEntry = /* @__PURE__ */ named(
  'FormSubmissionEntry',
  /* @__PURE__ */ z.object({
    id: Id,
    pageName: z.string(),
    pageId: Id,
    answers: /* @__PURE__ */ described(
      'In the order of the form, under the labels of the form as it is published now.',
      z.array(/* @__PURE__ */ named('FormAnswer', /* @__PURE__ */ z.object({ label: z.string(), value: z.string() }))),
    ),
    createdAt: DateTime,
  }),
);
export type FormSubmissionEntry = z.output<typeof FormSubmissionEntry>;
