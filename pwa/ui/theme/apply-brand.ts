import { deviceStore } from '#app/device/settings/device-store.ts';

/** Storage key of the tenant's style sheet, with which the next start paints before anything is read or computed. */
const key = 'brand';
/** A sheet made by a script, because the content policy forbids inline styles. */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets.push(sheet);

/** Applies a tenant's style sheet to the page. An empty one leaves the product's own look. */
export function applyBrand(css: string): void {
  sheet.replaceSync(css);
}

export function rememberBrand(css: string): void {
  if (css === '') deviceStore.removeItem(key);
  else deviceStore.setItem(key, css);
}

export function rememberedBrand(): string {
  return deviceStore.getItem(key) ?? '';
}
