import type pg from 'pg';

/** The driver takes no notice of what these answer. */
const nothing = { rows: [], fields: [], rowCount: 0 };

/**
 * Makes a connection send the beginning of a transaction together with the first statement, which names its scope: one message instead of
 * the two or three that the query builder sends. A beginning that nothing follows is not sent at all.
 */
export function mergeBegin(client: pg.ClientBase): void {
  const { query: send } = client;
  let held: string | undefined;
  async function sendHeld(beginning: string, query: object, text: string): Promise<unknown> {
    if ('values' in query && Array.isArray(query.values) && query.values.length > 0) {
      // Several statements cannot share values.
      await Reflect.apply(send, client, [beginning]);
      return Reflect.apply(send, client, [query]);
    }
    const results: unknown = await Reflect.apply(send, client, [{ ...query, text: `${beginning}; ${text}` }]);
    return Array.isArray(results) ? results.at(-1) : results;
  }
  Reflect.set(client, 'query', (...args: readonly unknown[]): unknown => {
    const [query] = args;
    const text = typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string' ? query.text : undefined;
    if (text === 'BEGIN') held = text;
    else if (held === undefined) return Reflect.apply(send, client, args);
    else if (text?.startsWith('SET TRANSACTION ')) held += `; ${text}`;
    else {
      const beginning = held;
      held = undefined;
      if (text !== 'COMMIT' && text !== 'ROLLBACK' && typeof query === 'object' && query !== null) {
        return sendHeld(beginning, query, text ?? '');
      }
    }
    return Promise.resolve(nothing);
  });
}
