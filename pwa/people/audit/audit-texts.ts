import { personText } from '#app/session/state/person-names.ts';
import { plural, spokenLocale, t } from '#contract/language/t.ts';
import type { AuditRecord } from '#contract/people/audit.ts';

/** Groups of the filter, by the first word of an operation. */
export const auditGroups: readonly { readonly value: string; readonly label: string }[] = [
  { value: 'tenants.', label: t('Tenants') },
  { value: 'users.', label: t('Users') },
  { value: 'invitations.', label: t('Invitations') },
  { value: 'invitation.', label: t('Accepted and declined invitations') },
  { value: 'calculators.', label: t('Calculators') },
  { value: 'plans.', label: t('Plans') },
  { value: 'coupons.', label: t('Coupons') },
  { value: 'settings.', label: t('Platform settings') },
  { value: 'domains.', label: t('Domains') },
  { value: 'webhooks.', label: t('Webhooks') },
  { value: 'landingPages.', label: t('Landing pages') },
  { value: 'billing.', label: t('Billing') },
  { value: 'impersonation.', label: t('Views as another person') },
  { value: 'migration.', label: t('Data migration') },
];

export const auditTexts = {
  unbroken: (records: number): string =>
    plural(
      records,
      'The trail is unbroken: its only record is as it was written.',
      'The trail is unbroken: all {records} records are as they were written.',
      { records: records.toLocaleString(spokenLocale()) },
    ),
  as: (owner: string, person: string): string => t('{owner} as {person}', { owner, person }),
  broken: (at: string): string => t('The trail is broken at record {at}. It, or the one before it, is not as it was written.', { at }),
} as const;

/** Names the person who made a change, and the one in whose name support made it. */
export function whoText({ actorId, actorName, impersonatorId, impersonatorName }: AuditRecord): string {
  const actor = personText(actorId, actorName);
  return impersonatorId === null ? actor : auditTexts.as(personText(impersonatorId, impersonatorName), actor);
}

/** Turns "tenants.changeAdmin" into words: "Tenants: change admin". They are English, because the names of operations are. */
export function actionText(action: string): string {
  const [group = '', ...rest] = action.split('.').map((part) => part.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
  const subject = `${group.charAt(0).toUpperCase()}${group.slice(1)}`;
  return rest.length === 0 ? subject : `${subject}: ${rest.join(' ')}`;
}
