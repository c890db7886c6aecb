import type { PageComponent } from '#contract/pages/landing-page-components.ts';

/** Words in square brackets, such as [Name of the client]: a place for the tenant's own. A number alone is no placeholder. */
const placeholder = /\[\p{L}[^[\]]{1,120}\]/u;

/** The first placeholder in the texts of a component; undefined if its texts are all written. */
export function findPlaceholder({ content }: Pick<PageComponent, 'content'>): string | undefined {
  return textsIn(content)
    .map((text) => placeholder.exec(text)?.[0])
    .find((found) => found !== undefined);
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
