import * as z from 'zod/mini';
import { t } from '#contract/language/t.ts';
import { Id } from '#contract/values/id.ts';
import { described, named } from '#contract/values/named.ts';
import { LandingPageHeading, PageName } from './landing-page-fields.ts';

/** Days of the visits that a card counts. */
export const cardDays = 30;

export const pageCardTexts = {
  renamed: t('Page renamed'),
  renameFailed: t('Failed to rename the page'),
  copied: t('Page copied'),
  copyFailed: t('Failed to copy the page'),
  deleted: t('Page deleted'),
  deleteFailed: t('Failed to delete the page'),
  stillPublished: t('Unpublish the page before you delete it.'),
  runsInTest: t('A test of this page is running. Complete it before you delete the page.'),
  copyOf: (name: string): string => t('Copy of {name}', { name }),
  versionB: (name: string): string => t('{name}, version B', { name }),
} as const;

/** A page of a tenant with what happened on it. */
export const LandingPageCard = named(
  'LandingPageCard',
  z.object({
    ...LandingPageHeading.shape,
    visitors: described('Visitors of the last 30 days.', z.int()),
    senders: described('Visitors of the last 30 days who sent a form.', z.int()),
    leads: described('Messages that its forms have brought.', z.int()),
    picture: described('Address of a picture of the page as it is saved.', z.string()),
  }),
);
export type LandingPageCard = z.output<typeof LandingPageCard>;

export const RenameLandingPage = z.strictObject({ id: Id, name: PageName });
/** The copy is a draft of the same tenant. */
export const CopyLandingPage = z.strictObject({ id: Id, name: PageName });

export function pagePictureUrl(id: string, revision: number): string {
  return `/api/landing-pages/${encodeURIComponent(id)}/picture?revision=${revision}`;
}
