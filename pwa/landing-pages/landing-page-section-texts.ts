import { t } from '#contract/language/t.ts';

/** Texts of the list of landing pages. */
export const landingPageSectionTexts = {
  published: t('Published'),
  draft: t('Draft'),
  willPublish: (time: string): string => t('Publishing: {time}', { time }),
  willUnpublish: (time: string): string => t('Unpublishing: {time}', { time }),
  scheduleProblem: (problem: string): string => t('Not published: {problem}', { problem }),
  noAddress: t('No address yet'),
  edit: t('Edit in the builder'),
  copy: t('Copy address'),
  copied: t('Address copied'),
  notCopied: t('The address could not be copied'),
  noBuilder: t('This version has no page builder.'),
  empty: t('No landing pages yet'),
  emptyText: t('A page appears here as soon as it is saved in the page builder.'),
} as const;
