import { useLayoutEffect } from 'react';
import { pageSheet } from '#contract/pages/page-view/page-sheet.ts';
import { builderSheet } from './builder-sheet.ts';

/** Adds the styles of landing pages and of the editing marks while the builder is open. */
export function usePageSheet(): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageSheet + builderSheet);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
}
