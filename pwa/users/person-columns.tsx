import { Badge, Stack, Text } from '@chakra-ui/react';
import { type Role, roleNames } from '#contract/roles.ts';
import { type UserStatus, userStatus } from '#contract/users.ts';
import type { Column } from '../kit/list-table.tsx';
import { fullName } from '../kit/member-name.ts';

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
  header: 'User',
  isSortable: true,
  csv: ({ email }) => email,
  cell: (person) => <Who person={person} />,
};

export const nameColumn: Column<Person> = { id: 'name', header: 'Name', isExtra: true, csv: fullName, cell: fullName };

export const roleColumn: Column<Person> = {
  id: 'role',
  header: 'Role',
  csv: ({ role }) => roleNames[role],
  cell: ({ role }) => <Badge colorPalette={role === 'user' ? 'gray' : 'brand'}>{roleNames[role]}</Badge>,
};

export const statusColumn: Column<Person> = {
  id: 'status',
  header: 'Status',
  csv: userStatus,
  cell: (person) => <Badge colorPalette={statusPalettes[userStatus(person)]}>{userStatus(person)}</Badge>,
};

export const datesColumns: readonly Column<Person>[] = [
  {
    id: 'lastLoginAt',
    header: 'Last sign-in',
    isNumeric: true,
    csv: ({ lastLoginAt }) => momentText(lastLoginAt),
    cell: ({ lastLoginAt }) => dateText(lastLoginAt),
  },
  {
    id: 'createdAt',
    header: 'Added',
    isSortable: true,
    isNumeric: true,
    csv: ({ createdAt }) => momentText(createdAt),
    cell: ({ createdAt }) => dateText(createdAt),
  },
];

function Who({ person }: { readonly person: Person }) {
  const name = fullName(person);
  return (
    <Stack gap="0" display="inline-flex">
      <Text as="span" fontWeight="strong">
        {name === '' ? person.email : name}
      </Text>
      {name === '' ? null : (
        <Text as="span" fontSize="xs" color="fg.muted">
          {person.email}
        </Text>
      )}
    </Stack>
  );
}

function dateText(moment: Moment): string {
  return moment === null ? '—' : new Date(moment).toLocaleDateString();
}

function momentText(moment: Moment): string {
  return moment === null ? '' : new Date(moment).toISOString();
}
