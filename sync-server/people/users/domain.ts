import { defineDomain } from '#server/core/faces/define-domain.ts';
import { sharedReasons } from '#server/core/faces/shared-reasons.ts';
import { changeRole } from './change-role.ts';
import { listTeam } from './list-team.ts';
import { listTenantUsers } from './list-tenant-users.ts';
import { listUsers } from './list-users.ts';
import { ownRows, personRows } from './person-rows.ts';
import { deleteUser } from './removal/delete-user.ts';
import { activateUser, deactivateUser } from './set-activity.ts';
import { setLanguage } from './set-language.ts';
import { setQuickActions } from './set-quick-actions.ts';

export const usersFace = defineDomain({
  name: 'users',
  operations: [listUsers, listTeam, listTenantUsers, deleteUser, changeRole, activateUser, deactivateUser, setLanguage, setQuickActions],
  rows: { me: ownRows, user: personRows },
  tables: {
    users: {
      others: {
        accept: 'accepting makes the invited person active, in the transaction that uses up the link',
        deletion: 'who administers no tenant any more is a plain user from then on',
        identity: 'the last sign-in is written with the session',
        invitations: 'inviting an unknown address makes the row of an invited person',
        migration: sharedReasons.wholeScript,
        restore: 'who administers the tenant again gets the role back',
        'sign-up': sharedReasons.newTenant,
        tenants: 'a new administrator of a tenant gets the role',
      },
    },
    users_to_tenants: {
      others: {
        accept: 'accepting makes the member, in the transaction that uses up the link',
        deletion: 'reassigning moves all members in one statement',
        'sign-up': sharedReasons.newTenant,
        tenants: 'a new administrator is a member of the tenant',
      },
    },
  },
});
