import { Badge } from '@chakra-ui/react';
import type { Column } from '#app/kit/lists/list-table.tsx';
import { fullName } from '#app/kit/member-name.ts';
import { TwoLineCell } from '#app/kit/two-line-cell.tsx';
import { spokenLocale, t } from '#contract/language/t.ts';
import { type Role, roleNames } from '#contract/people/roles.ts';
import { type UserStatus, userStatus } from '#contract/people/users.ts';

type Moment = Date | string | null;

/** Columns that the owner's list and a team's list share. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly role: Role;
  readonly isActive: boolean;
  readonly invitedAt: Moment;
  readonly lastLoginAt: Moment;
  readonly createdAt: Date | string;
}

const statusPalettes: Readonly<Record<UserStatus, string>> = { Active: 'green', Pending: 'orange', Inactive: 'gray' };

export const whoColumn: Column<Person> = {
  id: 'email',
  header: t('User'),
  isSortable: true,
  csv: ({ email }) => email,
  cell: (person) => <Who person={person} />,
};

export const nameColumn: Column<Person> = { id: 'name', header: t('Name'), isExtra: true, csv: fullName, cell: fullName };

export const roleColumn: Column<Person> = {
  id: 'role',
  header: t('Role'),
  csv: ({ role }) => roleNames[role],
  cell: ({ role }) => (
    <Badge colorPalette={role === 'user' ? 'gray' : 'brand'} textTransform="capitalize">
      {roleNames[role]}
    </Badge>
  ),
};

export const statusColumn: Column<Person> = {
  id: 'status',
  header: t('Status'),
  csv: userStatus,
  cell: (person) => <Badge colorPalette={statusPalettes[userStatus(person)]}>{t(userStatus(person))}</Badge>,
};

export const datesColumns: readonly Column<Person>[] = [
  {
    id: 'lastLoginAt',
    header: t('Last sign-in'),
    isNumeric: true,
    csv: ({ lastLoginAt }) => momentText(lastLoginAt),
    cell: ({ lastLoginAt }) => dateText(lastLoginAt),
  },
  {
    id: 'createdAt',
    header: t('Added'),
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt }) => momentText(createdAt),
    cell: ({ createdAt }) => dateText(createdAt),
  },
];

function Who({ person }: { readonly person: Person }) {
  const name = fullName(person);
  return <TwoLineCell name={name === '' ? person.email : name} detail={name === '' ? '' : person.email} />;
}

function dateText(moment: Moment): string {
  return moment === null ? '—' : new Date(moment).toLocaleDateString(spokenLocale());
}

function momentText(moment: Moment): string {
  return moment === null ? '' : new Date(moment).toISOString();
}
