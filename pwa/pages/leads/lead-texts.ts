import { t } from '#contract/language/t.ts';

/** Texts of the list of leads. */
export const leadTexts = {
  toBuilder: t('Open the page builder'),
  empty: t('No leads yet'),
  emptyText: t('What visitors send through the form of a published landing page or of an embedded calculator appears here.'),
} as const;
