import { previewUrlOf, type Template } from '#contract/pages/templates/templates.ts';
import type { Tx } from '#server/core/data/database.ts';

const columns = { id: true, name: true, description: true, category: true, thumbnailUrl: true, isActive: true, createdAt: true } as const;

/** The templates of the specification, and those that were shipped or uploaded as pages, by name. */
export async function templateEntries(tx: Tx): Promise<readonly Template[]> {
  const given = await tx.template.findMany({ select: columns });
  const pages = await tx.landingPageTemplate.findMany({ select: columns });
  const rows = [...given, ...pages.filter(({ name }) => given.every((other) => other.name !== name))];
  return rows
    .map((row) => ({ ...row, previewUrl: previewUrlOf(row.id) }))
    .sort((a, b) => a.name.localeCompare(b.name) || a.id.localeCompare(b.id));
}
