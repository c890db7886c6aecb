import { embedPath, heightMessage } from '#contract/pages/embed-look.ts';

/**
 * The optional second half of the line of HTML, run by the tenant's website: gives each frame the height that the calculator in it reports.
 * A report counts only if it comes from the frame itself, and it can set nothing but a height.
 */
export const frameScript = `(() => {
const home = new URL(document.currentScript.src).origin;
addEventListener('message', ({ source, origin, data }) => {
  if (origin !== home || data === null || typeof data !== 'object' || data.type !== '${heightMessage}') return;
  const height = Math.ceil(data.height);
  if (!(height >= 100 && height <= 10000)) return;
  for (const frame of document.querySelectorAll('iframe')) {
    if (frame.contentWindow === source && frame.src.startsWith(home + '${embedPath}/')) frame.style.height = height + 'px';
  }
});
})();
`;
