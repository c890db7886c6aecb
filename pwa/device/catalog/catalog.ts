import { catalog as english } from '#calculators/catalog.gen.ts';
import type { CatalogEntry } from '#calculators/kit/definition/catalog.ts';
import { spokenLocale, t } from '#contract/language/t.ts';

/** Every calculator in the reader's language. Shelves keep their names, which addresses hold. */
export const catalog: readonly CatalogEntry[] =
  spokenLocale() === undefined
    ? english
    : english.map((entry) => ({
        ...entry,
        title: t(entry.title),
        description: t(entry.description),
        category: t(entry.category),
      }));
