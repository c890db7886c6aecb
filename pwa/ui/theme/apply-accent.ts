import { deviceStore } from '#app/device/device-store.ts';
import { accentOf } from './accent.ts';

/** Remembers the brand's colour, so that the next start paints in it before anything is read. */
const key = 'accent';

/** Puts the readable shades of a brand colour into the page. Set through the object model: the content policy allows no inline styles. */
export function applyAccent(brand: string | undefined): void {
  const { light, dark } = accentOf(brand);
  const style = document.documentElement.style;
  style.setProperty('--accent', `light-dark(${light.accent}, ${dark.accent})`);
  style.setProperty('--accent-ink', `light-dark(${light.accentInk}, ${dark.accentInk})`);
  style.setProperty('--accent-soft', `light-dark(${light.accentSoft}, ${dark.accentSoft})`);
  style.setProperty('--on-accent', `light-dark(${light.onAccent}, ${dark.onAccent})`);
}

export function rememberAccent(brand: string | undefined): void {
  if (brand === undefined) deviceStore.removeItem(key);
  else deviceStore.setItem(key, brand);
}

export function rememberedAccent(): string | undefined {
  return deviceStore.getItem(key) ?? undefined;
}
