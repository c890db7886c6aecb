import { HandleLead, Lead } from '#contract/pages/leads.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { exampleLead, leadColumns, leadEntry } from './lead-columns.ts';

export const handleLead = defineOperation({
  name: 'leads.handle',
  id: 'handleLead',
  summary: 'Mark a message to sales as handled, or open it again',
  input: HandleLead,
  output: Lead,
  rest: { method: 'PUT', path: '/api/admin/leads/{id}', example: exampleLead },
  graphql: { mutation: 'handleLead' },
  change: async (change, { id, isHandled }) => {
    const { tx, now } = change;
    const before = await tx.lead.findUnique({ where: { id }, select: leadColumns });
    if (before === null) return refused('NotFound', accessTexts.notFound);
    if ((before.handledAt !== null) === isHandled) return done(leadEntry(before));
    const after = await tx.lead.update({ where: { id }, data: { handledAt: isHandled ? now : null }, select: leadColumns });
    change.audit('leads.handle', { kind: 'lead', id }, { isHandled: !isHandled }, { isHandled });
    return done(leadEntry(after));
  },
});
