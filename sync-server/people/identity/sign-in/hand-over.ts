import { confirmPath } from '#server/people/identity/pages/hand-over-pages.ts';
import { moveToTenantHost, notice, redirect } from '#server/people/identity/pages/sign-in-answers.ts';
import type { Proven } from '#server/people/identity/tickets/sign-in-tickets.ts';
import type { SignInDeps, SignInVisit } from './sign-in-deps.ts';

/**
 * Passes a finished sign-in to the tenant's host on which it began. A tenant's own domain gets one only of its members, and only after the
 * person's consent on the platform's host. A refusal stays on the platform's host, so that the domain learns nothing about other people.
 */
export async function handOver(deps: SignInDeps, { place, nonce }: SignInVisit, proven: Proven): Promise<Response> {
  const { state: _, ...handoff } = proven;
  const { begun, userId } = handoff;
  const owner = await deps.looks.byHost(begun.host);
  if (owner.kind !== 'tenant') return notice('sign-in-expired');
  const tenantId = owner.tenant.id;
  if (owner.isForeign) {
    const standing = await deps.consents.standingOf({ userId, tenantId, domain: owner.host });
    if (!standing.isMember) {
      await deps.onRefused({ reason: 'not-a-member', userId, host: owner.host, place });
      return notice('not-a-member');
    }
    if (!standing.hasAgreed) return redirect(`${confirmPath}?ticket=${await deps.tickets.questions.give({ ...proven, tenantId })}`);
  }
  const code = await deps.tickets.handoffs.give({ ...handoff, tenantId });
  return moveToTenantHost({ publicUrl: deps.publicUrl, nonce, host: owner.host, path: `/api/callback?handoff=${code}` });
}
