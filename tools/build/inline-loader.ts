/**
 * The only inline script of the page. The page's policy allows it by its hash and trusts the scripts that it loads. It creates the only
 * Trusted Types policy, which accepts an address as a script only if it is a file of this app, or comes from the card service that the server
 * names in this page. `null` refuses all other addresses.
 */
export function inlineLoader(entry: string): string {
  return `{
const cardService = document.querySelector('meta[name="card-service"]')?.content;
const ownScript = (address) => {
  const { origin, pathname } = new URL(address, document.baseURI);
  if (origin === cardService) return address;
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

/**
 * The built page with the loader in place of the script tag from the bundler; the entry is preloaded as early as that tag would load it.
 */
export function withInlineLoader(html: string): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('The page of the build has no entry script.');
  return html
    .replace(tag, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</body>', () => `  <script>${inlineLoader(entry)}</script>\n  </body>`);
}
