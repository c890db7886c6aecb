import { PageConfig } from '#contract/pages/landing-pages.ts';
import { fontStacks } from '#contract/tenants/brand-choices.ts';
import type { Brand } from '#contract/tenants/tenant-brand.ts';
import { colorOn } from './color-on.ts';

/** Share of the color in the tint behind bands of a page. */
const tintShare = 0.1;

/** A page of a template in the look of a tenant: its color, a tint of it, and its font. Without a brand the page stays as it is. */
export function brandedPage(page: PageConfig, { accent, font }: Brand): PageConfig {
  const { globalStyles } = page;
  const fontFamily = font === undefined ? globalStyles.fontFamily : fontStacks[font].replaceAll("'", '');
  if (accent === undefined) return { ...page, globalStyles: { ...globalStyles, fontFamily } };
  const tint = tintOf(accent);
  const replaced = JSON.stringify(page.components)
    .replaceAll(`"${globalStyles.primaryColor}"`, `"${accent}"`)
    .replaceAll(`"${globalStyles.secondaryColor}"`, `"${tint}"`);
  const components = PageConfig.shape.components.parse(JSON.parse(replaced)).map((component) =>
    // White words stand on the main color, which may be light.
    component.styles.color === '#ffffff' ? { ...component, styles: { ...component.styles, color: colorOn(accent) } } : component,
  );
  return { ...page, components, globalStyles: { ...globalStyles, fontFamily, primaryColor: accent, secondaryColor: tint } };
}

/** The color mixed with white. */
function tintOf(color: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return `#${channels
    .map((channel) =>
      Math.round(255 - (255 - channel) * tintShare)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
