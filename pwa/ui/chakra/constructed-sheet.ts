import { StyleSheet } from '@emotion/sheet';

/**
 * Writes Emotion's rules into a style sheet made by script. No <style> element is needed, so the content policy allows none. Emotion makes
 * one of these for its cache and one for each set of global styles.
 */
export class ConstructedSheet extends StyleSheet {
  #sheet = adoptSheet();

  override insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A selector that only another browser knows, such as -moz-placeholder.
    }
  }

  override flush(): void {
    const flushed = this.#sheet;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flushed);
    this.#sheet = adoptSheet();
  }

  /** Nothing is rendered on a server. */
  override hydrate(): void {}
}

function adoptSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
