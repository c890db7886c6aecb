/** Replaces the prerendered page from the server as soon as the app shows a screen. Every screen has a heading. */
export function replaceStaticPage(root: HTMLElement, page: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1') === null) return;
    observer.disconnect();
    page.remove();
    root.hidden = false;
  });
  observer.observe(root, { childList: true, subtree: true });
}
