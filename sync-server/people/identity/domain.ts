import { defineDomain } from '#server/core/faces/define-domain.ts';
import type { Identity } from './create-identity.ts';
import { identityCalls } from './identity.rest.ts';
import { endImpersonation } from './sessions/end-impersonation.ts';
import { readCurrentUser } from './sessions/read-current-user.ts';
import { readSealKey } from './sessions/read-seal-key.ts';
import { reportAppBuild } from './sessions/report-app-build.ts';
import { startImpersonation } from './sessions/start-impersonation.ts';

const hourMs = 60 * 60 * 1000;

export const identityFace = defineDomain({
  name: 'identity',
  operations: [readCurrentUser, startImpersonation, endImpersonation, readSealKey, reportAppBuild],
  calls: identityCalls,
  jobs: [{ name: 'sessions', everyMs: hourMs, run: ({ identity }: { readonly identity: Pick<Identity, 'sweep'> }) => identity.sweep() }],
  tables: {
    accounts: {},
    domain_consents: {},
    identities: {},
    login_flows: {},
    oidc_payloads: { others: { 'sign-up': 'the link that begins an account is kept beside the links that reset its password' } },
    sessions: { others: { users: 'a person who is deactivated or changes the role is signed out in the same transaction' } },
  },
});
