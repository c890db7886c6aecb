import { contrast, hexOf, type Oklch, oklchOf, parseHex, type Rgb, rgbOf } from './oklch.ts';

/** The readable shades of a brand color in one mode, as hex. */
export interface AccentShades {
  /** Fills: buttons, lines, the chart's first series. At least 4.5:1 against the surfaces. */
  readonly accent: string;
  /** Text and icons in the brand's color. At least 4.5:1 against the surfaces and against `accentSoft`. */
  readonly accentInk: string;
  /** A subtle background for the selected item. */
  readonly accentSoft: string;
  /** Text on `accent`. At least 4.5:1. */
  readonly onAccent: string;
}

export interface Accent {
  readonly light: AccentShades;
  readonly dark: AccentShades;
}

/** The product's own color, for a tenant without one or with one that cannot be read. */
export const ownAccent = '#006e6c';

const grounds = {
  light: {
    surfaces: ['#fbfaf8', '#ffffff', '#f4f2ee'],
    softLightness: 0.955,
    softChroma: 0.022,
    least: 0,
    leastInk: 0,
    towards: 0,
    away: '#ffffff',
    near: '#1b1a17',
  },
  dark: {
    surfaces: ['#161513', '#1e1d1a', '#262521'],
    softLightness: 0.29,
    softChroma: 0.04,
    least: 0.74,
    leastInk: 0.8,
    towards: 1,
    away: '#161513',
    near: '#f1eee8',
  },
} as const;

/** Makes any brand color readable in both modes. Its hue stays, and its lightness changes only as far as 4.5:1 requires. */
export function accentOf(brand: string | undefined): Accent {
  const rgb = parseHex(brand ?? '') ?? parseHex(ownAccent) ?? { red: 0, green: 0, blue: 0 };
  const color = oklchOf(rgb);
  return { light: shades(color, 'light'), dark: shades(color, 'dark') };
}

function shades(color: Oklch, mode: 'light' | 'dark'): AccentShades {
  const ground = grounds[mode];
  const surfaces = ground.surfaces.map(rgb);
  const soft = rgbOf({ lightness: ground.softLightness, chroma: Math.min(color.chroma, ground.softChroma), hue: color.hue });
  const start = { ...color, lightness: Math.max(color.lightness, ground.least) };
  const accent = readable(start, surfaces, ground.towards);
  const ink = readable({ ...start, lightness: Math.max(start.lightness, ground.leastInk) }, [...surfaces, soft], ground.towards);
  const texts = [ground.away, ground.near].map(rgb);
  const onAccent = texts.reduce((best, text) => (contrast(text, accent) > contrast(best, accent) ? text : best));
  return { accent: hexOf(accent), accentInk: hexOf(ink), accentSoft: hexOf(soft), onAccent: hexOf(onAccent) };
}

/** Changes the lightness toward black (0) or white (1) until every surface gives 4.5:1, with a small margin for rounding. */
function readable(color: Oklch, surfaces: readonly Rgb[], towards: 0 | 1): Rgb {
  const enough = (candidate: Rgb) => surfaces.every((surface) => contrast(candidate, surface) >= 4.55);
  for (let step = 0; step <= 100; step++) {
    const lightness = color.lightness + (towards - color.lightness) * (step / 100);
    const candidate = rgbOf({ ...color, lightness });
    if (enough(candidate)) return candidate;
  }
  return towards === 0 ? { red: 0, green: 0, blue: 0 } : { red: 1, green: 1, blue: 1 };
}

function rgb(hex: string): Rgb {
  return parseHex(hex) ?? { red: 0, green: 0, blue: 0 };
}
