/** Shows the app in place of the ready-made page that the server sent, as soon as the app has a screen: every screen has a heading. */
export function replaceStaticPage(root: HTMLElement, page: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if (root.querySelector('h1') === null) return;
    observer.disconnect();
    page.remove();
    root.hidden = false;
  });
  observer.observe(root, { childList: true, subtree: true });
}
