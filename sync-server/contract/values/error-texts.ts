/**
 * The text of a refused call in the browser: its status, a colon and a space, then the answer's body, or the status text if there is no
 * body.
 */
export function callErrorMessage(status: number, body: string, statusText: string): string {
  return `${status}: ${body === '' ? statusText : body}`;
}

/** True for a lost session, judged by the message alone. */
export function isUnauthorized(message: string): boolean {
  return message.startsWith('401:') && message.includes('Unauthorized');
}

/** The path of a query: its key segments joined by slashes. */
export function pathFromKey(key: readonly (string | number)[]): string {
  return key.map(String).join('/');
}
