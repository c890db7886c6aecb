/**
 * The way to sign-in that leads back to where one is. The fragment stays out of it: it may hold a client's figures, and no server is to
 * see those.
 */
export function signInAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'> = window.location): string {
  const here = `${pathname}${search}`;
  return here === '/' ? '/api/login' : `/api/login?returnTo=${encodeURIComponent(here)}`;
}
