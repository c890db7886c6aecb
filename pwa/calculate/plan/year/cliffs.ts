import type { Cliff } from '#calculators/plan/model/plan-results.ts';
import { t } from '#contract/language/t.ts';
import { wholeDollars } from '#contract/language/words.ts';

/** Limits in the order of their columns. */
export const cliffColumns: readonly { readonly value: Cliff['kind']; readonly label: string }[] = [
  { value: 'bracket', label: t('Top of the bracket') },
  { value: 'gains', label: t('0% rate on gains') },
  { value: 'investment', label: t('Tax on investment income') },
  { value: 'medicare', label: t('Next Medicare surcharge') },
  { value: 'marketplace', label: t('Marketplace credit') },
  { value: 'senior', label: t('Senior deduction') },
];

export function cliffText({ kind, detail = 0 }: Cliff): string {
  switch (kind) {
    case 'bracket':
      return t('Top of the {rate}% bracket', { rate: detail });
    case 'gains':
      return t('Top of the 0% rate on gains');
    case 'investment':
      return t('Start of the tax on net investment income');
    case 'medicare':
      return t('Next Medicare surcharge, in {year}', { year: detail });
    case 'marketplace':
      return t('End of the marketplace credit');
    case 'senior':
      return t('Where the senior deduction falls');
  }
}

/** Distance of the income from the limit, in dollars of the year. */
export function distanceText({ income, limit }: Cliff): string {
  return income <= limit
    ? t('{amount} below', { amount: wholeDollars(limit - income) })
    : t('{amount} above', { amount: wholeDollars(income - limit) });
}
