import { deviceStore } from '#app/device/device-store.ts';

/** Values of `accentProperties`, in their order. */
export type AccentStyle = readonly string[];

const accentProperties = ['--accent', '--accent-ink', '--accent-soft', '--on-accent'] as const;
/** Storage key of the computed shades, with which the next start paints before anything is read or computed. */
const key = 'accent';
const separator = '|';

/**
 * Applies the shades of a brand color to the page. Without any, the page uses the product's own. Set through the object model, because the
 * content policy forbids inline styles.
 */
export function applyAccent(style: AccentStyle | undefined): void {
  const page = document.documentElement.style;
  for (const [at, property] of accentProperties.entries()) page.setProperty(property, style?.[at] ?? '');
}

export function rememberAccent(style: AccentStyle | undefined): void {
  if (style === undefined) deviceStore.removeItem(key);
  else deviceStore.setItem(key, style.join(separator));
}

export function rememberedAccent(): AccentStyle | undefined {
  const style = deviceStore.getItem(key)?.split(separator);
  return style?.length === accentProperties.length ? style : undefined;
}
