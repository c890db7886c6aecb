import { StyleSheet } from '@emotion/sheet';

/**
 * Writes Emotion's rules into a style sheet that a script creates. This needs no <style> element, so the content policy can forbid those.
 * Emotion creates one instance for its cache and one for each set of global styles.
 */
export class ConstructedSheet extends StyleSheet {
  #sheet = adoptSheet();

  override insert(rule: string): void {
    try {
      this.#sheet.insertRule(rule, this.#sheet.cssRules.length);
    } catch {
      // A selector that only another browser supports, such as -moz-placeholder.
    }
  }

  override flush(): void {
    const flushed = this.#sheet;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== flushed);
    this.#sheet = adoptSheet();
  }

  /** Empty, because no page is rendered on a server. */
  override hydrate(): void {}
}

function adoptSheet(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return sheet;
}
