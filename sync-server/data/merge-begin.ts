import type pg from 'pg';

/** The driver ignores the answers to these statements. */
const nothing = { rows: [], fields: [], rowCount: 0 };

/**
 * Makes a connection send the BEGIN of a transaction together with the first statement, which sets its scope: one message instead of the
 * two or three that the query builder sends. A BEGIN without a following statement is not sent at all.
 */
export function mergeBegin(client: Pick<pg.ClientBase, 'query'>): void {
  const { query: send } = client;
  let held: string | undefined;

  async function sendWith(beginning: string, query: object, text: string): Promise<unknown> {
    if ('values' in query && Array.isArray(query.values) && query.values.length > 0) {
      // Several statements cannot share parameters.
      await Reflect.apply(send, client, [beginning]);
      return Reflect.apply(send, client, [query]);
    }
    const results: unknown = await Reflect.apply(send, client, [{ ...query, text: `${beginning}; ${text}` }]);
    return Array.isArray(results) ? results.at(-1) : results;
  }

  Reflect.set(client, 'query', (...args: readonly unknown[]): unknown => {
    const [query] = args;
    const built = builtQuery(query);
    if (built?.text === 'BEGIN') {
      held = built.text;
      return Promise.resolve(nothing);
    }
    const beginning = held;
    if (beginning !== undefined && built?.text.startsWith('SET TRANSACTION ')) {
      held = `${beginning}; ${built.text}`;
      return Promise.resolve(nothing);
    }
    held = undefined;
    // A plain text does not come from the query builder: it begins its own transaction.
    if (beginning === undefined || built === undefined) return Reflect.apply(send, client, args);
    if (built.text === 'COMMIT' || built.text === 'ROLLBACK') return Promise.resolve(nothing);
    return sendWith(beginning, built, built.text);
  });
}

/** A statement in the form that the query builder passes. */
function builtQuery(query: unknown): (object & { readonly text: string }) | undefined {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return undefined;
  const { text } = query;
  return { ...query, text };
}
