import { createFileRoute } from '@tanstack/react-router';
import { SignUpPage } from '#app/tenants/sign-up/sign-up-page.tsx';

export const Route = createFileRoute('/sign-up')({
  validateSearch: (search): { readonly token?: string } => (typeof search.token === 'string' ? { token: search.token } : {}),
  component: function SignUpRoute() {
    return <SignUpPage token={Route.useSearch().token} />;
  },
});
