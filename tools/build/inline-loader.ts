/**
 * The one script that stands in the page itself. The policy of the page knows it by its hash and trusts what it loads. It makes the one
 * Trusted Types policy: an address becomes a script only if it is a file of this app, whoever asks. `null` refuses all others.
 */
export function inlineLoader(entry: string): string {
  return `{
const ownScript = (address) => {
  const { origin, pathname } = new URL(address, document.baseURI);
  return origin === location.origin && /^\\/(sw|assets\\/[\\w.-]+)\\.js$/.test(pathname) ? address : null;
};
window.trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
const app = document.createElement('script');
app.type = 'module';
app.crossOrigin = '';
app.src = ${JSON.stringify(entry)};
document.body.append(app);
}`;
}

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/** The page of the build with the loader in place of the tag that the builder writes, and the entry asked for as early as by that. */
export function withInlineLoader(html: string): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('The page of the build has no entry script.');
  return html
    .replace(tag, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</body>', () => `  <script>${inlineLoader(entry)}</script>\n  </body>`);
}
