/** Class of an answer by its path, which decides its headers. */
export type RouteClass = 'shell' | 'asset' | 'api' | 'identity' | 'reader';

export interface HeaderSettings {
  readonly https: boolean;
  /** Origins of the payment provider's own form, where one is set up. */
  readonly paymentOrigins: readonly string[];
}

const yearSeconds = 365 * 24 * 60 * 60;
/** Address to which browsers report policy violations. */
export const reportPath = '/api/csp-reports';
const reportGroup = 'csp';

/** The headers of a class. A header that the answer sets itself takes precedence. */
export function securityHeaders(routeClass: RouteClass, settings: HeaderSettings, nonce: string): Readonly<Record<string, string>> {
  const isPage = routeClass === 'shell' || routeClass === 'identity' || routeClass === 'reader';
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': routeClass === 'shell' || routeClass === 'asset' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'content-security-policy': contentSecurityPolicy(routeClass, settings, nonce),
    ...(isPage && settings.https ? { 'reporting-endpoints': `${reportGroup}="${reportPath}"` } : {}),
    ...(settings.https ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
    ...(routeClass === 'shell' || routeClass === 'asset' ? {} : { 'cache-control': 'no-store' }),
  };
}

function contentSecurityPolicy(routeClass: RouteClass, settings: HeaderSettings, nonce: string): string {
  switch (routeClass) {
    case 'asset':
      // The service worker has the policy of its own file.
      return "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    case 'api':
      return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    case 'identity':
      return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data: https:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ${reporting(settings)}`;
    case 'reader':
      // Its icons are data URLs in the style sheet. It calls only this server.
      return `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self' data:; connect-src 'self'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'; ${reporting(settings)}`;
    case 'shell':
      return shellPolicy(settings, []);
  }
}

/**
 * The policy of the page that starts the app. Only its own inline scripts run, identified by their hashes, and the scripts that they load;
 * browsers without 'strict-dynamic' use the origins. The hashes are valid as long as the page itself, also offline, when the service worker
 * answers with the stored page and policy.
 */
export function shellPolicy(settings: HeaderSettings, scriptHashes: readonly string[]): string {
  const { paymentOrigins } = settings;
  return [
    "default-src 'self'",
    sources('script-src', "'strict-dynamic'", ...scriptHashes.map((hash) => `'${hash}'`), "'self'", ...paymentOrigins),
    "style-src 'self'",
    sources('connect-src', "'self'", ...paymentOrigins),
    sources('frame-src', "'self'", ...paymentOrigins),
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
    reporting(settings),
  ].join('; ');
}

/** The Reporting API delivers only over https, and a browser that supports `report-to` ignores `report-uri`. */
function reporting({ https }: HeaderSettings): string {
  return https ? `report-uri ${reportPath}; report-to ${reportGroup}` : `report-uri ${reportPath}`;
}

function sources(directive: string, ...origins: readonly string[]): string {
  return `${directive} ${origins.join(' ')}`;
}
