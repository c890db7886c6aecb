import type { createStore } from 'jotai';
import { brandAtom } from '#app/session/session-atoms.ts';
import { applyBrand, rememberBrand } from '#app/ui/theme/apply-brand.ts';

/** Applies the tenant's look from now on. The code that computes it is loaded only if there is one. */
export function followBrand(store: ReturnType<typeof createStore>): void {
  store.sub(brandAtom, () => {
    if (Object.keys(store.get(brandAtom)).length === 0) paint('');
    else
      import('#app/ui/theme/brand-sheet.ts').then(
        // The brand of now: it may have changed while the code was loaded.
        ({ brandSheet }) => paint(brandSheet(store.get(brandAtom))),
        (fault) => console.error('The look of the firm could not be loaded.', fault),
      );
  });
}

function paint(css: string): void {
  applyBrand(css);
  rememberBrand(css);
}
