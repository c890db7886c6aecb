import { hash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * Declares a statement that each connection prepares on first use and then refers to by name, for those that nearly every request sends:
 * neither side reads its text again. The text must be a constant, because a connection never forgets a statement.
 */
export function prepared(sql: string): string {
  names.set(sql, hash('sha256', sql, 'base64url').slice(0, 22));
  return sql;
}

/** The name of a prepared statement; undefined for any other. */
export function nameOf(sql: string): string | undefined {
  return names.get(sql);
}
