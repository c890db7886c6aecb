import { Badge } from '@chakra-ui/react';
import type { InvitationStatus } from '#contract/invitation-statuses.ts';
import { invitationRoleName, unknownTenant } from '#contract/invitations.ts';
import type { MemberRole } from '#contract/roles.ts';
import type { Column } from '../kit/list-table.tsx';

type Moment = Date | string;

/** An invitation as the list shows it. One that waits to be sent lacks the values that only the server knows. */
export interface InvitationLine {
  readonly id: string;
  readonly email: string;
  readonly tenantId: string;
  readonly tenantName?: string | undefined;
  readonly role: MemberRole;
  readonly status: InvitationStatus;
  readonly expiresAt: Moment;
  readonly lastSentAt: Moment | null;
  readonly createdAt: Moment;
  readonly resendCount: number;
}

const statuses: Readonly<Record<InvitationStatus, { readonly name: string; readonly palette: string }>> = {
  pending: { name: 'Pending', palette: 'orange' },
  accepted: { name: 'Accepted', palette: 'green' },
  expired: { name: 'Expired', palette: 'gray' },
  cancelled: { name: 'Cancelled', palette: 'red' },
};

export const invitationColumns: readonly Column<InvitationLine>[] = [
  { id: 'email', header: 'Email', isSortable: true, csv: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'tenant',
    header: 'Tenant',
    csv: ({ tenantName = unknownTenant }) => tenantName,
    cell: ({ tenantName = unknownTenant }) => tenantName,
  },
  { id: 'role', header: 'Role', csv: ({ role }) => invitationRoleName(role), cell: ({ role }) => invitationRoleName(role) },
  {
    id: 'status',
    header: 'Status',
    csv: ({ status }) => statuses[status].name,
    cell: ({ status }) => <Badge colorPalette={statuses[status].palette}>{statuses[status].name}</Badge>,
  },
  {
    id: 'lastSentAt',
    header: 'Last sent',
    csv: ({ lastSentAt }) => (lastSentAt === null ? '' : new Date(lastSentAt).toISOString()),
    cell: ({ lastSentAt }) => (lastSentAt === null ? '—' : new Date(lastSentAt).toLocaleDateString()),
  },
  {
    id: 'createdAt',
    header: 'Created',
    isSortable: true,
    csv: ({ createdAt }) => new Date(createdAt).toISOString(),
    cell: ({ createdAt }) => new Date(createdAt).toLocaleDateString(),
  },
  {
    id: 'expiresAt',
    header: 'Expires',
    isSortable: true,
    isExtra: true,
    csv: ({ expiresAt }) => new Date(expiresAt).toISOString(),
    cell: ({ expiresAt }) => new Date(expiresAt).toLocaleDateString(),
  },
  {
    id: 'resendCount',
    header: 'Resend count',
    isNumeric: true,
    csv: ({ resendCount }) => resendCount,
    cell: ({ resendCount }) => resendCount,
  },
];
