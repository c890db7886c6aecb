import { spokenLocale, t } from '#contract/language/t.ts';
import type { TenantStatus } from '#contract/people/roles.ts';
import { tenantStatusNames } from '#contract/tenants/tenants.ts';

export const statusPalettes: Readonly<Record<TenantStatus, string>> = {
  active: 'green',
  trial: 'brand',
  suspended: 'orange',
  cancelled: 'red',
};

interface BilledTenant {
  readonly status: TenantStatus;
  readonly billingState?: 'past_due' | 'read_only' | null | undefined;
}

/** The badge of a tenant. An unpaid invoice goes before the status, which stays active meanwhile. */
export function badgeOf({ status, billingState }: BilledTenant): { readonly name: string; readonly palette: string } {
  if (status === 'active' && billingState === 'read_only') return { name: t('Read-only'), palette: 'red' };
  if (status === 'active' && billingState === 'past_due') return { name: t('Past due'), palette: 'orange' };
  return { name: tenantStatusNames[status], palette: statusPalettes[status] };
}

/** A number with its noun, or with a noun and a verb. */
export function count(number: number, one: string, several: string): string {
  return `${number.toLocaleString(spokenLocale())} ${number === 1 ? one : several}`;
}

/** Texts about a name that waits for the platform owner. */
export const nameTexts = {
  held: t('Name held'),
  approve: t('Approve name'),
  approved: t('Name approved'),
  approveFailed: t('Failed to approve the name'),
  refuse: t('Refuse name'),
  refusing: t('Refusing…'),
  refuseTitle: (name: string): string => t('Refuse the name {name}', { name }),
  refuseText: t('The firm sends no invitation and publishes no page before you approve its name or give it another one.'),
  reason: t('Reason'),
  reasonHint: t('The firm sees it.'),
} as const;
