import { firmMeta } from '#contract/firm-meta.ts';
import { Brand } from '#contract/sync/rows.ts';

/** Name of the firm whose host this page is on, or undefined on the platform's own host. */
export function firmOfHost(): string | undefined {
  return metaOfHost()?.content;
}

/** The look of this firm, for visitors, who have no copy of its data. */
export function brandOfHost(): Brand {
  const written = metaOfHost()?.dataset.brand;
  return written === undefined ? {} : (Brand.safeParse(JSON.parse(written)).data ?? {});
}

function metaOfHost(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(`meta[name="${firmMeta}"]`);
}
