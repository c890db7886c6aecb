/** What kind of answer a path gives, which decides its headers. */
export type RouteClass = 'shell' | 'asset' | 'api' | 'identity';

export interface HeaderSettings {
  readonly https: boolean;
  /** Origins of the payment provider's own form, where one is set up. */
  readonly paymentOrigins: readonly string[];
}

const yearSeconds = 365 * 24 * 60 * 60;

/** The headers of a class. An answer that sets one of them itself keeps its own. */
export function securityHeaders(routeClass: RouteClass, settings: HeaderSettings, nonce: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': routeClass === 'shell' || routeClass === 'asset' ? 'strict-origin-when-cross-origin' : 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
    'content-security-policy': contentSecurityPolicy(routeClass, settings, nonce),
    ...(settings.https ? { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` } : {}),
    ...(routeClass === 'api' || routeClass === 'identity' ? { 'cache-control': 'no-store' } : {}),
  };
}

function contentSecurityPolicy(routeClass: RouteClass, settings: HeaderSettings, nonce: string): string {
  switch (routeClass) {
    case 'asset':
      // The service worker lives under the policy of its own file.
      return "default-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    case 'api':
      return "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";
    case 'identity':
      return `default-src 'none'; style-src 'nonce-${nonce}'; img-src 'self' data: https:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;
    case 'shell':
      return [
        "default-src 'self'",
        sources('script-src', "'self'", `'nonce-${nonce}'`, ...settings.paymentOrigins),
        `style-src 'self' 'nonce-${nonce}'`,
        sources('connect-src', "'self'", ...settings.paymentOrigins),
        sources('frame-src', "'self'", ...settings.paymentOrigins),
        "img-src 'self' data: blob: https:",
        "font-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; ');
  }
}

function sources(directive: string, ...origins: readonly string[]): string {
  return `${directive} ${origins.join(' ')}`;
}
