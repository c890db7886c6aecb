/** Groups of the filter, by the first word of an operation. */
export const auditGroups: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'tenants.', label: 'Tenants' },
  { value: 'users.', label: 'Users' },
  { value: 'invitations.', label: 'Invitations' },
  { value: 'invitation.', label: 'Accepted and declined invitations' },
  { value: 'calculators.', label: 'Calculators' },
  { value: 'plans.', label: 'Plans' },
  { value: 'coupons.', label: 'Coupons' },
  { value: 'settings.', label: 'Platform settings' },
  { value: 'domains.', label: 'Domains' },
  { value: 'landingPages.', label: 'Landing pages' },
  { value: 'billing.', label: 'Billing' },
  { value: 'impersonation.', label: 'Views as another person' },
  { value: 'migration.', label: 'Data migration' },
];

export const auditTexts = {
  unbroken: (records: number): string =>
    `The trail is unbroken: ${records === 1 ? 'its only record is as it was' : `all ${records.toLocaleString()} records are as they were`} written.`,
  as: (owner: string, person: string): string => `${owner} as ${person}`,
  broken: (at: string): string => `The trail is broken at record ${at}. It, or the one before it, is not as it was written.`,
} as const;

/** Turns "tenants.changeAdmin" into words: "Tenants: change admin". */
export function actionText(action: string): string {
  const [group = '', ...rest] = action.split('.').map((part) => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const subject = `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
  return rest.length === 0 ? subject : `${subject}: ${rest.join(' ')}`;
}
