import type { GraphqlDeps } from './builder.ts';

function notHere(): never {
  throw new Error('No domain is served here.');
}

/** For tests and measurements of an endpoint without the services of the domains. */
export const withoutDomains: Omit<GraphqlDeps, 'db' | 'changes' | 'clock' | 'sync' | 'currentUser'> = {
  limiter: { take: notHere },
  onRefused: async () => undefined,
  newId: notHere,
  accounts: { set: notHere, prepare: notHere, find: notHere, withPassword: notHere },
  sealKeyOf: notHere,
  payments: { isOwnLedger: true, createSubscription: notHere, changeCard: notHere, cancelSubscription: notHere, readEvent: notHere },
  log: { info: notHere, warn: notHere, fault: notHere },
  resolveTxt: notHere,
  development: false,
  publicUrl: 'http://localhost',
  migration: { enabled: false, key: notHere },
  ai: undefined,
  randomBytes: notHere,
};
