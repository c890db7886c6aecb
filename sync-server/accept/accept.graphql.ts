import { AcceptInvitation, InvitationLink, type InvitationLook, RequestNewInvitation } from '#contract/account.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { countCall } from '#server/graphql/count-call.ts';
import { given, inputOf } from '#server/graphql/input-of.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { type Accepted, acceptInvitation } from './accept-invitation.ts';
import { declineInvitation } from './decline-invitation.ts';
import { requestNewInvitation } from './request-new-invitation.ts';
import { verifyInvitation } from './verify-invitation.ts';

/** What the holder of a link may do, signed in or not. Each try is counted as behind the REST door. */
export function defineAcceptFields(builder: Builder): void {
  const Look = defineLook(builder);
  const Done = builder.objectRef<Accepted>('AcceptedInvitation').implement({
    fields: (t) => ({ email: t.exposeString('email'), tenantName: t.exposeString('tenantName') }),
  });
  const Said = builder.objectRef<{ readonly message: string }>('InvitationNotice').implement({
    fields: (t) => ({ message: t.exposeString('message') }),
  });
  builder.queryField('verifyInvitation', (t) =>
    t.field({
      type: Look,
      description: 'Whom a link invites where.',
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        await countCall(context, 'GET /api/auth/verify-invitation', args);
        return unwrap(await verifyInvitation(context.deps, context.principal, inputOf(InvitationLink, args)));
      },
    }),
  );
  builder.mutationFields((t) => ({
    acceptInvitation: t.field({
      type: Done,
      description: 'Completes the account of an invited person. Somebody signed in as the invited address gives the token alone.',
      args: {
        token: t.arg.string({ required: true }),
        firstName: t.arg.string(),
        lastName: t.arg.string(),
        password: t.arg.string(),
      },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/auth/accept-invitation', args);
        return unwrap(await acceptInvitation(context.deps, context.principal, inputOf(AcceptInvitation, given(args))));
      },
    }),
    declineInvitation: t.field({
      type: Said,
      args: { token: t.arg.string({ required: true }) },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/auth/decline-invitation', args);
        return unwrap(await declineInvitation(context.deps, context.principal, inputOf(InvitationLink, args)));
      },
    }),
    requestNewInvitation: t.field({
      type: Said,
      description: 'Asks the inviter for a new invitation; the answer is always the same.',
      args: { token: t.arg.string(), email: t.arg.string() },
      resolve: async (_root, args, context) => {
        await countCall(context, 'POST /api/auth/request-new-invitation', args);
        return unwrap(await requestNewInvitation(context.deps, context.principal, inputOf(RequestNewInvitation, given(args))));
      },
    }),
  }));
}

function defineLook(builder: Builder) {
  return builder.objectRef<InvitationLook>('InvitationLook').implement({
    fields: (t) => ({
      email: t.exposeString('email'),
      firstName: t.exposeString('firstName'),
      lastName: t.exposeString('lastName'),
      tenantName: t.exposeString('tenantName'),
      role: t.exposeString('role'),
      expiresAt: t.exposeString('expiresAt'),
      hasAccount: t.exposeBoolean('hasAccount'),
      signedInAs: t.exposeString('signedInAs', { nullable: true, description: 'Set where the browser is signed in as somebody else.' }),
    }),
  });
}
