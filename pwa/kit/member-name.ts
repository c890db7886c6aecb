interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** First and last name. Empty if neither is known. */
export function fullName({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
}

/** Name of a person in a list of choices. */
export function memberName(person: Named): string {
  const name = fullName(person);
  return name === '' ? person.email : `${name} (${person.email})`;
}
