import { t } from '#contract/language/t.ts';

export const pageSearchTexts = {
  search: t('Search pages'),
  shown: (shown: string, total: string): string => t('{shown} of {total} pages to choose from', { shown, total }),
  more: t('Offer more pages'),
} as const;
