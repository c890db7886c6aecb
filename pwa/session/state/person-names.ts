import { atom } from 'jotai';
import { userRowsAtom } from '#app/device/local/shown/administration-atoms.ts';
import { t } from '#contract/language/t.ts';
import { userAtom } from './session-atoms.ts';

interface Person {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

const fullName = ({ email, firstName, lastName }: Person): string => [firstName, lastName].filter(Boolean).join(' ') || email;

/** The name for a person's id, if this device knows the person. */
export const personNamesAtom = atom((get) => {
  const own = get(userAtom);
  const names = new Map(get(userRowsAtom).map((row) => [row.id, fullName(row)]));
  if (own !== undefined) names.set(own.id, fullName(own));
  return (id: string | null): string => personText(id, id === null ? null : names.get(id));
});

/** Text for a person with this id, whose name is missing after the account was deleted. Without an id, the platform itself acted. */
export function personText(id: string | null, name: string | null | undefined): string {
  return id === null ? t('The platform itself') : (name ?? t('A person who is no longer here'));
}
