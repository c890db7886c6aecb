interface Named {
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string;
}

/** First and last name; empty where neither is known. */
export function fullName({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter((part) => part !== null && part !== '').join(' ');
}

/** A person in a list to choose from. */
export function memberName(person: Named): string {
  const name = fullName(person);
  return name === '' ? person.email : `${name} (${person.email})`;
}
