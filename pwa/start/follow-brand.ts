import type { createStore } from 'jotai';
import { brandAtom } from '#app/session/session-atoms.ts';
import { applyBrand, rememberBrand } from '#app/ui/theme/apply-brand.ts';

/** Applies the tenant's look from now on. The code that computes it is loaded only if there is one. */
export function followBrand(store: ReturnType<typeof createStore>): void {
  store.sub(brandAtom, () => {
    const brand = store.get(brandAtom);
    if (Object.keys(brand).length === 0) paint('');
    else
      import('#app/ui/theme/brand-sheet.ts').then(
        ({ brandSheet }) => {
          if (store.get(brandAtom) === brand) paint(brandSheet(brand));
        },
        (fault) => console.error('The look of the firm could not be loaded.', fault),
      );
  });
}

function paint(css: string): void {
  applyBrand(css);
  rememberBrand(css);
}
