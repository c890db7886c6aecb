import { t } from '#contract/language/t.ts';

/** Sizes of paper. The width and height of the printed area are those of `@page` in the style sheet. */
export const papers = [
  { value: 'letter', label: t('Letter') },
  { value: 'a4', label: 'A4' },
] as const;

export type Paper = (typeof papers)[number]['value'];
