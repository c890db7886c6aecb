import { atom } from 'jotai';
import { userRowsAtom } from '../local/administration-atoms.ts';
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
  return (id: string | null): string => (id === null ? 'The platform itself' : (names.get(id) ?? 'A person who is no longer here'));
});
