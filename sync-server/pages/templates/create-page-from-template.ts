import { PageConfig, SavedPage } from '#contract/pages/landing-pages.ts';
import { brandedPage } from '#contract/pages/page-view/brand-page.ts';
import { LandingTemplateId } from '#contract/pages/templates/template-gallery.ts';
import { accessTexts } from '#contract/people/access.ts';
import { readTenantSettings } from '#contract/tenants/tenant-settings.ts';
import { refused } from '#contract/values/outcome.ts';
import { newestTeamOf } from '#server/core/access/own-tenant.ts';
import { defineOperation } from '#server/core/operations/define-operation.ts';
import { createPage } from '#server/pages/landing-pages/save-landing-page.ts';

/** A draft of the caller's tenant in its own look. The page remembers the template, so that the uses of a template can be counted. */
export const createPageFromTemplate = defineOperation({
  name: 'landingPages.create',
  id: 'createPageFromTemplate',
  summary: 'Make a draft of a landing page from a live template, in the look of the tenant',
  input: LandingTemplateId,
  output: SavedPage,
  rest: { method: 'POST', path: '/api/templates/{id}/pages', example: { id: '019600aa-0000-7000-8000-0000000000f1', revision: 1 } },
  graphql: { mutation: 'createPageFromTemplate' },
  change: async (change, { id }) => {
    const { tx, caller } = change;
    const template = await tx.landingPageTemplate.findFirst({ where: { id, isActive: true }, select: { name: true, config: true } });
    const page = PageConfig.safeParse(template?.config);
    if (template === null || !page.success) return refused('NotFound', accessTexts.notFound);
    const tenantId = await newestTeamOf(tx, caller);
    const tenant = tenantId === undefined ? null : await tx.tenant.findUnique({ where: { id: tenantId }, select: { settings: true } });
    const config = brandedPage(page.data, readTenantSettings(tenant?.settings).brand);
    const { title, description, keywords } = config.seo;
    const seo = { seoTitle: title, seoDescription: description, seoKeywords: keywords };
    return createPage(change, { name: template.name, config, ...seo }, id);
  },
});
