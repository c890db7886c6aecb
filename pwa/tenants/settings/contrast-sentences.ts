import { accentOf } from '#app/ui/theme/accent.ts';
import { headerColorsOf } from '#app/ui/theme/header-shades.ts';
import { contrast, parseHex } from '#app/ui/theme/oklch.ts';
import { spokenLocale, t } from '#contract/language/t.ts';

interface Colors {
  /** Colors as #rrggbb. undefined: none, or not a color yet. */
  readonly accent: string | undefined;
  readonly headerColor: string | undefined;
}

/** Sentences on the contrast of text with a tenant's colors in both modes, and on the shade that replaces a color. */
export function contrastSentences({ accent, headerColor }: Colors): readonly string[] {
  const { light, dark } = accentOf(accent);
  const header = headerColorsOf(headerColor);
  const isOwn = (color: string | undefined, shade: string) => color === undefined || color.toLowerCase() === shade;
  return [
    t('Text on the brand color has a contrast of {light}:1 in light mode and {dark}:1 in dark mode.', {
      light: ratio(light.onAccent, light.accent),
      dark: ratio(dark.onAccent, dark.accent),
    }),
    ...(isOwn(accent, light.accent) ? [] : [t('Light mode shows a darker shade of the brand color, so that it is readable on white.')]),
    ...(isOwn(accent, dark.accent) ? [] : [t('Dark mode shows a lighter shade of the brand color.')]),
    ...(header === undefined
      ? []
      : [
          t('Text on the header color has a contrast of {light}:1 in light mode and {dark}:1 in dark mode.', {
            light: ratio(header.light.onHeader, header.light.header),
            dark: ratio(header.dark.onHeader, header.dark.header),
          }),
        ]),
    ...(header === undefined || isOwn(headerColor, header.dark.header) ? [] : [t('Dark mode shows a darker shade of the header color.')]),
  ];
}

/** WCAG contrast of two colors, rounded down, so that it never claims more than there is. */
function ratio(one: string, other: string): string {
  const [a, b] = [parseHex(one), parseHex(other)];
  const exact = a === undefined || b === undefined ? 1 : contrast(a, b);
  return new Intl.NumberFormat(spokenLocale() ?? 'en-US', { maximumFractionDigits: 1 }).format(Math.floor(exact * 10) / 10);
}
