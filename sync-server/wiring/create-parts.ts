import { createAiService } from '#server/calculators/explanations/ai-service.ts';
import { createRecordDenial } from '#server/core/audit/record-denial.ts';
import { createRecordRefusedAccess } from '#server/core/audit/record-refused-access.ts';
import { createRequestSenders } from '#server/core/audit/request-senders.ts';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { Database } from '#server/core/data/database.ts';
import type { IdentityQuery } from '#server/core/data/identity-query.ts';
import { createBucket } from '#server/core/files/bucket.ts';
import type { Log } from '#server/core/http/log.ts';
import { createAppBuild } from '#server/core/http/pages/app-build.ts';
import { createAssets } from '#server/core/http/pages/assets.ts';
import { createOwnHosts } from '#server/core/http/pages/own-hosts.ts';
import { createTenantLooks } from '#server/core/http/pages/tenant-look.ts';
import { createRateLimiter } from '#server/core/rate-limits/rate-limiter.ts';
import { createSecrets } from '#server/core/settings/secrets.ts';
import { createSync } from '#server/core/sync/sync.ts';
import { createPayments } from '#server/money/billing/payments/create-payments.ts';
import { createMigrationSettings } from '#server/office/migration/migration-settings.ts';
import { createPageViews } from '#server/pages/page-views/create-page-views.ts';
import { createWebhookSecrets } from '#server/pages/webhooks/webhook-secret.ts';
import { createLoadTokenHolder } from '#server/people/api-tokens/load-token-holder.ts';
import { createIdentity, type Identify } from '#server/people/identity/create-identity.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import type { RandomBytes } from '#server/people/identity/sessions/opaque-token.ts';
import { recordSignIn } from '#server/people/identity/sign-in/record-sign-in.ts';
import { createResolveTxt } from '#server/tenants/domains/resolve-txt.ts';
import { commandHandlers } from './command-handlers.ts';
import { rowLoaders } from './row-loaders.ts';
import type { Foundation, ServiceDeps } from './service-deps.ts';

export interface PartsDeps {
  readonly db: Database;
  readonly configuration: Configuration;
  readonly clock: () => Date;
  readonly newId: () => string;
  readonly randomBytes: RandomBytes;
  readonly hasher: PasswordHasher;
  readonly log: Log;
  /** Address at which this process reaches its own listener, once it listens. */
  readonly loopbackUrl: () => string;
  /** The built app, followed by the hashed files of earlier builds. */
  readonly appFolders: readonly string[];
}

/** The parts of a server without its transports. */
export interface Parts extends Foundation {
  readonly services: ServiceDeps;
}

export async function createParts(deps: PartsDeps): Promise<Parts> {
  const foundation = await createFoundation(deps);
  return { ...foundation, services: await createServices(deps, foundation) };
}

async function createFoundation(deps: PartsDeps): Promise<Foundation> {
  const { db, configuration, clock, newId, log } = deps;
  const { publicUrl, productHost } = configuration;
  const query: IdentityQuery = (sql, values) => db.query({ as: 'platform' }, sql, values);
  const looks = createTenantLooks({ query, clock, publicUrl, productHost });
  const limiter = createRateLimiter({ query, clock, log });
  const recordDenial = createRecordDenial({ db, clock, newId, log });
  const sync = createSync({
    handlers: commandHandlers,
    rowLoaders,
    db,
    clock,
    newId,
    isOwnHost: createOwnHosts(configuration),
    signLease: ({ userId: id, sessionId: sid, role, impersonator }, memberships, offlineDays) =>
      identity.leases.sign({
        ...{ id, sid, role, memberships: memberships.map((membership) => ({ ...membership, offlineDays })) },
        ...(impersonator === undefined ? {} : { until: impersonator.endsAt }),
      }),
    onFault: (event, fault, fields) => log.fault(event, fault, fields),
  });
  const identity = await createIdentity({
    ...deps,
    ...{ query, looks, limiter, recordDenial },
    changes: sync.changes,
    onSignIn: recordSignIn({ db, clock, newId }),
    loadTokenHolder: createLoadTokenHolder({ query, clock }),
  });
  const senders = createRequestSenders();
  const identify: Identify = async (cookieHeader, place, authorization) => {
    const principal = await identity.identify(cookieHeader, place, authorization);
    if (principal.ok) senders.note(place, principal.value);
    return principal;
  };
  const onRefused = createRecordRefusedAccess(recordDenial);
  return { query, looks, limiter, onRefused, sync, identity: { ...identity, identify }, senders };
}

async function createServices(
  { db, configuration, clock, newId, randomBytes, log, appFolders }: PartsDeps,
  { query, looks, sync, identity }: Foundation,
): Promise<ServiceDeps> {
  const secrets = createSecrets(query);
  return {
    db,
    changes: sync.changes,
    clock,
    newId,
    randomBytes,
    accounts: identity.accounts,
    currentUser: identity.currentUser,
    sealKeyOf: identity.sealKeyOf,
    takeLogout: identity.takeLogout,
    payments: await createPayments({ db, configuration, clock, randomBytes, secrets }),
    resolveTxt: createResolveTxt(),
    log,
    publicUrl: configuration.publicUrl,
    development: configuration.mode === 'development',
    migration: createMigrationSettings({ configuration, secrets, randomBytes }),
    webhookSecretOf: createWebhookSecrets(secrets, randomBytes),
    pageViews: createPageViews({ db, clock, newId, randomBytes, log }),
    looks,
    appBuild: createAppBuild(createAssets(appFolders)),
    ai: configuration.ai === undefined ? undefined : createAiService(configuration.ai),
    files: configuration.pictureBucket === undefined ? undefined : createBucket(configuration.pictureBucket),
  };
}
