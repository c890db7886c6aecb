import { createFileRoute, Navigate } from '@tanstack/react-router';
import { AcceptInvitation } from '#app/people/invitations/accept/accept-invitation.tsx';

export interface InvitationSearch {
  readonly token?: string;
  /** Name of the parameter in mails. */
  readonly u?: string;
}

export const Route = createFileRoute('/accept-invitation')({ validateSearch: readLink, component: AcceptRoute });

function readLink({ token, u }: Readonly<Record<string, unknown>>): InvitationSearch {
  return { ...(isFilled(token) ? { token } : {}), ...(isFilled(u) ? { u } : {}) };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function AcceptRoute() {
  const { token, u } = Route.useSearch();
  if (u !== undefined) return <Navigate to="/accept-invitation" search={{ token: u }} replace />;
  if (token === undefined) return <Navigate to="/invitation-error" search={{ reason: 'invalid-token' }} replace />;
  return <AcceptInvitation key={token} token={token} />;
}
