import { t } from '#contract/language/t.ts';
import type { Role } from '#contract/people/roles.ts';

/** A sentence on what the overview shows to this role. */
export function overviewIntro(role: Role): string {
  return role === 'platform_owner'
    ? t('Revenue, tenants, users, and AI calls of the whole platform, each compared with the 30 days before.')
    : t('Your plan, what your firm uses of it this month, and what you pay for it.');
}
