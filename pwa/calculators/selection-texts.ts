/** Texts of the screen where a new tenant selects its calculators. */
export const selectionTexts = {
  title: 'Select Calculators',
  welcome: (firstName: string | null): string => (firstName === null ? 'Welcome!' : `Welcome, ${firstName}!`),
  settingUp: (tenant: string): string => `Setting up calculators for ${tenant}`,
  chosenOf: (count: number, limit: number): string => `${count} / ${limit} selected`,
  remaining: (count: number): string => `${count} calculators remaining`,
  suiteTitle: (suite: string): string => `${suite} Calculators`,
  available: (count: number): string => `${count} available`,
  inUse: 'In use',
  skip: 'Skip for Now',
  goOn: 'Continue to Dashboard',
  busy: 'Saving...',
  loading: 'Loading the calculators…',
  noTenantTitle: 'You belong to no tenant yet',
  noTenant: 'Calculators are selected for a tenant. Ask for an invitation to one, or create one in the administration.',
  notSaved: (titles: readonly string[]): string => `Not saved: ${titles.join(', ')}. Continue tries these again.`,
  summary: (count: number, tenant: string): string => `Select ${count} calculator(s) for ${tenant}`,
} as const;
