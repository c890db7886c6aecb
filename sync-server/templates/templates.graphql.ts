import type { TemplateEntry } from '#contract/templates.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { listTemplates } from './list-templates.ts';

export function defineTemplateFields(builder: Builder): void {
  const Template = builder.objectRef<TemplateEntry>('Template').implement({
    fields: (t) => ({
      id: t.exposeID('id'),
      name: t.exposeString('name'),
      description: t.exposeString('description', { nullable: true }),
      category: t.exposeString('category', { nullable: true }),
      thumbnailUrl: t.exposeString('thumbnailUrl', { nullable: true }),
      isActive: t.exposeBoolean('isActive'),
      previewUrl: t.exposeString('previewUrl'),
      createdAt: t.expose('createdAt', { type: 'DateTime' }),
    }),
  });
  builder.queryField('templates', (t) =>
    t.field({
      type: [Template],
      description: 'Every template, live ones and drafts.',
      resolve: async (_root, _args, { deps, principal }) => unwrap(await listTemplates(deps, principal)),
    }),
  );
}
