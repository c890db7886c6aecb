import type { createStore } from 'jotai';
import { brandAtom } from '#app/session/session-atoms.ts';
import { type AccentStyle, applyAccent, rememberAccent } from '#app/ui/theme/apply-accent.ts';

/** Applies the brand's color from now on. The code that computes shades is loaded only if there is a color. */
export function followBrand(store: ReturnType<typeof createStore>): void {
  store.sub(brandAtom, () => {
    const { accent } = store.get(brandAtom);
    if (accent === undefined) paint(undefined);
    else
      import('#app/ui/theme/accent.ts').then(
        ({ accentStyle }) => {
          if (store.get(brandAtom).accent === accent) paint(accentStyle(accent));
        },
        (fault) => console.error('The shades of the brand color could not be loaded.', fault),
      );
  });
}

function paint(style: AccentStyle | undefined): void {
  applyAccent(style);
  rememberAccent(style);
}
