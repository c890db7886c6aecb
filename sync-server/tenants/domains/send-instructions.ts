import { accessTexts } from '#contract/people/access.ts';
import { domainTexts, SendDomainInstructions, SentDomainInstructions } from '#contract/tenants/tenant-domains.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { authorize } from '#server/core/access/authorize.ts';
import { refuseHeldTenant } from '#server/core/access/tenant-limits.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { domainEntry } from './domain-entry.ts';
import { exampleDomain } from './example-domain.ts';

/** The mail holds the record and nothing else: no link, no token. The value of the record is public as soon as it is set. */
export const sendDomainInstructions = defineOperation({
  name: 'domains.claim',
  id: 'sendDomainInstructions',
  summary: 'Mail the record of a claimed domain to a colleague who manages it',
  input: SendDomainInstructions,
  output: SentDomainInstructions,
  object: 'loaded',
  rest: {
    method: 'POST',
    path: '/api/tenant/domains/{id}/instructions',
    example: { id: exampleDomain.id, email: 'dns@northwind.example' },
  },
  graphql: { mutation: 'sendDomainInstructions' },
  change: async (change, { id, email }) => {
    const claim = await change.tx.tenantDomain.findUnique({ where: { id } });
    if (claim === null) return refused('NotFound', accessTexts.notFound);
    const { tenantId, domain } = claim;
    const denied = authorize('domains.claim', change.caller, { tenantId });
    if (denied !== undefined) return denied;
    const held = await refuseHeldTenant(change, tenantId);
    if (held !== undefined) return held;
    mailMessage(change, `domain-instructions:${id}:${change.newId()}`, tenantId, {
      to: email,
      subject: domainTexts.instructionsSubject(domain),
      paragraphs: domainTexts.instructions(change.caller.email, domain, domainEntry(claim).record),
    });
    change.audit('domains.instructions', { kind: 'tenantDomain', id, tenantId }, undefined, { domain, email });
    return done({ id, email });
  },
});
