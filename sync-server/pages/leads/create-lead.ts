import { CreateLead, LeadNotice, leadTexts } from '#contract/pages/leads.ts';
import { done } from '#contract/values/outcome.ts';
import { platformActor } from '#server/core/access/platform-actor.ts';
import { mailMessage } from '#server/core/mail-queue/mail-payload.ts';
import { mailTexts } from '#server/core/mail-queue/mail-texts.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';

/** Stores a message to sales, and notifies every platform owner by mail. */
export const createLead = defineOperation({
  name: 'leads.create',
  id: 'createLead',
  summary: 'Write to sales',
  input: CreateLead,
  output: LeadNotice,
  rest: { method: 'POST', path: '/api/leads', example: { message: leadTexts.taken } },
  graphql: { mutation: 'createLead' },
  open: async ({ deps: { changes, clock }, principal }, { kind = 'sales', name, email, message }) => {
    const { commits: _, ...outcome } = await changes.runAsPlatform(
      platformActor(principal.requestId, clock(), undefined),
      async (change) => {
        const { tx, now } = change;
        const id = change.newId();
        await tx.lead.create({ data: { id, kind, name, email, message, createdAt: now } });
        const owners = await tx.user.findMany({ where: { role: 'platform_owner', isActive: true }, select: { id: true, email: true } });
        for (const owner of owners) {
          const paragraphs = [mailTexts.leadFrom(name, email), message];
          mailMessage(change, `lead:${id}:${owner.id}`, undefined, {
            to: owner.email,
            subject: mailTexts.leadSubjects[kind](name),
            paragraphs,
          });
        }
        return done({ message: leadTexts.taken });
      },
    );
    return outcome;
  },
});
