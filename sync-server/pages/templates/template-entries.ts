import type { Template } from '#contract/pages/templates/templates.ts';
import { pictureUrlOf, previewUrlOf } from '#contract/pages/templates/templates.ts';
import type { Tx } from '#server/core/data/database.ts';

const columns = { id: true, name: true, description: true, category: true, thumbnailUrl: true, isActive: true, createdAt: true } as const;
const pageColumns = { ...columns, industry: true, isFeatured: true, tags: true, _count: { select: { pages: true } } } as const;
const withoutPage = { industry: null, isFeatured: false, tags: [], usedBy: 0 };

/** Every template once, by name: those with a page, and rows of the specification's table that have none yet. */
export async function templateEntries(tx: Tx): Promise<readonly Template[]> {
  const pages = await tx.landingPageTemplate.findMany({ select: pageColumns });
  const ids = new Set(pages.map(({ id }) => id));
  const names = new Set(pages.map(({ name }) => name));
  const cards = (await tx.template.findMany({ select: columns })).filter(({ id, name }) => !ids.has(id) && !names.has(name));
  return [...pages.map(({ _count, ...page }) => ({ ...page, usedBy: _count.pages })), ...cards.map((card) => ({ ...card, ...withoutPage }))]
    .map((row) => ({ ...row, thumbnailUrl: row.thumbnailUrl ?? pictureUrlOf(row.id), previewUrl: previewUrlOf(row.id) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}

export async function templateEntry(tx: Tx, id: string): Promise<Template | undefined> {
  return (await templateEntries(tx)).find((template) => template.id === id);
}
