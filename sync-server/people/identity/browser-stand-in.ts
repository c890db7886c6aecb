import { request } from 'node:http';

/** A browser for tests over real HTTP: it keeps cookies by host, follows redirects one by one, and sends a browser's request headers. */
export interface Browser {
  /** With custom headers, which only a program can send. */
  readonly get: (url: string, site?: FetchSite, headers?: Readonly<Record<string, string>>) => Promise<Page>;
  readonly post: (url: string, form: Readonly<Record<string, string>>, site?: FetchSite) => Promise<Page>;
  /** Follows redirects until a page arrives, and returns its address. */
  readonly follow: (url: string, site?: FetchSite) => Promise<Page>;
  /** Cookies of the loopback host, used by test servers. */
  readonly cookies: Map<string, string>;
  readonly cookiesOn: (host: string) => Map<string, string>;
}

export type FetchSite = 'none' | 'same-origin' | 'same-site' | 'cross-site';

export interface Page {
  readonly url: string;
  readonly status: number;
  /** Target of automatic navigation: a redirect, or a page that moves on at once. */
  readonly location: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

interface Sending {
  readonly site: FetchSite;
  readonly form?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export function createBrowser(): Browser {
  const jars = new Map<string, Map<string, string>>();

  function cookiesOn(host: string): Map<string, string> {
    const name = loopback.has(host) ? 'loopback' : host;
    const jar = jars.get(name) ?? new Map<string, string>();
    jars.set(name, jar);
    return jar;
  }

  async function send(url: string, { site, form, headers = {} }: Sending): Promise<Page> {
    const cookies = cookiesOn(new URL(url).hostname);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await exchange(new URL(url), {
      'sec-fetch-site': site,
      'sec-fetch-mode': 'navigate',
      ...(cookie === '' ? {} : { cookie }),
      ...(form === undefined ? {} : { form: new URLSearchParams(form).toString() }),
      ...headers,
    });
    for (const line of page.headers.getSetCookie()) storeCookie(cookies, line);
    return page;
  }

  const get: Browser['get'] = (url, site = 'none', headers = {}) => send(url, { site, headers });

  async function follow(url: string, site: FetchSite = 'none'): Promise<Page> {
    let page = await get(url, site);
    for (let hops = 0; page.location !== undefined && hops < 10; hops += 1) page = await get(page.location, site);
    return page;
  }

  return {
    cookies: cookiesOn('127.0.0.1'),
    cookiesOn,
    get,
    follow,
    post: (url, form, site = 'same-origin') => send(url, { site, form }),
  };
}

/** Every name resolves to the loopback: browsers resolve *.localhost to it, but the system's resolver does not. */
function exchange(url: URL, { form, ...given }: Readonly<Record<string, string>>): Promise<Page> {
  const sent = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) };
  const options = {
    hostname: '127.0.0.1',
    port: url.port,
    path: `${url.pathname}${url.search}`,
    method: form === undefined ? 'GET' : 'POST',
    headers: { host: url.host, ...given, ...sent },
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      const headers = new Headers();
      for (const [name, values] of Object.entries(answer.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
      const location = headers.get('location') ?? headers.get('refresh')?.replace(/^0;url=/, '') ?? null;
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({
          url: url.href,
          status: answer.statusCode ?? 0,
          location: location === null ? undefined : new URL(location, url).href,
          headers,
          text,
        }),
      );
    });
    asked.on('error', reject);
    asked.end(form);
  });
}

function storeCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  const isGone = value === '' || attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}
