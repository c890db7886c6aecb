/** Kinds of people who open a page. A visitor is a person who is not signed in. */
export const audiences = ['visitor', 'user', 'tenant_admin', 'platform_owner'] as const;
export type Audience = (typeof audiences)[number];

export type Screen =
  | 'landing'
  | 'admin'
  | 'portal'
  | 'templates'
  | 'subscribe'
  | 'builder'
  | 'migration'
  | 'selection'
  | 'invitation-success'
  | 'invitation-error'
  | 'accept-invitation'
  | 'sign-up'
  | 'calculator'
  | 'meeting'
  | 'plan'
  | 'tenant-home';

type Row = Readonly<Partial<Record<Audience, Screen>>>;

function forAll(screen: Screen): Row {
  return { visitor: screen, user: screen, tenant_admin: screen, platform_owner: screen };
}

function forSignedIn(screen: Screen): Row {
  return { user: screen, tenant_admin: screen, platform_owner: screen };
}

function forAdmins(screen: Screen): Row {
  return { tenant_admin: screen, platform_owner: screen };
}

/** The route table: the screen of each audience at each path. An audience that is not listed gets the not-found screen. */
export const screensByPath = {
  '/': { visitor: 'landing', user: 'portal', tenant_admin: 'admin', platform_owner: 'admin' },
  '/admin': forAdmins('admin'),
  '/admin/$section': forAdmins('admin'),
  '/landing': forSignedIn('landing'),
  '/customer-portal': forAll('portal'),
  '/templates': forAll('templates'),
  '/subscribe': forSignedIn('subscribe'),
  '/landing-page-builder': forAdmins('builder'),
  '/migrate-data': { platform_owner: 'migration' },
  '/select-calculators': forSignedIn('selection'),
  '/invitation-success': forAll('invitation-success'),
  '/invitation-error': forAll('invitation-error'),
  '/accept-invitation': forAll('accept-invitation'),
  '/sign-up': forAll('sign-up'),
  '/calculators/meeting': forAll('meeting'),
  '/calculators/plan': forAll('plan'),
  '/calculators/$id': forAll('calculator'),
  '/$subdomain': forAll('tenant-home'),
} as const satisfies Readonly<Record<string, Row>>;

export type AppPath = keyof typeof screensByPath;

/** The screen of an audience at a path. `undefined` is the not-found screen. */
export function screenFor(path: AppPath, audience: Audience): Screen | undefined {
  const row: Row = screensByPath[path];
  return row[audience];
}

/** First path segments that belong to the app or the server and never to a tenant. */
export const ownSegments: ReadonlySet<string> = new Set([
  ...Object.keys(screensByPath).flatMap((path) =>
    path
      .split('/')
      .slice(1, 2)
      .filter((segment) => segment !== '' && !segment.startsWith('$')),
  ),
  'api',
  'auth',
  'dev',
  'graphql',
  'idp',
  'healthz',
  'readyz',
  'www',
]);
