import { inSpan } from '#server/core/tracing/spans.ts';
import type { Database, Scope } from './database.ts';

/** The same database with a span for each transaction and statement. */
export function withSpans(db: Database): Database {
  const attributes = ({ as }: Scope): Record<string, string> => ({ 'db.system.name': 'postgresql', 'reckoner.scope': as });
  return {
    ...db,
    inTransaction: (scope, work) => inSpan('transaction', attributes(scope), () => db.inTransaction(scope, work)),
    reading: (scope, work) => inSpan('reading', attributes(scope), () => db.reading(scope, work)),
    query: (scope, sql, values) => inSpan('statement', attributes(scope), () => db.query(scope, sql, values)),
  };
}
