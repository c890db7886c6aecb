import { Badge } from '@chakra-ui/react';
import type { Column } from '#app/kit/lists/list-table.tsx';
import { spokenLocale, t } from '#contract/language/t.ts';
import type { InvitationStatus } from '#contract/people/invitation-statuses.ts';
import { invitationRoleName } from '#contract/people/invitations.ts';
import type { MemberRole } from '#contract/people/roles.ts';
import { unknownTenantName } from '#contract/tenants/tenants.ts';

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
  pending: { name: t('Pending'), palette: 'orange' },
  accepted: { name: t('Accepted'), palette: 'green' },
  expired: { name: t('Expired'), palette: 'gray' },
  cancelled: { name: t('Cancelled'), palette: 'red' },
};

export const invitationColumns: readonly Column<InvitationLine>[] = [
  { id: 'email', header: t('Email'), isSortable: true, csv: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'tenant',
    header: t('Tenant'),
    csv: ({ tenantName = unknownTenantName }) => tenantName,
    cell: ({ tenantName = unknownTenantName }) => tenantName,
  },
  { id: 'role', header: t('Role'), csv: ({ role }) => invitationRoleName(role), cell: ({ role }) => invitationRoleName(role) },
  {
    id: 'status',
    header: t('Status'),
    csv: ({ status }) => statuses[status].name,
    cell: ({ status }) => <Badge colorPalette={statuses[status].palette}>{statuses[status].name}</Badge>,
  },
  {
    id: 'lastSentAt',
    header: t('Last sent'),
    csv: ({ lastSentAt }) => (lastSentAt === null ? '' : new Date(lastSentAt).toISOString()),
    cell: ({ lastSentAt }) => (lastSentAt === null ? '—' : new Date(lastSentAt).toLocaleDateString(spokenLocale())),
  },
  {
    id: 'createdAt',
    header: t('Created'),
    isSortable: true,
    csv: ({ createdAt }) => new Date(createdAt).toISOString(),
    cell: ({ createdAt }) => new Date(createdAt).toLocaleDateString(spokenLocale()),
  },
  {
    id: 'expiresAt',
    header: t('Expires'),
    isSortable: true,
    isExtra: true,
    csv: ({ expiresAt }) => new Date(expiresAt).toISOString(),
    cell: ({ expiresAt }) => new Date(expiresAt).toLocaleDateString(spokenLocale()),
  },
  {
    id: 'resendCount',
    header: t('Resend count'),
    isNumeric: true,
    csv: ({ resendCount }) => resendCount,
    cell: ({ resendCount }) => resendCount,
  },
];
