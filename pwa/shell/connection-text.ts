import type { Connection, Session } from '#app/session/session-atoms.ts';

export interface ConnectionText {
  readonly short: string;
  readonly more?: string;
  readonly tone: 'good' | 'warn' | 'bad' | 'plain';
}

/** What the header says about the connection. A visitor with a connection hears nothing. */
export function connectionText(connection: Connection, status: Session['status']): ConnectionText | undefined {
  const changes = connection.waiting === 1 ? '1 change waiting' : `${connection.waiting} changes waiting`;
  if (connection.failed > 0)
    return { short: connection.failed === 1 ? '1 change refused' : `${connection.failed} changes refused`, tone: 'bad' };
  if (!connection.reachable || status === 'offline')
    return { short: 'Offline', tone: 'warn', ...(connection.waiting > 0 ? { more: changes } : {}) };
  if (status === 'signedOut' || status === 'loading') return undefined;
  if (connection.syncing || connection.waiting > 0)
    return { short: 'Syncing', tone: 'plain', ...(connection.waiting > 0 ? { more: changes } : {}) };
  return { short: 'All changes saved', tone: 'good' };
}
