import { request } from 'node:http';

/** A browser for tests over real HTTP: keeps cookies by host, follows redirects one by one, says what browsers say about a request. */
export interface Browser {
  readonly get: (url: string, site?: FetchSite) => Promise<Page>;
  readonly post: (url: string, form: Readonly<Record<string, string>>, site?: FetchSite) => Promise<Page>;
  /** Follows redirects until a page comes, and says where that is. */
  readonly follow: (url: string, site?: FetchSite) => Promise<Page>;
  readonly cookies: Map<string, string>;
}

export type FetchSite = 'none' | 'same-origin' | 'same-site' | 'cross-site';

export interface Page {
  readonly url: string;
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: Headers;
  readonly text: string;
}

export function createBrowser(): Browser {
  const cookies = new Map<string, string>();

  async function send(url: string, site: FetchSite, form?: Readonly<Record<string, string>>): Promise<Page> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const page = await exchange(new URL(url), {
      'sec-fetch-site': site,
      'sec-fetch-mode': 'navigate',
      ...(cookie === '' ? {} : { cookie }),
      ...(form === undefined ? {} : { form: new URLSearchParams(form).toString() }),
    });
    for (const line of page.headers.getSetCookie()) keepCookie(cookies, line);
    return page;
  }

  const get = (url: string, site: FetchSite = 'none'): Promise<Page> => send(url, site);

  async function follow(url: string, site: FetchSite = 'none'): Promise<Page> {
    let page = await get(url, site);
    for (let hops = 0; page.location !== undefined && hops < 10; hops += 1) page = await get(page.location, site);
    return page;
  }

  return {
    cookies,
    get,
    follow,
    post: (url, form, site = 'same-origin') => send(url, site, form),
  };
}

/** Every name leads to the loopback: a browser knows that of *.localhost, the system's resolver does not. */
function exchange(url: URL, { form, ...given }: Readonly<Record<string, string>>): Promise<Page> {
  const sent = form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(form.length) };
  const options = {
    hostname: '127.0.0.1',
    port: url.port,
    path: `${url.pathname}${url.search}`,
    method: form === undefined ? 'GET' : 'POST',
    headers: { ...given, ...sent, host: url.host },
  };
  return new Promise((resolve, reject) => {
    const asked = request(options, (answer) => {
      const headers = new Headers();
      for (const [name, values] of Object.entries(answer.headersDistinct)) for (const value of values ?? []) headers.append(name, value);
      const location = headers.get('location');
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

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  const isGone = value === '' || attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}
