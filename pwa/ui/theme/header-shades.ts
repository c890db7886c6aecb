import { contrast, hexOf, oklchOf, parseHex, rgbOf } from './oklch.ts';

/** The colors of the header bar in one mode, as hex. */
export interface HeaderShades {
  readonly header: string;
  /** Text and icons: black or white, whichever contrasts more with `header`. At least 4.5:1, also against `hover`. */
  readonly onHeader: string;
  /** Background of a pointed-at or pressed control. */
  readonly hover: string;
  /** Lines and outlines. */
  readonly line: string;
}

export interface HeaderColors {
  readonly light: HeaderShades;
  readonly dark: HeaderShades;
}

const black = { red: 0, green: 0, blue: 0 };
const white = { red: 1, green: 1, blue: 1 };
/** OKLCH lightness. A brighter bar would glare on a dark screen. */
const mostLightnessInDark = 0.42;

/** The shades of a header color. Light mode shows the color as it is. Dark mode keeps its hue and dims it. Undefined for a text that is no color. */
export function headerColorsOf(color: string | undefined): HeaderColors | undefined {
  const rgb = parseHex(color ?? '');
  if (rgb === undefined) return undefined;
  const tone = oklchOf(rgb);
  const dimmed = tone.lightness <= mostLightnessInDark ? rgb : rgbOf({ ...tone, lightness: mostLightnessInDark });
  return { light: shadesOf(hexOf(rgb)), dark: shadesOf(hexOf(dimmed)) };
}

function shadesOf(header: string): HeaderShades {
  const ground = parseHex(header) ?? black;
  const onHeader = contrast(white, ground) >= contrast(black, ground) ? white : black;
  const away = onHeader === white ? black : white;
  return { header, onHeader: hexOf(onHeader), hover: hexOf(mixed(away, 0.18)), line: hexOf(mixed(onHeader, 0.35)) };

  function mixed(other: typeof black, share: number) {
    const between = (channel: keyof typeof black) => ground[channel] + (other[channel] - ground[channel]) * share;
    return { red: between('red'), green: between('green'), blue: between('blue') };
  }
}
