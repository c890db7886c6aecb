import * as z from 'zod/mini';
import type { PlatformUser, TeamMember, TenantUser } from '#contract/users.ts';
import { ChangeRole, DeactivateUser, DeleteUser, TeamOf, UserId } from '#contract/users.ts';
import { answerRows } from '#server/http/cut-rows.ts';
import { answerList, ListParameters, listParameters } from '#server/http/list-page.ts';
import { restEntry } from '#server/http/rest-entry.ts';
import { runChange } from '#server/sync/run-change.ts';
import { changeRole } from './change-role.ts';
import { deleteUser } from './delete-user.ts';
import { listTenantUsers, listUsers, memberList, readTeam, teamList } from './read-users.ts';
import { activateUser, deactivateUser } from './set-activity.ts';

const id = '019600aa-0000-7000-8000-00000000000a';
const tenant = { tenantId: '019600aa-0000-7000-8000-000000000001', tenantName: 'Northwind Advisors' } as const;
const person = { id, email: 'ann@northwind.example', firstName: 'Ann', lastName: 'Archer', isActive: true } as const;
const known = { profileImageUrl: null, lastLoginAt: null, invitedAt: null, createdAt: new Date('2026-01-15T09:00:00.000Z') } as const;
const exampleUser: PlatformUser = {
  ...person,
  ...known,
  role: 'tenant_admin',
  memberships: [{ ...tenant, role: 'tenant_admin' }],
};
const exampleMember: TeamMember = {
  ...person,
  ...known,
  role: 'tenant_admin',
  tenantId: tenant.tenantId,
  memberRole: 'tenant_admin',
  invitationId: null,
};
const exampleTenantUser: TenantUser = { ...person, ...tenant, role: 'user' };

/** People: of the platform, of a team, and what may be done with them. */
export const userCalls = [
  restEntry({
    method: 'GET',
    path: '/api/admin/users',
    operation: 'users.list',
    summary: 'Everybody on the platform, the newest first',
    example: [exampleUser],
    input: ListParameters,
    handler: ({ deps, principal }, input) => answerList((cut) => listUsers(deps, principal, cut), '/api/admin/users', input),
  }),
  restEntry({
    method: 'GET',
    path: '/api/tenant/users',
    operation: 'users.team',
    summary: 'The team of a tenant, invited people included',
    example: [exampleMember],
    input: z.extend(TeamOf, listParameters),
    handler: async ({ deps, principal }, input) => answerRows(await readTeam(deps, principal, input), '/api/tenant/users', input, teamList),
  }),
  restEntry({
    method: 'GET',
    path: '/api/admin/tenant-users',
    operation: 'users.tenantUsers',
    summary: 'The members of every tenant',
    example: [exampleTenantUser],
    input: ListParameters,
    handler: async ({ deps, principal }, input) =>
      answerRows(await listTenantUsers(deps, principal), '/api/admin/tenant-users', input, memberList),
  }),
  restEntry({
    method: 'DELETE',
    path: '/api/admin/users/{id}',
    operation: 'users.delete',
    summary: 'Remove a person from everywhere, or from the own team',
    example: { id, deleted: true },
    input: DeleteUser,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => deleteUser(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/users/{id}/role',
    operation: 'users.role',
    summary: 'Change the role of a person',
    example: { id, role: 'tenant_admin' },
    input: ChangeRole,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => changeRole(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/users/{id}/activate',
    operation: 'users.activate',
    summary: 'Let a person in again',
    example: { id, isActive: true },
    input: UserId,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => activateUser(change, input)),
  }),
  restEntry({
    method: 'PUT',
    path: '/api/admin/users/{id}/deactivate',
    operation: 'users.deactivate',
    summary: 'Keep a person out and end all sessions',
    example: { id, isActive: false },
    input: DeactivateUser,
    handler: ({ deps, principal }, input) => runChange(deps.changes, principal, (change) => deactivateUser(change, input)),
  }),
];
