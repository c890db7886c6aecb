import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import { uuidv7 } from '#contract/uuid.ts';
import type { Configuration } from '#server/configuration/configuration.ts';
import type { IdentityQuery } from '#server/data/identity-query.ts';
import { purgeTombstones } from '#server/deletion/tombstone.ts';
import { recheckDomains } from '#server/domains/recheck-domains.ts';
import { createResolveTxt } from '#server/domains/resolve-txt.ts';
import { limitAuthorization } from '#server/identity/limit-authorization.ts';
import { registerRest } from '#server/rest/rest.ts';
import type { ServiceDeps } from '#server/wiring/service-deps.ts';
import { forgetAiCalls } from './ai-usage/forget-ai-calls.ts';
import { createLoadTokenHolder } from './api-tokens/load-token-holder.ts';
import { createRecordDenial } from './audit/record-denial.ts';
import { createRecordRefusedAccess } from './audit/record-refused-access.ts';
import { applyDueChanges } from './billing/apply-due-changes.ts';
import { billOverage } from './billing/bill-overage.ts';
import { chargeForgotten } from './billing/charge-invoices.ts';
import { createPayments } from './billing/create-payments.ts';
import { reconcilePayments } from './billing/reconcile-payments.ts';
import { createEffects } from './create-effects.ts';
import type { Database } from './data/database.ts';
import { createAiService } from './explanations/ai-service.ts';
import { createGraphql } from './graphql/graphql.ts';
import { registerHealth } from './health/register-health.ts';
import { answerToFault } from './http/answer-to-fault.ts';
import { createAssets } from './http/assets.ts';
import type { HttpEnv } from './http/http-env.ts';
import { createOnce, forgetKeys } from './http/idempotency.ts';
import type { Log } from './http/log.ts';
import { createOwnHosts } from './http/own-hosts.ts';
import { registerPages } from './http/register-pages.ts';
import { proxyList } from './http/request-origin.ts';
import { createListener, dispatchedPaths } from './http/serve.ts';
import { createTenantLooks } from './http/tenant-look.ts';
import { createIdentity } from './identity/create-identity.ts';
import type { PasswordHasher } from './identity/password-hash.ts';
import { recordSignIn } from './identity/record-sign-in.ts';
import { createSecrets } from './identity/secrets.ts';
import { expireInvitations } from './invitations/expire-invitations.ts';
import { registerPublishedPages } from './landing-pages/register-published-pages.ts';
import { forgetMails } from './mail/forget-mails.ts';
import { registerMailPages } from './mail/register-mail-pages.ts';
import { createMigrationSettings } from './migration/migration-settings.ts';
import { registerOpenapi } from './openapi/register-openapi.ts';
import { countViews, forgetViews } from './page-views/count-views.ts';
import { createPageViews } from './page-views/create-page-views.ts';
import { limitPushes } from './rate-limits/limit-pushes.ts';
import { limitSignIn } from './rate-limits/limit-sign-in.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';
import { createScheduler, type Scheduler } from './scheduler/scheduler.ts';
import { cleanUp } from './sync/clean-up.ts';
import { createSync } from './sync/sync.ts';
import { commandHandlers } from './wiring/command-handlers.ts';
import { restTable } from './wiring/rest-table.ts';
import { rowLoaders } from './wiring/row-loaders.ts';

export interface ApplicationDeps {
  readonly db: Database;
  readonly configuration: Configuration;
  readonly clock: () => Date;
  readonly randomBytes: (length: number) => Uint8Array;
  readonly hasher: PasswordHasher;
  readonly log: Log;
  /** Address at which this process reaches its own listener, once it listens. */
  readonly loopbackUrl: () => string;
  /** The built app, followed by the hashed files of earlier builds. */
  readonly appFolders: readonly string[];
  /** The part that is missing before requests can be served, if any. */
  readonly missing: () => Promise<string | undefined>;
}

export interface Application {
  readonly listener: RequestListener;
  readonly services: ServiceDeps;
  readonly issuer: string;
  /** Paths of all routes that the server answers itself, as declared. */
  readonly paths: readonly string[];
  /** Reports "not ready" first, so that a load balancer stops sending requests while the last ones finish. */
  readonly beginStop: () => void;
  /** Runs every job now, due or not. */
  readonly sweep: () => Promise<void>;
  /** Runs the effects that are due, once. */
  readonly runEffects: () => Promise<number>;
  /** Runs jobs and effects when they are due, until stopped. */
  readonly startScheduler: Scheduler['start'];
  /** Closes the application's own resources after the last request. */
  readonly close: () => Promise<void>;
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
/** Short enough that payments and period ends are processed soon after they happen. */
const billingEveryMs = 5 * minuteMs;

/** The whole server behind one listener. Clock, randomness, database, and network address are passed in. */
export async function createApplication(deps: ApplicationDeps): Promise<Application> {
  const { db, configuration, clock, randomBytes, hasher, log, loopbackUrl } = deps;
  const { publicUrl, productHost, identityProvider } = configuration;
  const query: IdentityQuery = (sql, values) => db.query({ as: 'platform' }, sql, values);
  const newId = createNewId(clock, randomBytes);
  const looks = createTenantLooks({ query, clock, publicUrl, productHost });
  const limiter = createRateLimiter({ query, clock, log });
  const recordDenial = createRecordDenial({ db, clock, newId, log });
  const onRefused = createRecordRefusedAccess(recordDenial);
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
  const { changes } = sync;
  const identity = await createIdentity({
    query,
    configuration,
    looks,
    limiter,
    changes,
    clock,
    newId,
    randomBytes,
    hasher,
    log,
    loopbackUrl,
    onSignIn: recordSignIn({ db, clock, newId }),
    recordDenial,
    loadTokenHolder: createLoadTokenHolder({ query, clock }),
  });
  const development = configuration.mode === 'development';
  const secrets = createSecrets(query);
  const payments = await createPayments({ db, configuration, clock, randomBytes, secrets });
  const pageViews = createPageViews({ db, clock, newId, randomBytes, log });
  const services: ServiceDeps = {
    db,
    changes,
    clock,
    newId,
    randomBytes,
    accounts: identity.accounts,
    currentUser: identity.currentUser,
    sealKeyOf: identity.sealKeyOf,
    takeLogout: identity.takeLogout,
    payments,
    resolveTxt: createResolveTxt(),
    log,
    publicUrl,
    development,
    migration: createMigrationSettings({ configuration, secrets, randomBytes }),
    pageViews,
    ai: configuration.ai === undefined ? undefined : createAiService(configuration.ai),
  };
  const graphql = createGraphql({
    ...services,
    sync: limitPushes(sync, limiter),
    limiter,
    identify: identity.identify,
    onRefused,
    onFault: (fault, requestId) => log.fault('fault', fault, { requestId }),
    isProduction: configuration.mode === 'production',
  });
  const effects = createEffects({ db, changes, configuration, payments, clock, randomBytes, log });
  const scheduler = createScheduler({
    db,
    clock,
    newId,
    log,
    shared: [
      { name: 'effects', run: effects.run },
      { name: 'page-views', run: pageViews.flush },
    ],
    jobs: [
      { name: 'sessions', everyMs: hourMs, run: identity.sweep },
      { name: 'buckets', everyMs: hourMs, run: limiter.sweep },
      { name: 'keys', everyMs: hourMs, run: () => forgetKeys({ query, clock }) },
      { name: 'mails', everyMs: hourMs, run: () => forgetMails({ db, clock }) },
      { name: 'invitations', everyMs: hourMs, run: () => expireInvitations(services) },
      { name: 'subscriptions', everyMs: billingEveryMs, run: () => applyDueChanges(services) },
      { name: 'payments', everyMs: billingEveryMs, run: () => chargeForgotten({ ...services, payments }) },
      { name: 'overage', everyMs: billingEveryMs, run: () => billOverage({ ...services, payments }) },
      { name: 'ai-calls', everyMs: hourMs, run: () => forgetAiCalls({ db, clock }) },
      { name: 'reconciliation', everyMs: billingEveryMs, run: () => reconcilePayments({ ...services, payments }) },
      { name: 'tombstones', everyMs: hourMs, run: () => purgeTombstones(db, clock()) },
      { name: 'domains', everyMs: hourMs, run: () => recheckDomains(services) },
      { name: 'page-counts', everyMs: minuteMs, run: () => countViews(db) },
      { name: 'page-views', everyMs: hourMs, run: () => forgetViews(db, clock()) },
      { name: 'sync', everyMs: hourMs, run: () => cleanUp({ db, clock }) },
    ],
  });
  const headers = { https: publicUrl.startsWith('https:'), paymentOrigins: configuration.stripe === undefined ? [] : stripeOrigins };
  const app = new Hono<HttpEnv>();
  let stopping = false;
  app.onError((fault, { env }) => {
    // The client has disconnected: nobody reads this answer.
    if (env.hasHungUp()) return new Response(null);
    const { status, text, headers } = answerToFault(log, fault, { requestId: env.place.requestId });
    return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
  });
  registerHealth(app, { missing: deps.missing, isStopping: () => stopping, log });
  limitSignIn(app, limiter);
  identity.register(app);
  registerRest(app, restTable, { services, identify: identity.identify, limiter, onRefused, once: createOnce({ query, clock }) });
  registerMailPages(app, { db, identify: identity.identify, onRefused, isShown: configuration.mode !== 'production' });
  registerOpenapi(app, restTable, publicUrl);
  registerPublishedPages(app, { db, looks, pageViews });
  registerPages(app, { assets: createAssets(deps.appFolders), looks, headers });
  const listener = createListener({
    app,
    graphql: graphql.door,
    identity: identity.door === undefined ? undefined : limitAuthorization(identity.door, limiter),
    looks,
    headers,
    trust: { isProxy: proxyList(configuration.trustedProxies), protocol: new URL(publicUrl).protocol, newId },
    loopbackUrl,
    log,
    clock,
  });
  return {
    listener,
    services,
    issuer: identityProvider?.issuer ?? `${publicUrl}/idp`,
    paths: [...app.routes.map(({ path }) => path), ...dispatchedPaths],
    beginStop: () => {
      stopping = true;
    },
    sweep: scheduler.runAll,
    runEffects: effects.run,
    startScheduler: scheduler.start,
    close: async () => {
      effects.close();
      await pageViews.flush();
      await sync.close();
    },
  };
}

const stripeOrigins: readonly string[] = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];

export function createNewId(clock: () => Date, randomBytes: (length: number) => Uint8Array): () => string {
  return () => uuidv7(clock().getTime(), (into) => into.set(randomBytes(into.length)));
}
