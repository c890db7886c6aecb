import type { TenantStatus } from '#contract/roles.ts';

export const statusNames: Readonly<Record<TenantStatus, string>> = {
  active: 'Active',
  trial: 'Trial',
  suspended: 'Suspended',
  cancelled: 'Cancelled',
};

export const statusPalettes: Readonly<Record<TenantStatus, string>> = {
  active: 'green',
  trial: 'brand',
  suspended: 'orange',
  cancelled: 'red',
};

/** A number with its noun, or with a noun and a verb. */
export function count(number: number, one: string, several: string): string {
  return `${number.toLocaleString()} ${number === 1 ? one : several}`;
}
