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

  async function send(url: string, init: RequestInit, site: FetchSite): Promise<Page> {
    const headers = new Headers(init.headers);
    headers.set('sec-fetch-site', site);
    headers.set('sec-fetch-mode', 'navigate');
    if (cookies.size > 0) headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keepCookie(cookies, line);
    const location = response.headers.get('location');
    return {
      url,
      status: response.status,
      location: location === null ? undefined : new URL(location, url).href,
      headers: response.headers,
      text: await response.text(),
    };
  }

  const get = (url: string, site: FetchSite = 'none'): Promise<Page> => send(url, {}, site);

  async function follow(url: string, site: FetchSite = 'none'): Promise<Page> {
    let page = await get(url, site);
    for (let hops = 0; page.location !== undefined && hops < 10; hops += 1) page = await get(page.location, site);
    return page;
  }

  return {
    cookies,
    get,
    follow,
    post: (url, form, site = 'same-origin') => send(url, { method: 'POST', body: new URLSearchParams(form) }, site),
  };
}

function keepCookie(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const at = pair.indexOf('=');
  const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()];
  const isGone = value === '' || attributes.some((attribute) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute));
  if (isGone) cookies.delete(name);
  else cookies.set(name, value);
}
