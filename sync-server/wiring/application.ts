import type { RequestListener } from 'node:http';
import { Hono } from 'hono';
import type { Configuration } from '#server/core/configuration/configuration.ts';
import type { Database } from '#server/core/data/database.ts';
import { createNewId } from '#server/core/data/new-id.ts';
import { refuse } from '#server/core/http/answer.ts';
import { answerToFault } from '#server/core/http/answer-to-fault.ts';
import { createListener, dispatchedPaths } from '#server/core/http/listener/serve.ts';
import type { Log } from '#server/core/http/log.ts';
import { createAssets } from '#server/core/http/pages/assets.ts';
import { registerPages } from '#server/core/http/pages/register-pages.ts';
import { refusalFormOf } from '#server/core/http/problem.ts';
import type { HttpEnv } from '#server/core/http/requests/http-env.ts';
import { createOnce } from '#server/core/http/requests/idempotency.ts';
import { proxyList } from '#server/core/http/requests/request-origin.ts';
import type { HeaderSettings } from '#server/core/http/security-headers.ts';
import { createMetrics, type Metrics } from '#server/core/metrics/metrics.ts';
import type { TimeOperation } from '#server/core/metrics/timings.ts';
import { withServices } from '#server/core/operations/with-services.ts';
import { limitPushes } from '#server/core/rate-limits/limit-pushes.ts';
import { limitSignIn } from '#server/core/rate-limits/limit-sign-in.ts';
import { createScheduler, type Scheduler } from '#server/core/scheduler/scheduler.ts';
import { createKeptCurrency } from '#server/core/settings/kept-currency.ts';
import { readCurrency } from '#server/core/settings/read-currency.ts';
import { inSpan } from '#server/core/tracing/spans.ts';
import { createGraphql, type Graphql } from '#server/edge/graphql/graphql.ts';
import { createLiveStreams, type LiveStreams } from '#server/edge/graphql/live/live-streams.ts';
import { registerHealth } from '#server/edge/health/register-health.ts';
import { createInternalCalls, type InternalCalls } from '#server/edge/internal/internal-calls.ts';
import { registerOpenapi } from '#server/edge/openapi/register-openapi.ts';
import { registerRest } from '#server/edge/rest/rest.ts';
import { registerMailPages } from '#server/mail/register-mail-pages.ts';
import { registerAbuseReports } from '#server/pages/abuse-reports/register-abuse-reports.ts';
import { registerEmbedding } from '#server/pages/embedding/register-embedding.ts';
import { registerPublishedPages } from '#server/pages/landing-pages/published/register-published-pages.ts';
import type { PasswordHasher } from '#server/people/identity/passwords/password-hash.ts';
import { limitAuthorization } from '#server/people/identity/provider/limit-authorization.ts';
import { createTlsAnswer, registerTlsAsk } from '#server/tenants/domains/register-tls-ask.ts';
import { registerPictures } from '#server/tenants/pictures/register-pictures.ts';
import { createEffects } from './create-effects.ts';
import { createParts, type Parts } from './create-parts.ts';
import { operations, relations } from './operations.ts';
import { restTable } from './rest-table.ts';
import { scheduledJobs } from './scheduled-jobs.ts';
import type { ServiceDeps } from './service-deps.ts';

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
  /** The built element for websites of tenants. */
  readonly embedFolders: readonly string[];
  /** The part that is missing before requests can be served, if any. */
  readonly missing: () => Promise<string | undefined>;
  /** A sentence while the database is known to be unavailable. */
  readonly outage: () => string | undefined;
}

export interface Application {
  readonly listener: RequestListener;
  /** Answers the operator's own systems. */
  readonly internal: InternalCalls;
  readonly metrics: Metrics;
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
  const { services, sync, identity, limiter, looks, senders } = parts;
  const streams = createLiveStreams();
  const metrics = createMetrics({ db: deps.db, clock, openStreams: streams.open, secondsSincePoll: sync.secondsSincePoll });
  const { db, changes, payments, pageViews, webhookSecretOf } = services;
  await db.reading({ as: 'platform' }, readCurrency);
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
  const isStopping = (): boolean => stopping;
  const app = createRoutes({ ...deps, ...parts, headers, isStopping, metrics });
  const listener = createListener({
    app,
    graphql: createGraphqlOf(parts, { ...deps, streams, metrics }).handler,
    identity: identity.handler === undefined ? undefined : limitAuthorization(identity.handler, limiter),
    looks,
    headers,
    trust: { isProxy: proxyList(configuration.trustedProxies), protocol: new URL(configuration.publicUrl).protocol, newId },
    loopbackUrl: deps.loopbackUrl,
    noteRequest: metrics.noteRequest,
    senderOf: senders.of,
    log,
    clock,
    isStopping,
  });
  return {
    listener,
    internal: createInternalCalls({ ...deps, isStopping, metrics, answerTls: createTlsAnswer({ looks }) }),
    metrics,
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

/** Each operation is timed, and has a span with its name. */
function tracedTiming({ timeOperation }: Metrics): TimeOperation {
  return (operation, run) => inSpan(operation, {}, () => timeOperation(operation, run));
}

interface GraphqlParts {
  readonly streams: LiveStreams;
  readonly metrics: Metrics;
}

function createGraphqlOf(
  { services, sync, identity, limiter, onRefused }: Parts,
  { configuration, log, streams, metrics }: Pick<ApplicationDeps, 'configuration' | 'log'> & GraphqlParts,
): Graphql {
  const { db, changes, clock } = services;
  return createGraphql({
    ...{ db, changes, clock, limiter, onRefused, streams },
    operations: withServices(operations, services, tracedTiming(metrics)),
    relations,
    sync: limitPushes(sync, limiter),
    identify: identity.identify,
    onFault: (fault, requestId) => log.fault('fault', fault, { requestId }),
    isProduction: configuration.mode === 'production',
  });
}

interface RoutesDeps extends Parts, Pick<ApplicationDeps, 'configuration' | 'log' | 'missing' | 'outage' | 'appFolders' | 'embedFolders'> {
  readonly headers: HeaderSettings;
  readonly isStopping: () => boolean;
  readonly metrics: Metrics;
}

/** Every route but GraphQL and the identity provider. */
function createRoutes(deps: RoutesDeps): Hono<HttpEnv> {
  const { configuration, log, services, query, identity, limiter, onRefused, looks, headers, isStopping, missing, outage, metrics } = deps;
  const { db, clock, pageViews } = services;
  const app = new Hono<HttpEnv>();
  app.onError((fault, { env, req }) => {
    // The client has disconnected, so this answer is not read.
    if (env.hasHungUp()) return new Response(null);
    const { status, text, refusal, headers } = answerToFault(log, fault, { requestId: env.place.requestId });
    if (refusalFormOf(req.raw.headers) === 'problem') return refuse(refusal, headers, 'problem');
    return new Response(text, { status, headers: { 'content-type': 'text/plain; charset=utf-8', ...headers } });
  });
  registerHealth(app, { missing, outage, isStopping, log });
  registerTlsAsk(app, { looks });
  limitSignIn(app, limiter);
  identity.register(app);
  const once = createOnce({ query, clock });
  registerRest(app, restTable, { services, identify: identity.identify, limiter, onRefused, once, timeOperation: tracedTiming(metrics) });
  registerMailPages(app, { db, identify: identity.identify, onRefused, isShown: configuration.mode !== 'production' });
  registerOpenapi(app, restTable, configuration.publicUrl);
  registerEmbedding(app, { db, looks, assets: createAssets(deps.embedFolders) });
  registerPictures(app, { db, looks, files: services.files });
  registerAbuseReports(app, { db, changes: services.changes, clock, limiter });
  registerPublishedPages(app, { db, looks, pageViews });
  registerPages(app, { assets: createAssets(deps.appFolders), looks, headers, currencyNow: createKeptCurrency({ db, clock, log }) });
  return app;
}

function headersOf({ publicUrl, stripe }: Configuration): HeaderSettings {
  return { https: publicUrl.startsWith('https:'), paymentOrigins: stripe === undefined ? [] : stripeOrigins };
}

const stripeOrigins: readonly string[] = ['https://js.stripe.com', 'https://api.stripe.com', 'https://hooks.stripe.com'];
