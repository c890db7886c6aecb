import { TemplateId } from '#contract/pages/templates/template-changes.ts';
import { Template } from '#contract/pages/templates/templates.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream, platformStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleTemplate } from './list-templates.ts';
import { templateEntry } from './template-entries.ts';

/** Pages that were made from it stay as they are. */
export const deleteTemplate = defineOperation({
  name: 'templates.write',
  id: 'deleteTemplate',
  summary: 'Delete a landing page template; the pages made from it stay',
  input: TemplateId,
  output: Template,
  rest: { method: 'DELETE', path: '/api/admin/templates/{id}', example: exampleTemplate },
  graphql: { mutation: 'deleteTemplate' },
  change: async (change, { id }) => {
    const { tx } = change;
    const before = await templateEntry(tx, id);
    if (before === undefined) return refused('NotFound', accessTexts.notFound);
    await tx.landingPageTemplate.deleteMany({ where: { id } });
    const { count } = await tx.template.deleteMany({ where: { id } });
    if (count > 0) {
      change.touch(platformStream, 'template', id, true);
      change.touch(ownerStream, 'template', id, true);
    }
    change.audit('templates.delete', { kind: 'landingPageTemplate', id }, { name: before.name, usedBy: before.usedBy }, undefined);
    return done(before);
  },
});
