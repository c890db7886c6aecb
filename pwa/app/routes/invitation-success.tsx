import { createFileRoute } from '@tanstack/react-router';
import { InvitationSuccess } from '#app/people/invitations/accept/invitation-outcome.tsx';

export const Route = createFileRoute('/invitation-success')({
  validateSearch: (search): { readonly reason?: string } => (typeof search.reason === 'string' ? { reason: search.reason } : {}),
  component: function InvitationSuccessRoute() {
    return <InvitationSuccess reason={Route.useSearch().reason} />;
  },
});
