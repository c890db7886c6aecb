import { canvasPng } from '#app/kit/canvas-png.ts';
import type { PageConfig } from '#contract/pages/landing-pages.ts';
import { colorOn } from '#contract/pages/page-view/color-on.ts';
import { shareSize } from '#contract/tenants/pictures.ts';

interface ShownTenant {
  readonly name: string | undefined;
  readonly accent: string | undefined;
}

const edge = 80;
const textWidth = shareSize.width - 2 * edge;
const lineHeight = 88;

/**
 * The picture that social networks show beside a link to the page: its title on its main color, with the name and the color of the tenant.
 * The server has no fonts, so the browser that publishes the page draws it.
 */
export function drawSharePicture({ name, globalStyles, seo }: PageConfig, tenant: ShownTenant): string | undefined {
  const { primaryColor, fontFamily } = globalStyles;
  const title = seo.title.trim() === '' ? name : seo.title;
  return canvasPng(shareSize, (context) => {
    context.fillStyle = primaryColor;
    context.fillRect(0, 0, shareSize.width, shareSize.height);
    context.fillStyle = tenant.accent ?? colorOn(primaryColor);
    context.fillRect(0, shareSize.height - 24, shareSize.width, 24);
    context.fillStyle = colorOn(primaryColor);
    context.textBaseline = 'alphabetic';
    context.font = `500 36px ${fontFamily}`;
    if (tenant.name !== undefined) context.fillText(tenant.name, edge, 110, textWidth);
    context.font = `700 72px ${fontFamily}`;
    const lines = linesOf(context, title, 3);
    for (const [at, line] of lines.entries()) context.fillText(line, edge, 250 + at * lineHeight, textWidth);
    context.font = `400 32px ${fontFamily}`;
    const [summary = ''] = linesOf(context, seo.description, 1);
    context.fillText(summary, edge, 250 + lines.length * lineHeight, textWidth);
  });
}

/** A text in lines that fit. What does not fit in the last line is cut off with an ellipsis. */
function linesOf(context: CanvasRenderingContext2D, text: string, most: number): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || context.measureText(longer).width <= textWidth) {
      line = longer;
      continue;
    }
    if (lines.length === most - 1) return [...lines, `${line} …`];
    lines.push(line);
    line = word;
  }
  return line === '' ? lines : [...lines, line];
}
