export interface RequestOrigin {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** Scheme and host under which the browser sees this server. */
  readonly ownOrigin: string;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that changes something must come from our own pages. The browser reports this itself; one that is too old names its origin. A call
 * with neither is refused, because otherwise a form of another site could look like it.
 */
export function isFromOwnPages(request: RequestOrigin): boolean {
  if (reading.has(request.method)) return true;
  if (request.secFetchSite !== undefined) return request.secFetchSite === 'same-origin';
  return request.origin === request.ownOrigin;
}

/** A navigation that a person made here or typed, not one caused by another site. */
export function isOwnNavigation(secFetchSite: string | undefined): boolean {
  return secFetchSite === 'same-origin' || secFetchSite === 'none';
}

/**
 * True if the browser says that a page of another site made the request. The pages of tenants take requests from browsers that say nothing.
 */
export function isFromOtherSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  return site === 'cross-site' || site === 'same-site';
}
