import type { BrowserContext, Page } from 'playwright-core';

/** Makes every text of the catalog 40 % longer, with accents, in brackets. A text without brackets did not come from the catalog. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const accents = new Map([...'aeiouAEIOUcn'].map((letter, at) => [letter, [...'áéíóúÁÉÍÓÚçñ'][at] ?? letter]));
    const accented = (text: string) => [...text].map((letter) => accents.get(letter) ?? letter).join('');
    const pseudo = (text: string) => {
      const parts = text.split(/(\{\w+\})/).map((part) => (part.startsWith('{') ? part : accented(part)));
      // In words, because a line breaks between words only.
      const longer = '~'.repeat(Math.ceil(text.length * 0.4)).replaceAll(/~{8}(?=~)/g, '$& ');
      return `⟦${parts.join('')}${longer}⟧`;
    };
    const seen = new Map<string, string>();
    const get = (text: string) => {
      if (text === '' || text.startsWith('⟦')) return text;
      const known = seen.get(text) ?? pseudo(text);
      seen.set(text, known);
      return known;
    };
    Object.assign(globalThis, { spoken: { locale: 'en-US', texts: { get } } });
  });
}

/** Texts on the page, also those that are only heard, that did not come from the catalog. English parts are marked by their language. */
export function untranslated(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const look = (text: string | null, element: Element | null) => {
      const words = (text ?? '').trim();
      if (!/\p{L}{2}/u.test(words) || /[⟦⟧]/.test(words)) return;
      if (element?.closest('script, style, noscript, [lang="en"]:not(html), [translate="no"], code, kbd, [hidden]')) return;
      found.add(words.replaceAll(/\s+/g, ' '));
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) look(node.textContent, node.parentElement);
    for (const element of document.body.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) look(element.getAttribute(name), element);
    return [...found];
  });
}

/**
 * Texts that do not fit into their element, which hides what is too long, and the page itself if it scrolls sideways. An element of one
 * pixel is for those who hear the page.
 */
export function cutTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const cut = [...document.body.querySelectorAll('*')].filter((element) => {
      const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /[⟦⟧]/.test(node.textContent ?? ''));
      if (!hasText || element.closest('.unseen, svg, [hidden]') || element.clientWidth <= 1) return false;
      const { overflowX } = getComputedStyle(element);
      return (overflowX === 'hidden' || overflowX === 'clip') && element.scrollWidth > element.clientWidth + 1;
    });
    const texts = cut.map((element) => (element.textContent ?? '').trim().slice(0, 80));
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= window.innerWidth + 1) return texts;
    // On a phone, column headings are read aloud only.
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > window.innerWidth + 1 && element.closest('thead') === null,
    );
    const names = wide.map((element) => `${element.tagName} ${element.className}`).slice(0, 8);
    return [...texts, `The page is ${scrollWidth} pixels wide: ${names.join(', ')}`];
  });
}
