import { readFileSync } from 'node:fs';
import { minifySync, type Plugin } from 'vite';

const germanFile = 'de.json';

/** Emits the catalogs of languages, and puts the loader into the page of the build. */
export function inlineLoaderPlugin(): Plugin {
  return {
    name: 'inline-loader',
    apply: 'build',
    buildStart() {
      const texts: unknown = JSON.parse(readFileSync(new URL('../../pwa/frame/language/de.json', import.meta.url), 'utf8'));
      this.emitFile({ type: 'asset', name: germanFile, source: JSON.stringify(texts) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const german = Object.values(bundle).find((file) => file.type === 'asset' && file.names.includes(germanFile));
        if (german === undefined) throw new Error('The build has no German catalog.');
        return withInlineLoader(html, { de: `/${german.fileName}` });
      },
    },
  };
}

/** Addresses of the catalogs by language. English has none, because its texts are the keys. */
type Catalogs = Readonly<Record<string, string>>;

/**
 * The only inline script of the page. The page's policy allows it by its hash and trusts the scripts that it loads. It creates the only
 * Trusted Types policy, which accepts an address as a script only if it is a file of this app, or comes from the card service that the server
 * names in this page. `null` refuses all other addresses.
 *
 * It chooses the language: the person's, else the tenant's, both as this device remembers them, else the browser's. In English the app starts
 * at once. In another language the catalog of texts is loaded first and kept on the device, so that the app also starts without a network. If
 * the app was updated and the new catalog cannot be loaded, the previous one is used.
 */
export function inlineLoader(entry: string, catalogs: Catalogs = {}): string {
  return minifySync('loader.js', loaderSource(entry, catalogs)).code.trim();
}

function loaderSource(entry: string, catalogs: Catalogs): string {
  return `{
const cardService = document.querySelector('meta[name="card-service"]')?.content;
const ownScript = (address) => {
  const { origin, pathname } = new URL(address, document.baseURI);
  if (origin === cardService) return address;
  return origin === location.origin && /^\\/(sw|assets\\/[\\w.-]+)\\.js$/.test(pathname) ? address : null;
};
window.trustedTypes?.createPolicy('default', { createScriptURL: ownScript });
const start = () => {
  const app = document.createElement('script');
  app.type = 'module';
  app.crossOrigin = '';
  app.src = ${JSON.stringify(entry)};
  document.body.append(app);
};
const speak = async (language, address) => {
  const cache = await window.caches?.open('language').catch(() => undefined);
  let answer = await cache?.match(address);
  if (!answer) {
    const earlier = (await cache?.keys()) ?? [];
    answer = await fetch(address).catch(() => cache?.match(earlier[0]));
    if (answer.ok && answer.url.endsWith(address)) {
      await cache?.put(address, answer.clone());
      for (const old of earlier) cache.delete(old);
    }
  }
  const texts = new Map(Object.entries(await answer.json()));
  const locale = [...navigator.languages].find((each) => each.startsWith(language)) ?? language;
  window.spoken = { locale, texts };
  document.documentElement.lang = locale;
  document.getElementById('static-page')?.remove();
  document.getElementById('root').hidden = false;
};
const catalogs = ${JSON.stringify(catalogs)};
let language = 'en';
try {
  const remembered = (key) => { try { return localStorage.getItem(key); } catch {} };
  language = (remembered('language') ?? remembered('firmLanguage') ?? navigator.language).slice(0, 2);
} catch {}
if (window.spoken || !catalogs[language]) start();
else speak(language, catalogs[language]).catch(() => {}).then(start);
}`;
}

const entryTag = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * The built page with the loader in place of the script tag from the bundler; the entry is preloaded as early as that tag would load it.
 */
export function withInlineLoader(html: string, catalogs: Catalogs = {}): string {
  const [tag, entry] = entryTag.exec(html) ?? [];
  if (tag === undefined || entry === undefined) throw new Error('The page of the build has no entry script.');
  return html
    .replace(tag, () => `<link rel="modulepreload" crossorigin href="${entry}">`)
    .replace('</body>', () => `  <script>${inlineLoader(entry, catalogs)}</script>\n  </body>`);
}
