import { useNavigate } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { useAsked } from '#app/frame/shell/use-asked.ts';
import { InvitationLook } from '#contract/people/account.ts';
import { verificationPage } from '#contract/tenants/verification-page.ts';

export type ShownInvitation =
  | { readonly state: 'loading' }
  | { readonly state: 'leaving' }
  | { readonly state: 'unreachable'; readonly retry: () => void }
  | { readonly state: 'found'; readonly look: InvitationLook | null };

/** The invitation behind a link. A refusal leads to the page with the reason. A missing answer does not. */
export function useInvitation(token: string): ShownInvitation {
  const lead = useLeadTo();
  const key = useMemo(() => [`/api/auth/verify-invitation?token=${encodeURIComponent(token)}`], [token]);
  const { asked, retry } = useAsked(key, readLook);
  const page = asked?.kind === 'failed' && /^\d{3}: /.test(asked.message) ? verificationPage(asked.message) : undefined;
  useEffect(() => {
    if (page !== undefined) lead(page);
  }, [page, lead]);
  if (asked === undefined) return { state: 'loading' };
  if (page !== undefined) return { state: 'leaving' };
  return asked.kind === 'data' ? { state: 'found', look: asked.data } : { state: 'unreachable', retry };
}

/** Goes to a page by its full address. */
export function useLeadTo(): (address: string) => void {
  const navigate = useNavigate();
  return useMemo(() => {
    return (address: string) => {
      const { pathname, searchParams } = new URL(address, window.location.origin);
      void navigate({ to: pathname, search: Object.fromEntries(searchParams) });
    };
  }, [navigate]);
}

function readLook(body: unknown): InvitationLook | null | undefined {
  return body === null ? null : InvitationLook.safeParse(body).data;
}
