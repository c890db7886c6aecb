import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { inlineLoader } from './inline-loader.ts';

/** The policy that the page creates, as a browser would ask it. */
function policyOf(cardService?: string): (address: string) => unknown {
  const created: { createScriptURL: (address: string) => unknown }[] = [];
  const location = new URL('https://acme.example/subscribe');
  const document = {
    baseURI: location.href,
    querySelector: () => (cardService === undefined ? null : { content: cardService }),
    createElement: () => ({}),
    body: { append: () => undefined },
  };
  const trustedTypes = { createPolicy: (_: string, rules: (typeof created)[number]) => created.push(rules) };
  runInNewContext(inlineLoader('/assets/index.js'), { URL, location, document, window: { trustedTypes } });
  return (address) => created[0]?.createScriptURL(address);
}

const stripe = 'https://js.stripe.com/endive/stripe.js';

it('trusts the files of the app, and no others', () => {
  const trusted = policyOf();
  expect([trusted('/assets/index-a1.js'), trusted('/sw.js')]).toEqual(['/assets/index-a1.js', '/sw.js']);
  for (const address of [stripe, 'https://evil.example/assets/a.js', '/api/x.js']) expect(trusted(address)).toBeNull();
});

it('trusts the scripts of the card service only where the server names one', () => {
  const trusted = policyOf('https://js.stripe.com');
  expect(trusted(stripe)).toBe(stripe);
  expect(trusted('https://js.stripe.com.evil.example/stripe.js')).toBeNull();
});

describe('the language of the page', () => {
  interface Visit {
    readonly browser?: string;
    readonly stored?: Readonly<Record<string, string>>;
    /** Catalogs on the device by their address. */
    readonly kept?: Map<string, string>;
    readonly offline?: boolean;
  }

  /** Starts the page, and tells what the app then finds. */
  async function start({ browser = 'en-US', stored = {}, kept = new Map(), offline = false }: Visit) {
    const asked: string[] = [];
    const answer = (address: string, body: string) => {
      const made = { ok: true, url: `https://acme.example${address}`, json: async () => JSON.parse(body), clone: () => body };
      return made;
    };
    const cache = {
      match: async (address: string) => (kept.has(address) ? answer(address, kept.get(address) ?? '') : undefined),
      keys: async () => [...kept.keys()],
      put: async (address: string, body: string) => void kept.set(address, body),
      delete: async (address: string) => kept.delete(address),
    };
    const page: { spoken?: { locale: string; texts: ReadonlyMap<string, string> }; [name: string]: unknown } = {
      caches: { open: async () => cache },
    };
    const started = new Promise<void>((resolve) => {
      const document = {
        baseURI: 'https://acme.example/',
        querySelector: () => null,
        createElement: () => ({}),
        getElementById: () => ({ hidden: true, remove: () => undefined }),
        documentElement: {},
        body: { append: () => resolve() },
      };
      runInNewContext(inlineLoader('/assets/index.js', { de: '/assets/de-2.json' }), {
        URL,
        document,
        window: page,
        navigator: { language: browser, languages: [browser] },
        localStorage: { getItem: (key: string) => stored[key] ?? null },
        fetch: async (address: string) => {
          asked.push(address);
          if (offline) throw new TypeError('Failed to fetch');
          return answer(address, '{"Save":"Sichern"}');
        },
      });
    });
    await started;
    return { asked, kept, locale: page.spoken?.locale, save: page.spoken?.texts.get('Save') };
  }

  it('starts English without a request', async () => {
    expect(await start({})).toMatchObject({ asked: [], locale: undefined });
  });

  it('starts in the browser’s language, and keeps the catalog for a start without a network', async () => {
    const first = await start({ browser: 'de-AT' });
    expect(first).toMatchObject({ asked: ['/assets/de-2.json'], locale: 'de-AT', save: 'Sichern' });
    expect(await start({ browser: 'de-AT', kept: first.kept, offline: true })).toMatchObject({ asked: [], save: 'Sichern' });
  });

  it('prefers the person’s choice to the firm’s, and the firm’s to the browser’s', async () => {
    expect(await start({ stored: { firmLanguage: 'de' } })).toMatchObject({ locale: 'de' });
    expect(await start({ stored: { firmLanguage: 'de', language: 'en' }, browser: 'de-DE' })).toMatchObject({ locale: undefined });
  });

  it('uses the previous catalog after an update without a network, and English if there is none', async () => {
    const kept = new Map([['/assets/de-1.json', '{"Save":"Speichern"}']]);
    expect(await start({ browser: 'de', kept, offline: true })).toMatchObject({ locale: 'de', save: 'Speichern' });
    expect(await start({ browser: 'de', offline: true })).toMatchObject({ locale: undefined });
  });

  it('drops the previous catalog once it has the new one', async () => {
    const kept = new Map([['/assets/de-1.json', '{"Save":"Speichern"}']]);
    await start({ browser: 'de', kept });
    expect([...kept.keys()]).toEqual(['/assets/de-2.json']);
  });
});
