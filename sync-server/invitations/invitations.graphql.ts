import type { InvitationView } from '#contract/invitations.ts';
import { ResendInvite } from '#contract/users.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { countCall } from '#server/graphql/count-call.ts';
import { inputOf } from '#server/graphql/input-of.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { runChange } from '#server/sync/run-change.ts';
import { listInvitations } from './read-invitations.ts';
import { resendInvite } from './resend-invitation.ts';

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
  builder.mutationField('resendInvite', (t) =>
    t.field({
      type: Invitation,
      description: 'Sends the pending invitation of an address again.',
      args: { email: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/admin/users/resend-invite', args);
        return unwrap(
          await runChange(context.deps.changes, context.principal, (change) => resendInvite(change, inputOf(ResendInvite, args))),
        );
      },
    }),
  );
}
