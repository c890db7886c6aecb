/** Those of the given texts that are not visible on the page now. */
export function unseenTexts(texts: readonly string[]): readonly string[] {
  const seen = new Set([...document.body.querySelectorAll('*')].filter(isInSight).flatMap(textsOf));
  return texts.filter((text) => !seen.has(text));
}

/** The visible text of an element and of those within it, its placeholder, and its accessible name. */
function textsOf(element: Element): readonly string[] {
  const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? '');
  const texts = [element.textContent, own.join(''), element.getAttribute('placeholder'), element.getAttribute('aria-label')];
  return texts.map((text) => (text ?? '').replaceAll(/\s+/g, ' ').trim());
}

/** False for hidden text, and for text that only screen readers get: its element is one pixel large. */
function isInSight(element: Element): boolean {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}
