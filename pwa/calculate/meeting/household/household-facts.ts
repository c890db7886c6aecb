import { t } from '#contract/language/t.ts';
import type { Person } from './household.ts';

export type PersonField = keyof Person;

/** Labels of the fields of a person, in the order of the form. */
export const personLabels: Readonly<Record<PersonField, string>> = {
  name: t('First name'),
  birthDate: t('Date of birth'),
  income: t('Income a year'),
  retirementAge: t('Retirement age'),
  planAge: t('Plan until age'),
  fullBenefit: t('Social Security a month at full retirement age'),
  pretaxAccounts: t('Traditional IRAs and 401(k)s'),
  rothAccounts: t('Roth accounts'),
};

export function isKnown(person: Person): boolean {
  return Object.values(person).some((text) => text !== '');
}

/** Whole years on a day. Undefined without a date of birth in the past. */
export function ageOn(birthDate: string, today: Date): number | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(birthDate);
  if (parts === null) return undefined;
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])];
  const had = today.getMonth() + 1 > month || (today.getMonth() + 1 === month && today.getDate() >= day);
  const age = today.getFullYear() - year - (had ? 0 : 1);
  return age < 0 || age > 120 ? undefined : age;
}

export function birthYear(birthDate: string): number | undefined {
  return /^\d{4}-\d{2}-\d{2}$/.test(birthDate) ? Number(birthDate.slice(0, 4)) : undefined;
}
