import { t } from '#contract/language/t.ts';

/** Texts of the screen where a new tenant selects its calculators. */
export const selectionTexts = {
  title: t('Select Calculators'),
  welcome: (firstName: string | null): string => (firstName === null ? t('Welcome!') : t('Welcome, {firstName}!', { firstName })),
  settingUp: (tenant: string): string => t('Setting up calculators for {tenant}', { tenant }),
  chosenOf: (count: number, limit: number): string => t('{count} / {limit} selected', { count, limit }),
  remaining: (count: number): string => t('{count} calculators remaining', { count }),
  suiteTitle: (suite: string): string => t('{suite} Calculators', { suite }),
  available: (count: number): string => t('{count} available', { count }),
  inUse: t('In use'),
  skip: t('Skip for Now'),
  goOn: t('Continue to Dashboard'),
  busy: t('Saving...'),
  loading: t('Loading the calculators…'),
  noTenantTitle: t('You belong to no tenant yet'),
  noTenant: t('Calculators are selected for a tenant. Ask for an invitation to one, or create one in the administration.'),
  fullTitle: t('Your calculators are chosen'),
  allChosen: (tenant: string): string => t('{tenant} already uses every calculator. There is nothing left to choose.', { tenant }),
  full: (tenant: string, limit: number): string =>
    t('{tenant} already uses the {limit} calculators of its plan. An administrator can exchange them under Calculators.', {
      tenant,
      limit,
    }),
  toTenant: (tenant: string): string => t('Open the calculators of {tenant}', { tenant }),
  notSaved: (titles: readonly string[]): string => t('Not saved: {titles}. Continue tries these again.', { titles: titles.join(', ') }),
  summary: (count: number, tenant: string): string => t('Select {count} calculator(s) for {tenant}', { count, tenant }),
} as const;
