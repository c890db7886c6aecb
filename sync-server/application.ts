import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type { Configuration } from '#server/configuration/configuration.ts';
import { limitAuthorization } from '#server/identity/provider/limit-authorization.ts';
import { withServices } from '#server/operations/with-services.ts';
import { registerRest } from '#server/rest/rest.ts';
import { createEffects } from './create-effects.ts';
import type { Database } from './data/database.ts';
import { registerTlsAsk } from './domains/register-tls-ask.ts';
import { registerEmbedding } from './embedding/register-embedding.ts';
import { createGraphql, type Graphql } from './graphql/graphql.ts';
import { registerHealth } from './health/register-health.ts';
import { answerToFault } from './http/answer-to-fault.ts';
import type { HttpEnv } from './http/http-env.ts';
import type { Log } from './http/log.ts';
import { createAssets } from './http/pages/assets.ts';
import { registerPages } from './http/pages/register-pages.ts';
import type { HeaderSettings } from './http/pages/security-headers.ts';
import { createOnce } from './http/requests/idempotency.ts';
import { proxyList } from './http/requests/request-origin.ts';
import { createListener, dispatchedPaths } from './http/serve.ts';
import type { PasswordHasher } from './identity/passwords/password-hash.ts';
import { registerPublishedPages } from './landing-pages/register-published-pages.ts';
import { registerMailPages } from './mail/register-mail-pages.ts';
import { createNewId } from './new-id.ts';
import { registerOpenapi } from './openapi/register-openapi.ts';
import { registerPictures } from './pictures/register-pictures.ts';
import { limitPushes } from './rate-limits/limit-pushes.ts';
import { limitSignIn } from './rate-limits/limit-sign-in.ts';
import { createScheduler, type Scheduler } from './scheduler/scheduler.ts';
import { createParts, type Parts } from './wiring/create-parts.ts';
import { operations } from './wiring/operations.ts';
import { restTable } from './wiring/rest-table.ts';
import { scheduledJobs } from './wiring/scheduled-jobs.ts';
import type { ServiceDeps } from './wiring/service-deps.ts';

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
  /** The built element for websites of firms. */
  readonly embedFolders: readonly string[];
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

/** The whole server behind one listener. Clock, randomness, database, and network address are passed in. */
export async function createApplication(deps: ApplicationDeps): Promise<Application> {
  const { configuration, clock, randomBytes, log } = deps;
  const newId = createNewId(clock, randomBytes);
  const parts = await createParts({ ...deps, newId });
  const { services, sync, identity, limiter, looks } = parts;
  const { db, changes, payments, pageViews, webhookSecretOf } = services;
  const effects = createEffects({ db, changes, configuration, payments, clock, randomBytes, webhookSecretOf, log });
  const scheduler = createScheduler({
    ...{ db, clock, newId, log, jobs: scheduledJobs(parts) },
    shared: [
      { name: 'effects', run: effects.run },
      { name: 'webhooks', run: effects.deliver },
      { name: 'page-views', run: pageViews.flush },
    ],
  });
  const headers = headersOf(configuration);
  let stopping = false;
  const app = createRoutes({ ...deps, ...parts, headers, isStopping: () => stopping });
  const listener = createListener({
    app,
    graphql: createGraphqlOf(parts, deps).handler,
    identity: identity.handler === undefined ? undefined : limitAuthorization(identity.handler, limiter),
    looks,
    headers,
    trust: { isProxy: proxyList(configuration.trustedProxies), protocol: new URL(configuration.publicUrl).protocol, newId },
    loopbackUrl: deps.loopbackUrl,
    log,
    clock,
  });
  return {
    listener,
    services,
    issuer: configuration.identityProvider?.issuer ?? `${configuration.publicUrl}/idp`,
    paths: [...app.routes.map(({ path }) => path), ...dispatchedPaths],
    beginStop: () => {
      stopping = true;
    },
    sweep: scheduler.runAll,
    runEffects: async () => (await effects.run()) + (await effects.deliver()),
    startScheduler: scheduler.start,
    close: async () => {
      effects.close();
      await pageViews.flush();
      await sync.close();
    },
  };
}

function createGraphqlOf(
  { services, sync, identity, limiter, onRefused }: Parts,
  { configuration, log }: Pick<ApplicationDeps, 'configuration' | 'log'>,
): Graphql {
  const { db, changes, clock } = services;
  return createGraphql({
    ...{ db, changes, clock, limiter, onRefused },
    operations: withServices(operations, services),
    sync: limitPushes(sync, limiter),
    identify: identity.identify,
    onFault: (fault, requestId) => log.fault('fault', fault, { requestId }),
    isProduction: configuration.mode === 'production',
  });
}

interface RoutesDeps extends Parts, Pick<ApplicationDeps, 'configuration' | 'log' | 'missing' | 'appFolders' | 'embedFolders'> {
  readonly headers: HeaderSettings;
  readonly isStopping: () => boolean;
}

/** Every route but GraphQL and the identity provider. */
function createRoutes(deps: RoutesDeps): Hono<HttpEnv> {
  const { configuration, log, services, query, identity, limiter, onRefused, looks, headers, isStopping, missing } = deps;
  const { db, clock, pageViews } = services;
  const app = new Hono<HttpEnv>();
  app.onError((fault, { env }) => {
    // The client has disconnected, so this answer is not read.
    if (env.hasHungUp()) return new Response(null);
    const { status, text, headers } = answerToFault(log, fault, { requestId: env.place.requestId });
    return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
  });
  registerHealth(app, { missing, isStopping, log });
  registerTlsAsk(app, { looks });
  limitSignIn(app, limiter);
  identity.register(app);
  registerRest(app, restTable, { services, identify: identity.identify, limiter, onRefused, once: createOnce({ query, clock }) });
  registerMailPages(app, { db, identify: identity.identify, onRefused, isShown: configuration.mode !== 'production' });
  registerOpenapi(app, restTable, configuration.publicUrl);
  registerEmbedding(app, { db, looks, assets: createAssets(deps.embedFolders) });
  registerPictures(app, { db, looks });
  registerPublishedPages(app, { db, looks, pageViews });
  registerPages(app, { assets: createAssets(deps.appFolders), looks, headers });
  return app;
}

function headersOf({ publicUrl, stripe }: Configuration): HeaderSettings {
  return { https: publicUrl.startsWith('https:'), paymentOrigins: stripe === undefined ? [] : stripeOrigins };
}

const stripeOrigins: readonly string[] = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];
