import type { TimeOperation } from '#server/core/metrics/timings.ts';
import { withServices } from '#server/core/operations/with-services.ts';
import { createSchema } from '#server/edge/graphql/schema.ts';
import type { GraphqlDeps } from '#server/edge/graphql/types/builder.ts';
import { operations, relations } from '#server/wiring/operations.ts';
import type { OperationDeps } from '#server/wiring/service-deps.ts';

function notHere(): never {
  throw new Error('No domain is served here.');
}

/** For tests and measurements of an endpoint without rate limits and audit trail. */
export const withoutGuards: Pick<GraphqlDeps, 'limiter' | 'onRefused'> = { limiter: { take: notHere }, onRefused: async () => undefined };

/** For operations whose time nobody asks for. */
export const untimed: TimeOperation = (_, run) => run();

/** For tests and measurements of an endpoint without the services of the domains. */
export const withoutDomains: OperationDeps = {
  db: { inTransaction: notHere, reading: notHere, query: notHere, connections: notHere, url: '', close: notHere },
  changes: { run: notHere, runAsPlatform: notHere },
  clock: notHere,
  newId: notHere,
  accounts: { set: notHere, prepare: notHere, find: notHere, withPassword: notHere },
  currentUser: notHere,
  sealKeyOf: notHere,
  payments: { isOwnLedger: true, createSubscription: notHere, changeCard: notHere, cancelSubscription: notHere, readEvent: notHere },
  log: { info: notHere, warn: notHere, fault: notHere },
  resolveTxt: notHere,
  development: false,
  publicUrl: 'http://localhost',
  migration: { enabled: false, key: notHere },
  ai: undefined,
  randomBytes: notHere,
  webhookSecretOf: notHere,
  appBuild: notHere,
};

/** The product's schema, to be read and not to be executed. */
export const printedSchema = () => createSchema(withServices(operations, withoutDomains, untimed), relations);
