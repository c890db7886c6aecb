export interface RequestOrigin {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** Scheme and host under which the browser sees this server. */
  readonly ownOrigin: string;
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A call that changes something comes from our own pages. The browser says so itself; one that is too old to say names its origin. A
 * call that says neither is refused: a form of another site must not be able to look like that.
 */
export function isFromOwnPages(request: RequestOrigin): boolean {
  if (reading.has(request.method)) return true;
  if (request.secFetchSite !== undefined) return request.secFetchSite === 'same-origin';
  return request.origin === request.ownOrigin;
}

/** A navigation somebody made here or typed, not one that another site caused. */
export function isOwnNavigation(secFetchSite: string | undefined): boolean {
  return secFetchSite === 'same-origin' || secFetchSite === 'none';
}
