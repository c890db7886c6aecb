/** Black or white, whichever contrasts more with a color such as #0f766e. Relative luminance as in WCAG 2.2. */
export function colorOn(color: string): '#000000' | '#ffffff' {
  return luminanceOf(color) > 0.179 ? '#000000' : '#ffffff';
}

/** WCAG contrast of two colors, from 1 to 21. Transparent counts as white. */
export function contrastOf(one: string, other: string): number {
  const [high = 1, low = 1] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function luminanceOf(color: string): number {
  const bare = color.replace('#', '');
  const full = bare.length === 3 ? bare.replaceAll(/./g, '$&$&') : bare;
  if (!/^[\da-f]{6}/i.test(full)) return 1;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => linear(Number.parseInt(full.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
