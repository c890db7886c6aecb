import { spokenLocale, t } from '#contract/language/t.ts';
import type { TenantStatus } from '#contract/people/roles.ts';

export const statusNames: Readonly<Record<TenantStatus, string>> = {
  active: t('Active'),
  trial: t('Trial'),
  suspended: t('Suspended'),
  cancelled: t('Cancelled'),
};

export const statusPalettes: Readonly<Record<TenantStatus, string>> = {
  active: 'green',
  trial: 'brand',
  suspended: 'orange',
  cancelled: 'red',
};

/** A number with its noun, or with a noun and a verb. */
export function count(number: number, one: string, several: string): string {
  return `${number.toLocaleString(spokenLocale())} ${number === 1 ? one : several}`;
}
