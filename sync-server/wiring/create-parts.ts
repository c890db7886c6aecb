import { createLoadTokenHolder } from '#server/api-tokens/load-token-holder.ts';
import { createRecordDenial } from '#server/audit/record-denial.ts';
import { createRecordRefusedAccess, type RecordRefusedAccess } from '#server/audit/record-refused-access.ts';
import { createPayments } from '#server/billing/invoices/create-payments.ts';
import type { Configuration } from '#server/configuration/configuration.ts';
import type { Database } from '#server/data/database.ts';
import type { IdentityQuery } from '#server/data/identity-query.ts';
import { createResolveTxt } from '#server/domains/resolve-txt.ts';
import { createAiService } from '#server/explanations/ai-service.ts';
import type { Log } from '#server/http/log.ts';
import { createTenantLooks, type TenantLooks } from '#server/http/pages/tenant-look.ts';
import { createOwnHosts } from '#server/http/requests/own-hosts.ts';
import type { PasswordHasher } from '#server/identity/passwords/password-hash.ts';
import { createIdentity, type Identity } from '#server/identity/provider/create-identity.ts';
import type { RandomBytes } from '#server/identity/sessions/opaque-token.ts';
import { createSecrets } from '#server/identity/sessions/secrets.ts';
import { recordSignIn } from '#server/identity/sign-in/record-sign-in.ts';
import { createMigrationSettings } from '#server/migration/migration-settings.ts';
import { createPageViews } from '#server/page-views/create-page-views.ts';
import { createRateLimiter, type RateLimiter } from '#server/rate-limits/rate-limiter.ts';
import { createSync, type Sync } from '#server/sync/sync.ts';
import { createWebhookSecrets } from '#server/webhooks/webhook-secret.ts';
import { commandHandlers } from './command-handlers.ts';
import { rowLoaders } from './row-loaders.ts';
import type { ServiceDeps } from './service-deps.ts';

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
}

/** The parts of a server without its transports. */
export interface Parts extends Foundation {
  readonly services: ServiceDeps;
}

/** The parts that serve requests of every domain. */
interface Foundation {
  readonly query: IdentityQuery;
  readonly looks: TenantLooks;
  readonly limiter: RateLimiter;
  readonly onRefused: RecordRefusedAccess;
  readonly sync: Sync;
  readonly identity: Identity;
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
  return { query, looks, limiter, onRefused: createRecordRefusedAccess(recordDenial), sync, identity };
}

async function createServices(
  { db, configuration, clock, newId, randomBytes, log }: PartsDeps,
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
    ai: configuration.ai === undefined ? undefined : createAiService(configuration.ai),
  };
}
