import { DeleteUser, type PlatformUser, type TeamMember, TeamOf, type TenantUser } from '#contract/users.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { runChange } from '#server/sync/run-change.ts';
import { type DeletedUser, deleteUser } from './delete-user.ts';
import { listTenantUsers, listUsers, memberList, readTeam, teamList } from './read-users.ts';

export function defineUserFields(builder: Builder): void {
  const users = pageRef(builder, 'UserPage', definePlatformUser(builder));
  const team = pageRef(builder, 'TeamPage', defineTeamMember(builder));
  const tenantUsers = pageRef(builder, 'TenantUserPage', defineTenantUser(builder));
  builder.queryFields((t) => ({
    users: t.field({
      type: users,
      description: 'Everybody on the platform, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listUsers(deps, principal, listParametersOf(args))),
    }),
    team: t.field({
      type: team,
      description: 'The team of a tenant, invited people included; of the newest own one where none is named.',
      args: { tenant: t.arg.id(), ...pageArgs(builder) },
      resolve: async (_root, { tenant, ...cut }, { deps, principal }) =>
        unwrap(cutRows(await readTeam(deps, principal, inputOf(TeamOf, given({ tenant }))), listParametersOf(cut), teamList)),
    }),
    tenantUsers: t.field({
      type: tenantUsers,
      description: 'The members of every tenant.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await listTenantUsers(deps, principal), listParametersOf(args), memberList)),
    }),
  }));
  const deleted = builder.objectRef<DeletedUser>('DeletedUser').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      deleted: t.exposeBoolean('deleted', { description: 'false: only the membership ended, the person has another tenant.' }),
    }),
  });
  builder.mutationField('deleteUser', (t) =>
    t.field({
      type: deleted,
      description: 'Removes a person from everywhere, or from the own team.',
      args: { id: t.arg.id({ required: true }), tenant: t.arg.id(), successor: t.arg.string() },
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(await runChange(deps.changes, principal, (change) => deleteUser(change, inputOf(DeleteUser, given(args))))),
    }),
  );
}

function definePlatformUser(builder: Builder) {
  const MemberOf = builder.objectRef<PlatformUser['memberships'][number]>('UserMembership').implement({
    fields: (t) => ({ tenantId: t.exposeID('tenantId'), tenantName: t.exposeString('tenantName'), role: t.exposeString('role') }),
  });
  return builder.objectRef<PlatformUser>('PlatformUser').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
      role: t.exposeString('role'),
      isActive: t.exposeBoolean('isActive'),
      lastLoginAt: t.expose('lastLoginAt', { type: 'DateTime', nullable: true }),
      invitedAt: t.expose('invitedAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      memberships: t.field({ type: [MemberOf], resolve: (user) => user.memberships }),
    }),
  });
}

function defineTeamMember(builder: Builder) {
  return builder.objectRef<TeamMember>('TeamMember').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      profileImageUrl: t.exposeString('profileImageUrl', { nullable: true }),
      role: t.exposeString('role'),
      isActive: t.exposeBoolean('isActive'),
      lastLoginAt: t.expose('lastLoginAt', { type: 'DateTime', nullable: true }),
      invitedAt: t.expose('invitedAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
      tenantId: t.exposeID('tenantId'),
      memberRole: t.exposeString('memberRole'),
      invitationId: t.exposeID('invitationId', { nullable: true, description: 'Set while the person is invited and no member yet.' }),
    }),
  });
}

function defineTenantUser(builder: Builder) {
  return builder.objectRef<TenantUser>('TenantUser').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName', { nullable: true }),
      lastName: t.exposeString('lastName', { nullable: true }),
      role: t.exposeString('role', { description: 'The role in that tenant.' }),
      isActive: t.exposeBoolean('isActive'),
      tenantId: t.exposeID('tenantId'),
      tenantName: t.exposeString('tenantName'),
    }),
  });
}
