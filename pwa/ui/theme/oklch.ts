/** Colors by human perception: lightness 0–1, chroma, hue in degrees. After Ottosson, "A perceptual color space for image processing". */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}
export interface Rgb {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

/** Parses '#0a6' and '#00aa66', with each channel 0–1. Anything else gives `undefined`. */
export function parseHex(text: string): Rgb | undefined {
  const bare = text.trim().replace(/^#/, '');
  const full = /^[0-9a-f]{3}$/i.test(bare) ? bare.replace(/./g, '$&$&') : bare;
  if (!/^[0-9a-f]{6}$/i.test(full)) return undefined;
  const channel = (at: number) => Number.parseInt(full.slice(at, at + 2), 16) / 255;
  return { red: channel(0), green: channel(2), blue: channel(4) };
}

export function hexOf({ red, green, blue }: Rgb): string {
  const two = (value: number) =>
    Math.round(Math.min(1, Math.max(0, value)) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${two(red)}${two(green)}${two(blue)}`;
}

export function oklchOf(rgb: Rgb): Oklch {
  const [red, green, blue] = [linear(rgb.red), linear(rgb.green), linear(rgb.blue)];
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The nearest color that a screen can show: the chroma is reduced until every channel fits. */
export function rgbOf(color: Oklch): Rgb {
  let low = 0;
  let high = color.chroma;
  if (fits(convert(color))) return convert(color);
  for (let step = 0; step < 20; step++) {
    const middle = (low + high) / 2;
    if (fits(convert({ ...color, chroma: middle }))) low = middle;
    else high = middle;
  }
  return convert({ ...color, chroma: low });
}

/** WCAG 2 contrast of two colors, 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

function luminance({ red, green, blue }: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function convert({ lightness, chroma, hue }: Oklch): Rgb {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    red: encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    green: encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    blue: encoded(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

function fits({ red, green, blue }: Rgb): boolean {
  return [red, green, blue].every((value) => value >= -0.0005 && value <= 1.0005);
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function encoded(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}
