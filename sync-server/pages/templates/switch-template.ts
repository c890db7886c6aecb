import { SwitchTemplate, Template } from '#contract/pages/templates/templates.ts';
import { accessTexts } from '#contract/people/access.ts';
import { done, refused } from '#contract/values/outcome.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { ownerStream } from '#server/core/sync/streams/stream-names.ts';
import { exampleTemplate } from './list-templates.ts';
import { templateEntry } from './template-entries.ts';

/** A live template is offered to everybody; a draft is seen by the platform owner alone. */
export const switchTemplate = defineOperation({
  name: 'templates.write',
  id: 'switchTemplate',
  summary: 'Make a template live, or a draft',
  input: SwitchTemplate,
  output: Template,
  rest: { method: 'PUT', path: '/api/admin/templates/{id}', example: exampleTemplate },
  graphql: { mutation: 'switchTemplate' },
  change: async (change, { id, isActive }) => {
    const { tx } = change;
    const before = await templateEntry(tx, id);
    if (before === undefined) return refused('NotFound', accessTexts.notFound);
    if (before.isActive === isActive) return done(before);
    await tx.landingPageTemplate.updateMany({ where: { id }, data: { isActive } });
    const { count } = await tx.template.updateMany({ where: { id }, data: { isActive } });
    if (count > 0) change.touch(ownerStream, 'template', id);
    change.audit('templates.switch', { kind: 'template', id }, { isActive: before.isActive }, { isActive });
    return done({ ...before, isActive });
  },
});
