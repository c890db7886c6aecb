import type { TemplateEntry } from '#contract/templates.ts';
import type { Builder } from '#server/graphql/builder.ts';
import { listParametersOf, pageArgs, pageRef } from '#server/graphql/page-field.ts';
import { unwrap } from '#server/graphql/unwrap.ts';
import { cutRows } from '#server/http/cut-rows.ts';
import { listTemplates, templateList } from './list-templates.ts';

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
  const Page = pageRef(builder, 'TemplatePage', Template);
  builder.queryField('templates', (t) =>
    t.field({
      type: Page,
      description: 'Every template, live ones and drafts.',
      args: pageArgs(builder),
      resolve: async (_root, args, { deps, principal }) =>
        unwrap(cutRows(await listTemplates(deps, principal), listParametersOf(args), templateList)),
    }),
  );
}
