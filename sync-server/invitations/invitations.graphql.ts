import type { InvitationView } from '#contract/invitations.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { listInvitations } from './read-invitations.ts';

export function defineInvitationFields(builder: Builder): void {
  const Invitation = builder.objectRef<InvitationView>('Invitation').implement({
    description: 'An invitation without its token.',
    fields: (t) => ({
      id: t.exposeID('id'),
      email: t.exposeString('email'),
      tenantId: t.exposeID('tenantId'),
      tenantName: t.exposeString('tenantName'),
      invitedBy: t.exposeID('invitedBy', { nullable: true }),
      role: t.exposeString('role'),
      status: t.exposeString('status'),
      sentAt: t.expose('sentAt', { type: 'DateTime', nullable: true }),
      acceptedAt: t.expose('acceptedAt', { type: 'DateTime', nullable: true }),
      expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
      resendCount: t.exposeInt('resendCount'),
      lastSentAt: t.expose('lastSentAt', { type: 'DateTime', nullable: true }),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  const Page = pageRef(builder, 'InvitationPage', Invitation);
  builder.queryField('invitations', (t) =>
    t.field({
      type: Page,
      description: 'Every invitation of the platform, the newest first.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) => unwrap(await listInvitations(deps, principal, listParametersOf(args))),
    }),
  );
}
