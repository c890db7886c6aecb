import { type GalleryTemplate, galleryTemplates } from '#contract/pages/templates/template-gallery.ts';
import { templateTexts } from '#contract/pages/templates/templates.ts';
import { Id } from '#contract/values/id.ts';
import { done, type Outcome, refused } from '#contract/values/outcome.ts';
import { type AccessRefusal, authorize } from '#server/core/access/authorize.ts';
import { isCaller, type Principal, scopeOf } from '#server/core/access/caller.ts';
import type { Database } from '#server/core/data/database.ts';
import type { PreviewedTemplate } from './preview-page.ts';
import { pageOfTemplate, shippedTemplates } from './shipped/shipped-templates.ts';

/** The page behind a card, for databases that do not hold it. */
function shippedCard({ name, description, category }: GalleryTemplate): PreviewedTemplate {
  const shipped = shippedTemplates.find((template) => template.name === name);
  return { name, description, category, ...(shipped === undefined ? {} : { config: pageOfTemplate(shipped) }) };
}

const columns = { name: true, description: true, category: true, isActive: true } as const;
const landingColumns = { ...columns, config: true } as const;

/**
 * The content of a preview: a template or a landing page template by id, or one that ships with the product. Drafts are shown only to a
 * platform owner: for all others they do not exist.
 */
export async function templateToPreview(
  { db }: { readonly db: Database },
  principal: Principal,
  { id }: { readonly id: string },
): Promise<Outcome<PreviewedTemplate, AccessRefusal['code']>> {
  const refusal = authorize('templates.preview', principal);
  if (refusal !== undefined) return refusal;
  const card = galleryTemplates.find((template) => template.id === id);
  if (card !== undefined) return done(shippedCard(card));
  if (!Id.safeParse(id).success) return refused('NotFound', templateTexts.unknown);
  const isOwner = isCaller(principal) && principal.role === 'platform_owner';
  const found = await db.reading(isCaller(principal) ? scopeOf(principal) : { as: 'visitor' }, async (tx) => {
    const page = await tx.landingPageTemplate.findUnique({ where: { id }, select: landingColumns });
    return page ?? tx.template.findUnique({ where: { id }, select: columns });
  });
  return found === null || !(found.isActive || isOwner) ? refused('NotFound', templateTexts.unknown) : done(found);
}
