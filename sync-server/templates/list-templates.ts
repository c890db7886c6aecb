import { accessTexts } from '#contract/access.ts';
import { done, type Outcome, refused } from '#contract/outcome.ts';
import { previewUrlOf, type TemplateEntry } from '#contract/templates.ts';
import { type AccessRefusal, authorise } from '#server/access/authorise.ts';
import { isCaller, type Principal, scopeOf } from '#server/access/caller.ts';
import type { Database } from '#server/data/database.ts';
import type { ShortList } from '#server/http/cut-rows.ts';

/** How templates are found, ordered and cut. */
export const templateList: ShortList<TemplateEntry> = {
  keys: { name: ({ name }) => name.toLowerCase(), createdAt: ({ createdAt }) => createdAt.toISOString() },
  usual: { field: 'name', direction: 'asc' },
  idOf: ({ id }) => id,
  textOf: ({ name, description, category }) => `${name} ${description ?? ''} ${category ?? ''}`,
};

/** Every template, live ones and drafts, by name. */
export async function listTemplates(
  { db }: { readonly db: Database },
  principal: Principal,
): Promise<Outcome<readonly TemplateEntry[], AccessRefusal['code']>> {
  const refusal = authorise('templates.list', principal);
  if (refusal !== undefined) return refusal;
  if (!isCaller(principal)) return refused('Unauthorized', accessTexts.unauthorized);
  const rows = await db.reading(scopeOf(principal), (tx) =>
    tx.template.findMany({
      orderBy: [{ name: 'asc' }, { id: 'asc' }],
      select: { id: true, name: true, description: true, category: true, thumbnailUrl: true, isActive: true, createdAt: true },
    }),
  );
  return done(rows.map((row) => ({ ...row, previewUrl: previewUrlOf(row.id) })));
}
