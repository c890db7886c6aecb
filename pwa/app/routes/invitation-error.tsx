import { createFileRoute } from '@tanstack/react-router';
import { InvitationError } from '#app/people/invitations/accept/invitation-outcome.tsx';

export const Route = createFileRoute('/invitation-error')({
  validateSearch: (search): { readonly reason?: string } => (typeof search.reason === 'string' ? { reason: search.reason } : {}),
  component: function InvitationErrorRoute() {
    return <InvitationError reason={Route.useSearch().reason} />;
  },
});
