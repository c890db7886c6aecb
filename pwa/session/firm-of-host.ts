import { firmMeta } from '#contract/firm-meta.ts';

/** Name of the firm whose host this page is on, or undefined on the platform's own host. */
export function firmOfHost(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name="${firmMeta}"]`)?.content;
}
