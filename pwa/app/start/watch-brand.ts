import { atom, type createStore } from 'jotai';
import { mayBeSignedIn } from '#app/session/boot/may-be-signed-in.ts';
import { brandAtom, sessionAtom } from '#app/session/state/session-atoms.ts';
import { applyBrand, rememberBrand, rememberedBrand } from '#app/ui/theme/apply-brand.ts';

/** Undefined until the person is known. Until then, the remembered look stays. */
const lookAtom = atom((get) => (get(sessionAtom).status === 'loading' ? undefined : get(brandAtom)));

/**
 * Applies the tenant's look from now on. The code that computes it is loaded only if there is one. Resolves once the look with which the
 * page begins is applied, or could not be loaded.
 */
export async function watchBrand(store: ReturnType<typeof createStore>): Promise<void> {
  const show = async () => {
    if (Object.keys(store.get(brandAtom)).length === 0) return paint('');
    await import('#app/ui/theme/brand-sheet.ts').then(
      // The brand of now: it may have changed while the code was loaded.
      ({ brandSheet }) => paint(brandSheet(store.get(brandAtom))),
      (fault) => console.error('The look of the firm could not be loaded.', fault),
    );
  };
  // A new visitor sees the look of the host at once. A person who signed in may have another tenant.
  const isNewVisitor = rememberedBrand() === '' && !mayBeSignedIn(document.cookie, false);
  store.sub(lookAtom, () => {
    if (store.get(lookAtom) !== undefined) void show();
  });
  if (isNewVisitor || store.get(lookAtom) !== undefined) await show();
}

function paint(css: string): void {
  applyBrand(css);
  rememberBrand(css);
}
