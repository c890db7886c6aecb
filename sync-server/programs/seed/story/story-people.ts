import type { Draw } from './draw.ts';

const givenNames = [
  'Ada',
  'Ben',
  'Clara',
  'Dario',
  'Elena',
  'Felix',
  'Greta',
  'Henry',
  'Ines',
  'Jonas',
  'Kira',
  'Leo',
  'Mara',
  'Nils',
] as const;
const familyNames = ['Abbot', 'Bloom', 'Carver', 'Dunn', 'Ellis', 'Frost', 'Garner', 'Holt', 'Irving', 'Jensen', 'Keller', 'Moss'] as const;

export interface StoryName {
  readonly firstName: string;
  readonly lastName: string;
}

export function drawName({ pick }: Pick<Draw, 'pick'>): StoryName {
  return { firstName: pick(givenNames), lastName: pick(familyNames) };
}

/** The colleagues of the two people of Acme who sign in. They have no account, so nobody can sign in as one of them. */
export const acmeColleagues = [
  { email: 'iris@acme.test', firstName: 'Iris', lastName: 'Ibarra', role: 'tenant_admin', joinedDaysAgo: 380, seenDaysAgo: 1 },
  { email: 'nolan@acme.test', firstName: 'Nolan', lastName: 'Nash', role: 'user', joinedDaysAgo: 352, seenDaysAgo: 0 },
  { email: 'petra@acme.test', firstName: 'Petra', lastName: 'Pohl', role: 'user', joinedDaysAgo: 310, seenDaysAgo: 2 },
  { email: 'rafael@acme.test', firstName: 'Rafael', lastName: 'Ruiz', role: 'user', joinedDaysAgo: 244, seenDaysAgo: 3 },
  { email: 'selma@acme.test', firstName: 'Selma', lastName: 'Stone', role: 'user', joinedDaysAgo: 178, seenDaysAgo: 6 },
  { email: 'theo@acme.test', firstName: 'Theo', lastName: 'Tanner', role: 'user', joinedDaysAgo: 96, seenDaysAgo: 19 },
  { email: 'wanda@acme.test', firstName: 'Wanda', lastName: 'West', role: 'user', joinedDaysAgo: 12, seenDaysAgo: null },
] as const;
