import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { pageMarkup } from '#server/pages/landing-pages/page-markup.ts';

/** The part of a page that its picture shows, in CSS pixels of the page. */
const shown = { width: 1200, height: 750 } as const;

/** A picture is looked at, whatever is in it: no script, and no request. */
export const picturePolicy = `sandbox; default-src 'none'; style-src 'unsafe-inline'`;

/** The top of a page as an SVG picture: the markup of the page itself, drawn by the browser. Media of other hosts stay empty in it. */
export function pagePicture(config: PageConfig): string {
  const { body, sheet } = pageMarkup(config, {}, {});
  const { width, height } = shown;
  // In XML every element is closed.
  const closed = body.replaceAll(/<(img|input)((?: [a-z-]+="[^"]*")*)>/g, '<$1$2/>');
  const box = `width:${width}px;height:${height}px;overflow:hidden`;
  const page = `<div xmlns="http://www.w3.org/1999/xhtml" style="${box}"><style><![CDATA[${sheet}]]></style>${closed}</div>`;
  const frame = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}><foreignObject width="${width}" height="${height}">${page}</foreignObject></svg>`;
}
